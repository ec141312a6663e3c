/** The examples of the guide of blocks that have a picture, and what is drawn of each. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import type { Block } from '../../server/content/blocks/blocks.ts'
import type { ShownBlock } from '../../server/content/rendering/offers.ts'
import { renderForWeb } from '../../server/content/rendering/web.ts'
import { matterOf } from '../../server/site/post-html.ts'

const GUIDE = 'docs/guides/blocks.md'
export const FOLDER = 'docs/guides/pictures'
/** What each picture was drawn of, so that a test sees one that is behind. */
export const DRAWN_OF = `${FOLDER}/drawn-of.json`

export interface PicturedExample {
  readonly name: string
  readonly alt: string
  readonly blocks: readonly Block[]
}

/** A `json` block, and the picture below it. */
export async function picturedExamples(): Promise<PicturedExample[]> {
  const tokens = new Marked().lexer(await readFile(GUIDE, 'utf8')).filter(({ type }) => type !== 'space')
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    const [, alt = '', name] = /^!\[([^\]]+)\]\(pictures\/([\w-]+)\.webp\)$/.exec(token.raw.trim()) ?? []
    if (name === undefined || before?.type !== 'code' || before['lang'] !== 'json') return []
    // The guide's own words; a test tries them against the schema.
    const read = JSON.parse(String(before['text'])) as Block | Block[]
    return [{ name, alt, blocks: [read].flat() }]
  })
}

/** What a shop would answer where an example names a product of it. */
const LOOKED_UP: Readonly<Record<string, readonly ShownBlock[]>> = {
  'product: tableware-1': [
    {
      type: 'product',
      text: 'Mug, stoneware, oat',
      url: 'https://shop.example/mug',
      imageUrl: 'https://shop.example/tableware-1.png',
      alt: 'Mug, stoneware, oat',
      offer: { price: '€24.00', originalPrice: '€29.00', isSoldOut: false },
    },
  ],
}

/** The HTML of a public post made of it. */
export function drawnOf({ blocks }: PicturedExample): string {
  const shown = blocks.flatMap((block): readonly ShownBlock[] => LOOKED_UP[block.text ?? ''] ?? [block])
  return matterOf({ title: '', html: renderForWeb(shown).html })
}

export function digestOf(markup: string): string {
  return createHash('sha256').update(markup).digest('hex').slice(0, 16)
}
