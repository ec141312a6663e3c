/** Which saves of a draft are one version of it: pure (docs/decisions/campaigns.md). */
import { isDeepStrictEqual } from 'node:util'
import type { Author } from '../../http/author.ts'
import type { Draft } from '../rules.ts'
import type { Plan } from '../split-test/rules.ts'

/** All that a writer can change. */
export type Content = Omit<Draft, 'deliveryChannel'>

/** What is known of the newest version when the next save comes. */
export interface Newest {
  readonly authorKind: Author['kind'] | null
  readonly authorId: string | null
  readonly restoredFrom: string | null
  readonly begun: string
  readonly mostCharacters: number
  readonly content: Content
  /** null: from before plans were kept. */
  readonly splitTest: Kept | null
}

/** The plan of versions that went with it. */
export interface Kept {
  readonly plan: Plan | null
}

/** Who types is saved every second or so: so long it is one version. */
const VERSION_MINUTES = 10
/** More than a sentence or two that one save takes away is not typing: what was there stays a version of its own. */
const LOST_CHARACTERS = 200

/** The content of a draft, which may know more of itself. */
export function contentOf({ title, smsTeaser, text, blocks, segmentIds, notification }: Content): Content {
  return { title, smsTeaser, text, blocks, segmentIds, notification }
}

/**
 * Does a save go into the newest version? Not after a while, not of another person, and not where it takes much away: many
 * words, or a plan of versions.
 */
export function isFolded(
  newest: Newest,
  { content, plan }: { readonly content: Content; readonly plan: Plan | null },
  author: Author | null,
  at: Date,
): boolean {
  const isSame = newest.authorKind === (author?.kind ?? null) && newest.authorId === (author?.id ?? null)
  const isSoon = at.getTime() - Date.parse(newest.begun) < VERSION_MINUTES * 60_000
  if (!isSame || !isSoon || newest.restoredFrom !== null) return false
  const planned = newest.splitTest?.plan ?? null
  if (planned !== null && !isDeepStrictEqual(planned, plan)) return false
  return (
    charactersOf(content) >= newest.mostCharacters - LOST_CHARACTERS &&
    lostBetween(newest.content, content) <= LOST_CHARACTERS
  )
}

/** How long its words are in all. */
export function charactersOf(content: Content): number {
  return textsOf(content).reduce((sum, text) => sum + text.length, 0)
}

/** How many characters of words stand in `before` and, as often, not in `after`, wherever they stand. */
function lostBetween(before: Content, after: Content): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(after)) left.set(word, (left.get(word) ?? 0) + 1)
  let lost = 0
  for (const word of wordsOf(before)) {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    else lost += word.length
  }
  return lost
}

function wordsOf(content: Content): string[] {
  return textsOf(content).flatMap((text) => text.split(/\s+/).filter(Boolean))
}

function textsOf({ title, text, blocks, notification }: Content): string[] {
  const ofBlocks = blocks.flatMap((block) => [
    block.text,
    block.url,
    block.imageUrl,
    block.alt,
    block.description,
  ])
  return [title, text, ...Object.values(notification), ...ofBlocks].filter((each) => typeof each === 'string')
}
