/** Blocks as a public page shows them: semantic HTML that is safe as it stands (docs/decisions/blocks.md). */
import { html, trusted, type Html } from '../../lib/html.ts'
import { isLinkAddress, isPictureAddress } from '../../lib/web-address.ts'
import { columnsOf, listItems, socialLinks } from '../blocks/block-lines.ts'
import type { Block, BlockType } from '../blocks/blocks.ts'
import { cleanHtml } from '../clean-html.ts'
import { forEverybody } from './everybody.ts'
import { inline, paragraphs } from './inline.ts'
import { soldOutWords, type Offer, type ShownBlock } from './offers.ts'
import type { Sender } from './personal.ts'
import { renderAsText } from './text.ts'

const SHOWN: Readonly<Record<BlockType, (block: ShownBlock) => Html>> = {
  // The page's title is its one h1.
  h1: (block) => html`<h2${classes(block)}>${linked(block)}</h2>`,
  h2: (block) => html`<h3${classes(block)}>${linked(block)}</h3>`,
  h3: (block) => html`<h4${classes(block)}>${linked(block)}</h4>`,
  text: (block) =>
    html`${paragraphs(block.text ?? '').map((text) => html`<p${classes(block)}>${linked({ ...block, text })}</p>`)}`,
  button: (block) => html`<p${classes(block)}>${linked({ ...block, style: block.style ?? 'button' })}</p>`,
  image: (block) =>
    html`<figure${classes(block)}>${anchored(block, picture(block, pictured(block)))}${caption(block)}</figure>`,
  divider: () => html`<hr />`,
  spacer: () => html`<div class="spacer"></div>`,
  list: (block) => aligned(block, list(block)),
  quote,
  product,
  columns,
  video,
  social,
  html: ({ text = '' }) => trusted(cleanHtml(text)),
}

/**
 * The web HTML of blocks, one element after another, and their plain text. Empty for no blocks. Liquid is filled for
 * nobody in particular, on behalf of `sender`.
 */
export function renderForWeb(blocks: readonly ShownBlock[], sender?: Sender): { html: string; text: string } {
  const shown = forEverybody(blocks, sender)
  return {
    html: shown.map((block) => SHOWN[block.type](block).markup).join('\n'),
    text: renderAsText(shown),
  }
}

function list({ text = '', style }: Block): Html {
  const { items, isNumbered } = listItems(text)
  const rows = items.map((item) => html`<li>${inline(item, { style })}</li>`)
  return isNumbered ? html`<ol>${rows}</ol>` : html`<ul>${rows}</ul>`
}

function quote({ text = '', url, description, ...block }: Block): Html {
  const source = url && isLinkAddress(url) ? html` cite="${url}"` : undefined
  const words = paragraphs(text).map((paragraph) => html`<p>${inline(paragraph, block)}</p>`)
  const who = description ? anchored({ ...block, url }, html`${description}`) : undefined
  return html`<figure${classes(block)}><blockquote${source}>${words}</blockquote>${who && html`<figcaption>${who}</figcaption>`}</figure>`
}

function product({ offer, ...block }: ShownBlock): Html {
  const words = paragraphs(block.description ?? '').map((text) => html`<p>${inline(text, {})}</p>`)
  // Its name is the link; a picture that leads to the same place would be read out twice.
  return html`<div class="${names('product', alignment(block))}">${picture(block, block.alt ?? '')}<h3>${linked({ ...block, style: block.style === 'button' ? 'plain' : block.style })}</h3>${words}${offer && offered(offer)}</div>`
}

function offered(offer: Offer): Html | undefined {
  const { price, originalPrice, isSoldOut } = offer
  if (isSoldOut) return html`<p class="sold-out">${soldOutWords(offer)}</p>`
  if (price === null) return undefined
  return html`<p class="price">${price}${originalPrice !== null && html` <s>${originalPrice}</s>`}</p>`
}

function columns({ text = '', style }: Block): Html {
  const shown = columnsOf(text).map((column) => {
    const words = paragraphs(column).map((paragraph) => html`<p>${inline(paragraph, { style })}</p>`)
    return html`<div class="column">${words}</div>`
  })
  return html`<div class="columns">${shown}</div>`
}

/** Linked, not embedded: nothing of another site is loaded before a reader asks for it, by a press or by leaving. */
function video(block: Block): Html {
  const title = block.text ?? block.alt ?? block.url ?? ''
  const poster = picture(block, title)
  return html`<figure${classes(block)}>${anchored(block, poster ?? html`${title}`)}${caption(block)}</figure>`
}

function social(block: Block): Html {
  const rows = socialLinks(block.text ?? '').map(
    ({ name, url }) => html`<li>${anchored({ type: 'social', url }, html`${name}`)}</li>`,
  )
  return aligned(block, html`<ul>${rows}</ul>`)
}

function linked({ text = '', ...block }: LooseBlock): Html {
  return anchored(block, inline(text, block))
}

/** A block of which members may be explicitly unset. */
type LooseBlock = { readonly [Member in keyof Block]?: Block[Member] | undefined }

function anchored<Content extends Html | undefined>(
  { url, style }: LooseBlock,
  content: Content,
): Content | Html {
  if (!url || !isLinkAddress(url)) return content
  return html`<a href="${url}"${style === 'button' ? html` class="button"` : undefined} rel="noopener">${content}</a>`
}

function picture({ imageUrl }: Block, alt: string): Html | undefined {
  if (!imageUrl || !isPictureAddress(imageUrl)) return undefined
  return html`<img src="${imageUrl}" alt="${alt}" loading="lazy" decoding="async" />`
}

/** A picture that is a link needs words to say where it leads. */
function pictured({ alt, url, description }: Block): string {
  return alt ?? (url ? (description ?? url) : '')
}

function caption({ description }: Block): Html | undefined {
  return description?.trim() ? html`<figcaption>${inline(description, {})}</figcaption>` : undefined
}

function aligned(block: Block, content: Html): Html {
  return block.alignment ? html`<div${classes({ ...block, isFullWidth: false })}>${content}</div>` : content
}

function classes(block: LooseBlock): Html | undefined {
  const isVideo = block.type === 'video'
  const isWide = block.isFullWidth === true && (block.type === 'image' || isVideo)
  const all = names(isVideo ? 'video' : undefined, isWide ? 'wide' : undefined, alignment(block))
  return all ? html` class="${all}"` : undefined
}

function alignment({ alignment }: LooseBlock): string | undefined {
  return alignment && `align-${alignment}`
}

function names(...classes: readonly (string | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
