/** Blocks of words as a mail shows them: HTML with its styles inline, for clients that read no others. */
import { html, trusted, type Html } from '../../../lib/html.ts'
import { columnsOf, listItems, socialLinks } from '../../blocks/block-lines.ts'
import type { Block, BlockType } from '../../blocks/blocks.ts'
import { inline, paragraphs } from '../inline.ts'
import type { ShownBlock } from '../offers.ts'
import { cleaned } from './cleaned.ts'
import { CONTENT_WIDTH, type Colours } from './look.ts'
import { anchored, picture, words, type LooseBlock } from './pieces.ts'
import { productCard } from './product.ts'

/** What begins a text has no room above it. */
export type Prose = (block: ShownBlock, colours: Colours, isFirst: boolean) => Html

const HEADINGS = {
  h1: '0 16px;font-size:28px;line-height:1.25;font-weight:700;letter-spacing:-0.3px',
  h2: '0 12px;font-size:20px;line-height:1.3;font-weight:700',
  h3: '0 8px;font-size:16px;line-height:1.4;font-weight:700',
} as const

/** Types that are words and pictures in the flow of the text; the others are parts of the layout. */
export const PROSE: Partial<Readonly<Record<BlockType, Prose>>> = {
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  text,
  image,
  list,
  quote,
  product: productCard,
  video,
  social,
  html: ({ text = '' }, colours) => trusted(cleaned(text, colours)),
}

const PARAGRAPH = 'margin:0 0 16px'
const SMALL = 'margin:0 0 16px;font-size:14px;line-height:1.5'

function heading(tag: 'h1' | 'h2' | 'h3'): Prose {
  return (block, colours, isFirst) =>
    trusted(
      `<${tag} style="margin:${isFirst ? '0' : '32px'} ${HEADINGS[tag]}">${linked(block, colours, true).markup}</${tag}>`,
    )
}

function text(block: ShownBlock, colours: Colours): Html {
  return html`${paragraphs(block.text ?? '').map(
    (part) => html`<p style="${PARAGRAPH}">${linked({ ...block, text: part }, colours)}</p>`,
  )}`
}

/** The words of columns, each by itself. */
export function columnTexts({ text = '', style }: Block, colours: Colours): Html[] {
  return columnsOf(text).map(
    (column) =>
      html`${paragraphs(column).map(
        (part) => html`<p style="${PARAGRAPH}">${words(part, { style }, colours)}</p>`,
      )}`,
  )
}

function image(block: ShownBlock, colours: Colours): Html {
  const alt = block.alt ?? (block.url ? (block.description ?? block.url) : '')
  const shown = picture(block.imageUrl, alt, CONTENT_WIDTH)
  return html`<p style="${block.description ? 'margin:0 0 8px' : PARAGRAPH}">${anchored(block.url, shown, colours)}</p>${caption(block, colours)}`
}

function list({ text = '', style }: ShownBlock, colours: Colours): Html {
  const { items, isNumbered } = listItems(text)
  const rows = items.map((item) => html`<li style="margin:0 0 6px">${words(item, { style }, colours)}</li>`)
  const look = 'margin:0 0 16px;padding:0 0 0 24px'
  return isNumbered ? html`<ol style="${look}">${rows}</ol>` : html`<ul style="${look}">${rows}</ul>`
}

function quote({ text = '', url, description, ...block }: ShownBlock, colours: Colours): Html {
  const parts = paragraphs(text).map(
    (part, index) => html`<p style="margin:${index && '12px'} 0 0">${words(part, block, colours)}</p>`,
  )
  const who =
    description &&
    html`<p class="m" style="margin:8px 0 0;font-size:14px;color:${colours.muted}">${anchored(url, html`${description}`, colours)}</p>`
  return html`<blockquote style="margin:8px 0 20px;padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="q" style="padding:2px 0 2px 20px;border-left:3px solid ${colours.accent}">${parts}${who}</td></tr></table></blockquote>`
}

/** A mail cannot play: its poster and its title lead to where it plays. */
function video(block: ShownBlock, colours: Colours): Html {
  const { url, imageUrl, text, alt } = block
  const title = text ?? alt ?? url ?? ''
  const poster = picture(imageUrl, '', CONTENT_WIDTH)
  const shown = poster && html`<p style="margin:0 0 8px">${anchored(url, poster, colours, title)}</p>`
  return html`${shown}<p style="margin:0 0 ${block.description ? '4px' : '16px'};font-weight:600">${anchored(url, html`▶ ${title}`, colours)}</p>${caption(block, colours)}`
}

function social({ text = '' }: ShownBlock, colours: Colours): Html {
  const links = socialLinks(text).map(
    ({ name, url }, index) =>
      html`${index > 0 && trusted(' &nbsp;·&nbsp; ')}${anchored(url, html`${name}`, colours)}`,
  )
  return html`<p style="${SMALL}">${links}</p>`
}

export function caption({ description }: Block, colours: Colours): Html | undefined {
  if (!description?.trim()) return undefined
  return html`<p class="m" style="${SMALL};color:${colours.muted}">${inline(description, {})}</p>`
}

function linked({ text = '', url, style }: LooseBlock, colours: Colours, isHeading = false): Html {
  return anchored(url, words(text, { style, url }, colours), colours, undefined, isHeading)
}
