/** Two people changed one draft: what goes together by itself, and what somebody has to choose. Pure. */
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { isSame, type Content, type Field } from './content.ts'
import { hunksOf, type Hunk } from './hunks.ts'

export type Side = 'mine' | 'theirs' | 'both'

/** One thing that both changed in different ways. */
export type Clash =
  | {
      readonly id: string
      readonly field: Exclude<Field, 'blocks'>
      readonly mine: unknown
      readonly theirs: unknown
    }
  | {
      readonly id: string
      readonly field: 'blocks'
      readonly mine: readonly Block[]
      readonly theirs: readonly Block[]
    }

export interface Merge {
  readonly clashes: readonly Clash[]
  /** The content with a side chosen of each clash; mine where none is. */
  resolved(sides: Readonly<Record<string, Side>>): Content
}

const FIELDS: readonly Exclude<Field, 'blocks'>[] = [
  'title',
  'emailTitle',
  'emailDescription',
  'smsText',
  'smsTeaser',
  'text',
  'segmentIds',
]

/** `base` is what both began from. */
export function mergeOf(base: Content, mine: Content, theirs: Content): Merge {
  const fields = FIELDS.filter(
    (name) =>
      !isSame(mine[name], theirs[name]) &&
      !isSame(mine[name], base[name]) &&
      !isSame(theirs[name], base[name]),
  )
  const hunks = hunksOf(base.blocks, mine.blocks, theirs.blocks)
  const fieldClashes = fields.map((field) => ({ id: field, field, mine: mine[field], theirs: theirs[field] }))
  const blockClashes = hunks.flatMap((hunk, at) =>
    hunk.kind === 'both'
      ? [{ id: `blocks-${at}`, field: 'blocks' as const, mine: hunk.mine, theirs: hunk.theirs }]
      : [],
  )
  return {
    clashes: [...fieldClashes, ...blockClashes],
    resolved: (sides) => ({
      ...Object.assign(
        {},
        theirs,
        ...FIELDS.map((name) => chosen(name, { base, mine, theirs }, sides[name])),
      ),
      blocks: hunks.flatMap((hunk, at) => blocksOf(hunk, sides[`blocks-${at}`])),
    }),
  }
}

function chosen(
  name: Exclude<Field, 'blocks'>,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', Content>>,
  side: Side = 'mine',
): Partial<Content> {
  if (isSame(mine[name], base[name]) || (side === 'theirs' && !isSame(theirs[name], base[name]))) {
    return { [name]: theirs[name] }
  }
  return { [name]: mine[name] }
}

function blocksOf({ kind, mine, theirs }: Hunk<Block>, side: Side = 'mine'): readonly Block[] {
  if (kind === 'theirs') return theirs
  if (kind !== 'both' || side === 'mine') return mine
  return side === 'theirs' ? theirs : [...mine, ...theirs]
}
