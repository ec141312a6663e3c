/** The ways in which a thing is looked for: with all else that is asked for, and with what there is of it. Pure. */
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Tier } from './wish-terms.ts'

/** One way to look for what is like it; the first that finds something is taken. */
export interface Attempt {
  readonly interpretation: Interpretation
  readonly conditions: readonly Sql[]
  /** Only products come that are one of these, or a kind of it, in place of the first word: concepts. */
  readonly kinds?: readonly string[]
  /** Only products come that are the kind of thing that is read first, not those that speak of it. */
  readonly isOfKind: boolean
  /** Only what has all that is asked for comes. */
  readonly isWhole?: boolean
  /** Only what has every word of it in its title, or in what else says its kind. */
  readonly isTitle?: boolean
  /** Only what is called just so, or begins so: as a tsquery. */
  readonly title?: string
  /** Only what may help with what is said comes. */
  readonly isGuess?: boolean
  /** Whether all that comes is of its own kind. */
  readonly isFirst?: boolean
  /** What it is to share with what it is like: what shares most comes first. */
  readonly shared?: readonly Tier[]
  /** Where it finds little, what comes behind that, one behind the other. */
  readonly behind?: readonly Attempt[]
}

/** With all of the rest, and where there is any with what there is of it. */
export function bothWays(
  reading: Interpretation,
  things: readonly string[],
  how: Omit<Attempt, 'interpretation'>,
): Attempt[] {
  return (hasRest(reading) ? [false, true] : [false]).map((isSoft) => ({
    ...how,
    interpretation: wanting(reading, things, isSoft),
  }))
}

export function ofKinds(reading: Interpretation, kinds: readonly string[]): Attempt[] {
  const [id] = kinds
  if (id === undefined) return []
  return bothWays(reading, [id.replaceAll('-', ' ')], { conditions: [], isOfKind: false, kinds })
}

export function hasRest({ words }: Interpretation): boolean {
  return words.all.length + words.any.length > 0
}

/** `isSoft`: what else is asked for only ranks. */
export function wanting(
  { words, ...reading }: Interpretation,
  things: readonly string[],
  isSoft: boolean,
): Interpretation {
  const rest = [...words.all, ...words.any.flat()]
  const soft = { ...words, all: [...things], any: [], wishes: [...rest, ...words.wishes] }
  return { ...reading, words: isSoft ? soft : { ...words, all: [...new Set([...things, ...words.all])] } }
}
