/** Links and pictures as mails show them. */
import { html, trusted, type Html } from '../../../lib/html.ts'
import { isLinkAddress, isPictureAddress } from '../../../lib/web-address.ts'
import type { Block } from '../../blocks/blocks.ts'
import { inline } from '../inline.ts'
import { MARKED } from './cleaned.ts'
import type { Colours } from './look.ts'

export type LooseBlock = { readonly [Member in keyof Block]?: Block[Member] | undefined }

/** Words with their inline marks, dressed. A cleaner wrote them: no `<` but in tags. */
export function words(text: string, { style, url }: LooseBlock, { accent }: Pick<Colours, 'accent'>): Html {
  const { markup } = inline(text, { style, url })
  return trusted(
    markup
      .replaceAll('<mark>', `<mark style="${MARKED}">`)
      .replaceAll('<a href=', `<a style="color:${accent}" href=`)
      .replaceAll('<a rel=', `<a style="color:${accent}" rel=`)
      .replaceAll(' rel="noopener"', ''),
  )
}

/** The content alone when the address is not one that a link may lead to. */
export function anchored(
  url: string | undefined,
  content: Html | undefined,
  { accent, text }: Colours,
  label?: string,
  isHeading = false,
): Html {
  if (!url || !isLinkAddress(url)) return content ?? html``
  const colour = isHeading ? text : accent
  return html`<a${isHeading && trusted(' class="n"')} href="${url}"${label && html` aria-label="${label}"`} style="color:${colour}">${content}</a>`
}

/** As wide as it is, at most the room there is; Word heeds only the attribute. */
export function picture(imageUrl: string | undefined, alt: string, width: number): Html | undefined {
  if (!imageUrl || !isPictureAddress(imageUrl)) return undefined
  return html`<img src="${imageUrl}" alt="${alt}" width="${width}" style="display:inline-block;width:auto;max-width:100%;height:auto;border:0;border-radius:8px;vertical-align:top">`
}
