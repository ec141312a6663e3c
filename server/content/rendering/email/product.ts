/** A product as a card: its picture beside its name, what it costs, and the way to it. */
import { html, trusted, type Html } from '../../../lib/html.ts'
import { isLinkAddress } from '../../../lib/web-address.ts'
import { inline, paragraphs } from '../inline.ts'
import { soldOutWords, type Offer, type ShownBlock } from '../offers.ts'
import { PRODUCT_PICTURE_WIDTH, type Colours } from './look.ts'
import { anchored, picture, words } from './pieces.ts'

export function productCard(block: ShownBlock, colours: Colours): Html {
  const { text = '', url, style, offer } = block
  const name = anchored(url, words(text, { style, url }, colours), colours, undefined, true)
  // People press pictures: a link needs words.
  const alt = block.alt ?? (url ? plainName(text) : '')
  const shown = picture(block.imageUrl, alt, PRODUCT_PICTURE_WIDTH)
  const pictureCell =
    shown &&
    html`<td width="${PRODUCT_PICTURE_WIDTH}" valign="top" class="pp" style="width:${PRODUCT_PICTURE_WIDTH}px;padding:16px 0 16px 16px">${anchored(url, shown, colours)}</td>`
  const said = paragraphs(block.description ?? '').map(
    (part) =>
      html`<p class="m" style="margin:4px 0 0;font-size:14px;line-height:1.5;color:${colours.muted}">${inline(part, {})}</p>`,
  )
  const cost = offer && offerLine(offer, colours)
  const way = url && isLinkAddress(url) && !offer?.isSoldOut ? button(url, text, colours) : undefined
  return html`<table class="o" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border:1px solid ${colours.line};border-radius:8px;border-collapse:separate"><tr>${pictureCell}<td valign="top" style="padding:16px"><p style="margin:0;font-weight:600;line-height:1.4">${name}</p>${said}${cost}${way}</td></tr></table>`
}

function offerLine(offer: Offer, { muted }: Colours): Html | undefined {
  const { price, originalPrice, isSoldOut } = offer
  const before =
    originalPrice !== null && html` <s class="m" style="font-weight:400;color:${muted}">${originalPrice}</s>`
  if (isSoldOut) {
    return html`<p class="m" style="margin:8px 0 0;font-size:14px;color:${muted}">${soldOutWords(offer)}</p>`
  }
  if (price === null) return undefined
  return html`<p style="margin:8px 0 0;font-weight:600">${price}${before}</p>`
}

/** A cell with a ground is a button in every client. The words are the same on each card: the label tells them apart. */
function button(url: string, name: string, { accent, onAccent }: Colours): Html {
  return html`<table class="k" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0;border-collapse:separate"><tr><td bgcolor="${accent}" style="border-radius:8px;background:${accent}"><a href="${url}" aria-label="View ${plainName(name)}" style="display:inline-block;padding:8px 16px;border-radius:8px;background:${accent};color:${onAccent};font-size:14px;line-height:20px;font-weight:600;text-decoration:none">${trusted('View')}</a></td></tr></table>`
}

function plainName(text: string): string {
  return text.replaceAll(/<[^>]*>/g, '')
}
