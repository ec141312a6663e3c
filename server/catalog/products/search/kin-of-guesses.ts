/** What is like what may help, for a shop that does not sell that: against moles whatever keeps them away. Pure. */
import { nearKindsOf } from '../prompt/concepts.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import { apartMembersOf } from '../prompt/last-members.ts'
import { kinOf, servingFor } from './alike-kin.ts'

/** It is worth so much of what it is like. */
const OF_KIN = 0.2
const MOST = 12

/** No other box is for pills, nor a basket. */
function alikeKindsOf(id: string): readonly string[] {
  const near = nearKindsOf(id)
  return near.some((kind) => apartMembersOf(kind).includes(id)) ? [] : near
}

/** Behind the guesses of a reading what is kin to the likeliest, what serves in its place, and what is of its kinds. */
export function withKin({ words, ...reading }: Interpretation): Interpretation {
  const { likely } = words
  const worths = new Map<string, number>()
  const surest = Math.max(0, ...likely.map(({ worth }) => worth))
  for (const { id, worth } of likely.filter((guess) => guess.worth === surest))
    for (const other of [...kinOf(id), ...servingFor(id), ...alikeKindsOf(id)])
      if (!worths.has(other) && likely.every((guess) => guess.id !== other))
        worths.set(other, Math.round(worth * OF_KIN))
  const kin = [...worths].slice(0, MOST).map(([id, worth]) => ({ id, worth }))
  return { ...reading, words: { ...words, likely: [...likely, ...kin] } }
}
