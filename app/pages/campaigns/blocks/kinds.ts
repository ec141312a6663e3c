/** The kinds of blocks: how each is begun and found, and which of the shared members it shows. Pure. */
import type { Block, BlockType } from '../../../../server/content/blocks/blocks.ts'

interface Kind {
  /** Stands for it where there is no room for its name. */
  readonly glyph: string
  readonly begun: Block
  readonly isAligned: boolean
  /** Which styles make a difference. */
  readonly styles: readonly NonNullable<Block['style']>[]
}

const kind = (
  type: BlockType,
  glyph: string,
  isAligned: boolean,
  styles: Kind['styles'] = [],
  more: Partial<Block> = {},
): Kind => ({ glyph, begun: { type, ...more }, isAligned, styles })

/** In the order of the menu: what is used most comes first. */
export const KINDS: Readonly<Record<BlockType, Kind>> = {
  text: kind('text', '¶', true, ['plain', 'card', 'button'], { text: '' }),
  h1: kind('h1', 'H1', true, ['plain', 'button'], { text: '' }),
  h2: kind('h2', 'H2', true, ['plain', 'button'], { text: '' }),
  h3: kind('h3', 'H3', true, ['plain', 'button'], { text: '' }),
  button: kind('button', '▭', true, ['button', 'link'], { text: '', url: '' }),
  image: kind('image', '▣', true, ['plain', 'card'], { imageUrl: '', alt: '' }),
  list: kind('list', '•', true, ['plain', 'card'], { text: '' }),
  quote: kind('quote', '❝', true, ['plain', 'card'], { text: '' }),
  product: kind('product', '€', true, ['plain', 'card'], { text: '' }),
  columns: kind('columns', '▥', false, ['plain', 'card'], { text: '\n---\n' }),
  divider: kind('divider', '—', false),
  spacer: kind('spacer', '↕', false),
  video: kind('video', '▷', true, ['plain', 'card'], { url: '', text: '' }),
  social: kind('social', '@', true, [], { text: '' }),
  html: kind('html', '<>', false, [], { text: '' }),
}

export const KIND_NAMES = Object.keys(KINDS) as BlockType[]

/** Words of one kind as words of another; what the new one does not know is left behind only where it is empty. */
export function turnedInto(block: Block, type: BlockType): Block {
  const { begun, styles, isAligned } = KINDS[type]
  const { style, alignment, ...rest } = block
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  return {
    ...begun,
    ...kept,
    type,
    ...(alignment && isAligned ? { alignment } : {}),
    ...(style && (style === 'text' || styles.includes(style)) ? { style } : {}),
  }
}

/** Whether its words are edited with marks and paragraphs. */
export function isProse({ type, style }: Block): boolean {
  const takesMarks = type === 'text' || type === 'list' || type === 'quote' || /^h[123]$/.test(type)
  return takesMarks && (style === undefined || style === 'text' || style === 'plain')
}
