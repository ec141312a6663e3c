/** Blocks as plain text: for posts, feeds and those who read no HTML. */
import { columnsOf, listItems, socialLinks } from '../blocks/block-lines.ts'
import type { Block, BlockType } from '../blocks/blocks.ts'
import { htmlWords, plain } from './inline.ts'
import { offerWords, type ShownBlock } from './offers.ts'

const SAID: Readonly<Record<BlockType, (block: ShownBlock) => string>> = {
  h1: linkedWords,
  h2: linkedWords,
  h3: linkedWords,
  text: linkedWords,
  button: ({ url, ...block }) => lines(words(block), url, ': '),
  image: ({ alt, description, url }) => lines(lines(alt, description), url),
  divider: () => '---',
  spacer: () => '',
  list: listed,
  quote: (block) =>
    lines(words(block).replaceAll(/^/gm, '> '), block.description && `— ${block.description.trim()}`),
  product: ({ offer, ...block }) =>
    lines(lines(lines(words(block), block.description), offer && offerWords(offer)), block.url),
  columns: (block) =>
    columnsOf(block.text ?? '')
      .map((text) => plain(text, block))
      .join('\n\n'),
  video: (block) => lines(lines(block.text ?? block.alt, block.url, ': '), block.description),
  social: ({ text = '' }) =>
    socialLinks(text)
      .map(({ name, url }) => `${name}: ${url}`)
      .join('\n'),
  html: ({ text = '' }) => htmlWords(text),
}

/** What the blocks say, parted by blank lines. */
export function renderAsText(blocks: readonly ShownBlock[]): string {
  let said = ''
  // Whether something stands there that is shown to everybody, after which a blank line belongs.
  let isBegun = false
  for (const block of blocks) {
    const words = SAID[block.type](block).trim()
    if (words === '') continue
    if (block.fence) {
      // Its blank line comes and goes with it.
      const parted = isBegun ? `\n\n${words}` : `${words}\n\n`
      said += `${block.fence.open}${parted}${block.fence.close}`
      continue
    }
    said += isBegun ? `\n\n${words}` : words
    isBegun = true
  }
  return said
}

function words(block: Block): string {
  return plain(block.text ?? '', block)
}

function linkedWords(block: Block): string {
  return lines(words(block), block.url)
}

function listed(block: Block): string {
  const { items, isNumbered } = listItems(block.text ?? '')
  return items.map((item, index) => `${isNumbered ? `${index + 1}.` : '-'} ${plain(item, block)}`).join('\n')
}

function lines(first: string | undefined, second: string | undefined, parting = '\n'): string {
  return [first?.trim(), second?.trim()].filter(Boolean).join(parting)
}
