/** The ways in which what is like a named product is looked for, one after another until something is found. Pure. */
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { conceptsOf, nearKindsOf, widerKindsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { partsOf } from '../prompt/compounds.ts'
import { othersThan, type Named } from './named-store.ts'

/** What its kind is a kind of is looked for so often. */
const MOST_WIDER = 3
/** Kinds of what is used somewhere, or for somebody: others of them are not like each other. */
const ROOMS = new Set(
  `home-appliance kitchen garden baby sport office camping feeling-cold fika travel bathroom bedroom rain lactose-content nut-content fingernails dog cat bird fish horse
  christmas strap spare-parts cycling sowing`.split(/\s+/),
)

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
}

/** A product's kind, what that is near, and what it is all a kind of: concepts but for the first, which is said in words. */
export interface Kinds {
  readonly needed: readonly string[]
  readonly near: readonly string[]
  readonly far: readonly string[]
}

/**
 * Others of its kind, then what its kind is near, each first with the rest and then with what there is of it; where none is
 * cheaper in its currency those of another; then what its kind is all a kind of; and at last whatever has the words.
 */
export function attemptsOf(
  reading: Interpretation,
  { needed, near, far }: Kinds,
  named: Named,
  asked: Likeness,
): readonly [Attempt, ...Attempt[]] {
  const conditions = othersThan(named, asked)
  const first = { interpretation: wanting(reading, needed, false), conditions, isOfKind: true }
  const soft = { ...first, interpretation: wanting(reading, needed, true) }
  const own = hasRest(reading) ? [first, soft] : [first]
  const nearly = near.flatMap((id) => ofKind(reading, id, conditions))
  const further = far.flatMap((id) => ofKind(reading, id, conditions))
  return [
    first,
    ...own.slice(1),
    ...nearly,
    ...(asked.isCheaper ? inAnyCurrency([...own, ...nearly], named, asked) : []),
    ...further,
    ...(asked.isCheaper ? inAnyCurrency(further, named, asked) : []),
    { ...first, isOfKind: false },
  ]
}

function inAnyCurrency(attempts: readonly Attempt[], named: Named, asked: Likeness): Attempt[] {
  const conditions = othersThan(named, asked, true)
  return attempts.map((attempt) => ({ ...attempt, conditions }))
}

function ofKind(reading: Interpretation, id: string, conditions: readonly Sql[]): Attempt[] {
  return (hasRest(reading) ? [false, true] : [false]).map((isSoft) => ({
    interpretation: wanting(reading, [id.replaceAll('-', ' ')], isSoft),
    conditions,
    isOfKind: false,
    kinds: [id],
  }))
}

function hasRest({ words }: Interpretation): boolean {
  return words.all.length + words.any.length > 0
}

/** `isSoft`: what else is asked for only ranks. */
function wanting(
  { words, ...reading }: Interpretation,
  things: readonly string[],
  isSoft: boolean,
): Interpretation {
  const rest = [...words.all, ...words.any.flat()]
  const soft = { ...words, all: [...things], any: [], wishes: [...rest, ...words.wishes] }
  return { ...reading, words: isSoft ? soft : { ...words, all: [...new Set([...things, ...words.all])] } }
}

/**
 * Concepts that a thing is a kind of: near are what a compound ends in, what few others are a kind of, and what its shop
 * files it under; far is the rest, what is most like it first.
 */
export function widerThan(thing: string, type: string | undefined): Pick<Kinds, 'near' | 'far'> {
  const own = idsOf(thing)
  const [head] = own.length === 0 ? partsOf(fold(thing).replaceAll('-', '')) : []
  const ids = [...own, ...(head === undefined ? [] : idsOf(head))]
  const filed = type === undefined ? [] : idsOf(type)
  const near = [...new Set([...ids, ...ids.flatMap(nearKindsOf), ...filed])].filter(
    (id) => !own.includes(id) && !ROOMS.has(id),
  )
  const kinds = [...new Set([...ids, ...filed].flatMap(widerKindsOf))].filter((id) => !near.includes(id))
  const far = [...kinds.filter((id) => !ROOMS.has(id)), ...kinds.filter((id) => ROOMS.has(id))]
  return { near: near.slice(0, MOST_WIDER), far: far.slice(0, MOST_WIDER) }
}

function idsOf(word: string): string[] {
  return conceptsOf(fold(word)).map(({ id }) => id)
}
