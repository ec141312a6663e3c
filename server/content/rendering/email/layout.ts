/** Blocks as MJML: what flows together is one text, so that forty paragraphs weigh little more than their words. */
import type { MjmlNode } from 'mjml'
import { escapeHtml, html, type Html } from '../../../lib/html.ts'
import { isLinkAddress, isPictureAddress } from '../../../lib/web-address.ts'
import type { ShownBlock } from '../offers.ts'
import { within } from './fence.ts'
import { FONTS, SIDE, WIDTH, type Colours } from './look.ts'
import { words } from './pieces.ts'
import { caption, columnTexts, PROSE, type Prose } from './prose.ts'

/** A run of blocks that share a section, or a block that is one. */
type Part = { readonly nodes: readonly MjmlNode[] } | { readonly section: MjmlNode }

interface Flow {
  readonly alignment: string
  readonly words: Html[]
}

/** The sections of a mail's matter, top to bottom. */
export function sectionsOf(blocks: readonly ShownBlock[], colours: Colours): MjmlNode[] {
  const sections: MjmlNode[] = []
  let nodes: MjmlNode[] = []
  let flow: Flow | undefined
  const endFlow = () => {
    if (flow) nodes.push(textNode(html`${flow.words}`, flow.alignment, colours))
    flow = undefined
  }
  const endSection = () => {
    endFlow()
    if (nodes.length > 0) sections.push(section([column(nodes)]))
    nodes = []
  }
  for (const block of blocks) {
    const { fence } = block
    const prose = proseOf(block)
    if (prose) {
      const alignment = block.alignment ?? 'left'
      if (flow?.alignment !== alignment) endFlow()
      flow ??= { alignment, words: [] }
      const words = boxed(block, prose(block, colours, flow.words.length === 0), colours)
      flow.words.push(fence ? html`${fence.open}${words}${fence.close}` : words)
      continue
    }
    endFlow()
    const part = partOf(block, colours)
    if ('nodes' in part) nodes.push(...within(fence, part.nodes))
    else {
      endSection()
      sections.push(...within(fence, [part.section]))
    }
  }
  endSection()
  return sections
}

/** Headings and texts of style `button` are buttons, as on a page. */
function isButton({ type, style, url }: ShownBlock): boolean {
  if (!url || !isLinkAddress(url)) return false
  if (type === 'button') return style === undefined || style === 'button' || style === 'card'
  return style === 'button' && ['h1', 'h2', 'h3', 'text'].includes(type)
}

function proseOf(block: ShownBlock): Prose | undefined {
  if (isButton(block) || (block.type === 'image' && block.isFullWidth)) return undefined
  // A button of another style is an ordinary link.
  return block.type === 'button' ? PROSE.text : PROSE[block.type]
}

function boxed({ style, type }: ShownBlock, content: Html, { raised }: Colours): Html {
  if (style !== 'card' || type === 'product') return content
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:separate"><tr><td class="c" bgcolor="${raised}" style="padding:20px 20px 4px;border-radius:8px;background:${raised}">${content}</td></tr></table>`
}

function partOf(block: ShownBlock, colours: Colours): Part {
  switch (block.type) {
    case 'divider':
      return { nodes: [dividerNode(colours)] }
    case 'spacer':
      return { nodes: [{ tagName: 'mj-spacer', attributes: { height: '24px' } }] }
    case 'columns':
      return { section: columnsSection(block, colours) }
    case 'image':
      return { section: wideImage(block, colours) }
    default:
      return { nodes: [buttonNode(block, colours)] }
  }
}

function textNode(words: Html, alignment: string, { text }: Colours): MjmlNode {
  return {
    tagName: 'mj-text',
    attributes: { 'css-class': 't', align: alignment, color: text, padding: `0 ${SIDE}px 8px` },
    content: words.markup,
  }
}

function buttonNode(
  { text = '', url = '', style, alignment = 'left' }: ShownBlock,
  colours: Colours,
): MjmlNode {
  const { accent, onAccent } = colours
  return {
    tagName: 'mj-button',
    attributes: {
      'css-class': 'k',
      align: alignment,
      href: escapeHtml(url),
      'background-color': accent,
      color: onAccent,
      padding: `4px ${SIDE}px 24px`,
    },
    content: words(text, { style, url }, colours).markup,
  }
}

function dividerNode({ line }: Colours): MjmlNode {
  return {
    tagName: 'mj-divider',
    attributes: {
      'css-class': 'l',
      'border-width': '1px',
      'border-color': line,
      padding: `16px ${SIDE}px 32px`,
    },
  }
}

/** From edge to edge, its caption as far in as all words; Word heeds the width. */
function wideImage(block: ShownBlock, colours: Colours): MjmlNode {
  const { imageUrl = '', url, alt, description, alignment = 'left' } = block
  const said = caption(block, colours)
  const isShown = isPictureAddress(imageUrl)
  const link = url && isLinkAddress(url) ? { href: escapeHtml(url) } : {}
  const node: MjmlNode = {
    tagName: 'mj-image',
    attributes: {
      src: escapeHtml(imageUrl),
      alt: escapeHtml(alt ?? (url ? (description ?? url) : '')),
      width: `${WIDTH}px`,
      padding: said ? '0 0 8px' : '0 0 24px',
      'fluid-on-mobile': true,
      ...link,
    },
  }
  return section([
    column([...(isShown ? [node] : []), ...(said ? [textNode(said, alignment, colours)] : [])]),
  ])
}

function columnsSection(block: ShownBlock, colours: Colours): MjmlNode {
  const columns = columnTexts(block, colours)
  const node = (words: Html) =>
    column([
      {
        tagName: 'mj-text',
        attributes: {
          'css-class': 't',
          align: block.alignment ?? 'left',
          color: colours.text,
          padding: `0 ${SIDE / 2}px 8px`,
        },
        content: boxed(block, words, colours).markup,
      },
    ])
  return section(columns.map(node), `0 ${SIDE / 2}px`)
}

export function section(columns: readonly MjmlNode[], padding = '0'): MjmlNode {
  return { tagName: 'mj-section', attributes: { padding }, children: columns }
}

export function column(children: readonly MjmlNode[]): MjmlNode {
  return { tagName: 'mj-column', attributes: {}, children }
}

/** Defaults of every mail, once in its head. */
export function attributeDefaults(): MjmlNode {
  const all = { 'font-family': FONTS, 'font-size': '16px' }
  return {
    tagName: 'mj-attributes',
    attributes: {},
    children: [
      { tagName: 'mj-all', attributes: { 'font-family': FONTS } },
      { tagName: 'mj-text', attributes: { ...all, 'line-height': '1.6' } },
      {
        tagName: 'mj-button',
        attributes: {
          ...all,
          'font-weight': '600',
          'line-height': '20px',
          'inner-padding': '13px 24px',
          'border-radius': '8px',
        },
      },
    ],
  }
}
