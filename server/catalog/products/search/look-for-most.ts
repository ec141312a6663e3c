/** What has most of what is asked for, where no product has all of it. */
import type { Tx } from '../../../platform/database.ts'
import { findThings } from './lexeme-store.ts'
import { queryOf, type Query } from './query.ts'
import { tieredQueries, wordsOfTier } from './query-tiers.ts'
import type { Stems } from './stem-store.ts'
import type { Found } from './store.ts'
import { notedOf } from './wish-slips.ts'
import { namesThing, onlyTells, saysNeed, undecidedWords, type Wish } from './wish.ts'

interface Most {
  readonly found: Found
  readonly note: string
  readonly isPartial: true
}

interface Asked {
  readonly wish: Wish
  readonly stems: Stems
  /** The wish with its slips mended, where it has some. */
  readonly slips: { readonly wish: Wish; readonly stems: Stems; readonly note: string } | undefined
}

/** As much of it as any product has; or whatever there is, where that was asked for. */
export async function lookForMost(
  tx: Tx,
  workspaceId: string,
  { wish, stems, slips }: Asked,
  look: (query: Query) => Promise<Found>,
): Promise<Most | undefined> {
  const things = await findThings(tx, workspaceId, undecidedWords(wish))
  // Beside something known, a word that nothing has is chatter rather than a slip.
  const mended = namesThing(wish, things) || wish.terms.some(saysNeed) ? undefined : slips
  for (const query of tieredQueries(mended?.wish ?? wish, mended?.stems ?? stems, things)) {
    const { total, ...most } = await look(query)
    const note = `${mended?.note ?? notedOf(wish)}, least-words=${wordsOfTier(most.worth)}`
    if (total > 0) return { found: { total, ...most }, note, isPartial: true }
  }
  if (!isWhateverAsked(wish, things)) return undefined
  const wished = [...(wish.wished ?? []), ...(wish.otherwise ?? [])]
  const found = await look(queryOf({ ...wish, terms: [], wished }, stems))
  return { found, note: ', least-words=0', isPartial: true }
}

/** A maker that is named, a present, whatever suits a child, or only what it is for: whatever there is within the bounds, rather than nothing. */
function isWhateverAsked(wish: Wish, things: Parameters<typeof namesThing>[1]): boolean {
  const isForOne = (wish.wished?.length ?? 0) > 0 || wish.age !== undefined || wish.isPresent === true
  // "A gift for her, I barely know her" asks for no barley.
  const terms = wish.isPresent === true ? wish.terms.filter(({ nearly }) => !nearly) : wish.terms
  // Whoever sleeps badly is not helped by whatever there is.
  const isTrouble = wish.isPresent !== true && (wish.isTelling === true || wish.terms.some(saysNeed))
  return (
    wish.isNamed === true ||
    (isForOne && !isTrouble && !namesThing({ ...wish, terms }, things)) ||
    (wish.isBound === true && onlyTells(wish, things))
  )
}
