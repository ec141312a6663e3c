/** Likenesses to what a maker makes: who is named by the name, whose goods come, and which of these go by the same name. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { kindOfMaker } from '../prompt/makers-known.ts'
import { readPrompt } from '../prompt/read.ts'
import { isThing } from '../prompt/synonyms.ts'
import { isSaidIn, ownNameIn } from './alike-called.ts'
import { namesIn } from './alike-kind.ts'
import type { Compared } from './alike-named.ts'
import type { Attempt } from './alike-ways.ts'
import { isLexeme } from './meaning-lexemes.ts'
import type { KnownNames } from './names-store.ts'
import { findVersions, othersThan, type Named, type Said } from './named-store.ts'

/** Whether it is named by a maker whose name stands for a kind, and what was found is not theirs. */
export function isOfOtherMaker({ name, before }: Likeness, found: Compared | undefined): boolean {
  const isMade = kindOfMaker(name, namesIn(before.join(' '))) !== undefined
  return isMade && (found === undefined || !isSaidIn(found.named, name))
}

/** In the place of what it is, and than what it costs: of that by the same name nothing comes either. */
export async function withVersions(
  db: Searcher,
  workspaceId: string,
  { isCheaper, isInstead = false }: Likeness,
  { named, called, isElse = false }: Compared,
  said: readonly Said[],
): Promise<Named> {
  const being = beingIn(said)
  const own = isElse || !(isCheaper || isInstead) ? [] : ownNameIn(called, being)
  if (own.length === 0) return named
  return { ...named, versions: await findVersions(db, workspaceId, named, own, being) }
}

/** "Anything but Acme" refuses a maker, and names no product. */
export function isMaker({ name }: Likeness, known: KnownNames): boolean {
  const { words, vendors } = readPrompt(name, known)
  return vendors.include.length > 0 && words.all.length + words.any.length === 0
}

/** What its maker makes, its own kind first. */
export function sameMaker(
  { before }: Likeness,
  { named, rest }: Compared,
  known: KnownNames,
): Attempt | undefined {
  const { vendor } = named
  const { words, vendors, ...reading } = readPrompt(rest, known)
  if (vendor === null) return undefined
  const kinds = before.length > 0 ? [] : namesIn(named.title).filter((word) => isThing(word))
  const wished = { ...words, wishes: [...kinds, ...words.wishes], likely: [], told: [], beside: [] }
  const interpretation = { ...reading, words: wished, vendors: { ...vendors, include: [vendor] } }
  const conditions = othersThan(named, { isCheaper: false, isOfOthers: false })
  return { interpretation, conditions, isOfKind: false }
}

/** Concepts of what a product is known to be. */
export function beingIn(said: readonly Said[]): ReadonlySet<string> {
  const is = isLexeme('')
  return new Set(said.flatMap(({ lexeme }) => (lexeme.startsWith(is) ? [lexeme.slice(is.length)] : [])))
}
