/** The ways in which what is like a named product is looked for, one after another until something is found. Pure. */
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { kindsOf, nearKindsOf, widerKindsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { partsOf } from '../prompt/compounds.ts'
import { idsOf, isRoom } from './alike-kind.ts'
import { isLexeme, kindLexeme } from './meaning-lexemes.ts'
import { notTyped, ofType, othersThan, type Named } from './named-store.ts'
import { quoted } from './vectors.ts'

/** What its kind is a kind of is looked for so often. */
const MOST_WIDER = 3

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
  /** The kind and what the product is filed under, as concepts. */
  readonly own: readonly string[]
}

/** What the product is filed under, where nothing is known of that. */
export type Filed = string | undefined

/**
 * Others of its kind, then what its kind is near, each first with the rest and then with what there is of it; both but for
 * what its shop calls another thing, where nothing else is found then also that; what is filed with it; what its kind is
 * all a kind of; and at last whatever has the words. Of each where none is cheaper in its currency those of another.
 */
export function attemptsOf(
  reading: Interpretation,
  { needed, near, far, own }: Kinds,
  filed: Filed,
  named: Named,
  asked: Likeness & { readonly isNearest?: boolean | undefined },
): readonly [Attempt, ...Attempt[]] {
  // Of what nothing is known nothing but its words is wanted: by wishes alone anything would come.
  const { words } = reading
  const least = own.length > 0 ? reading : { ...reading, words: { ...words, wishes: [] } }
  const last = { interpretation: wanting(least, needed, false), conditions: [], isOfKind: false }
  const kind = bothWays(reading, needed, { conditions: [], isOfKind: true })
  const nearly = near.map((id) => ({ id, attempts: ofKind(reading, id) }))
  const called = [
    ...(asked.isNearest === true && own.length > 0 ? nearestTo(reading, needed, [...own, ...near]) : []),
    ...limited(kind, calledOnly(own)),
    ...nearly.flatMap(({ id, attempts }) => limited(attempts, calledOnly([id, ...own]))),
  ]
  const together = filed === undefined ? [] : limited(bothWays(reading, [], last), [ofType(filed)])
  const spoken = [...kind, ...nearly.flatMap(({ attempts }) => attempts)]
  const further = far.flatMap((id) => ofKind(reading, id))
  const levels = own.length > 0 ? [called, together, spoken, further] : [together, spoken]
  const within = (attempts: readonly Attempt[]): Attempt[] => [
    ...limited(attempts, othersThan(named, asked)),
    ...(asked.isCheaper ? limited(attempts, othersThan(named, asked, true)) : []),
  ]
  const [first = last, ...more] = levels.flatMap(within)
  return [first, ...more, ...limited([last], othersThan(named, asked))]
}

/** The kind of what the workspace has not, and at once what that is near: the nearest may be all that it has of the kind. */
function nearestTo(reading: Interpretation, things: readonly string[], kinds: readonly string[]): Attempt[] {
  const attempts = bothWays(reading, things, { conditions: [], isOfKind: false, kinds })
  return limited(attempts, calledOnly(kinds))
}

function limited(attempts: readonly Attempt[], more: readonly Sql[]): Attempt[] {
  return attempts.map((attempt) => ({ ...attempt, conditions: [...more, ...attempt.conditions] }))
}

/** With all of the rest, and where there is any with what there is of it. */
function bothWays(
  reading: Interpretation,
  things: readonly string[],
  how: Omit<Attempt, 'interpretation'>,
): Attempt[] {
  return (hasRest(reading) ? [false, true] : [false]).map((isSoft) => ({
    ...how,
    interpretation: wanting(reading, things, isSoft),
  }))
}

function ofKind(reading: Interpretation, id: string): Attempt[] {
  return bothWays(reading, [id.replaceAll('-', ' ')], { conditions: [], isOfKind: false, kinds: [id] })
}

/** None that its shop files under what is of another department than all of these: a doll in a dress, a skirt in chocolate. */
function calledOnly(ids: readonly string[]): Sql[] {
  if (ids.length === 0) return []
  const called = [...new Set(ids.flatMap((id) => [id, ...widerKindsOf(id)]))].filter((id) => !isRoom(id))
  const lexemes = called.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
  return [notTyped(`'${isLexeme('')}':*C&!(${lexemes.map((lexeme) => `${lexeme}:C`).join('|')})`)]
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
 * Concepts that a thing is a kind of: near are what a compound ends in, what its shop files it under, and what few others
 * are a kind of, but for those that the last are all a kind of; far is the rest, what is most like it first.
 */
export function widerThan(thing: string, type: string | undefined): Omit<Kinds, 'needed'> {
  const own = idsOf(thing)
  const [head] = own.length === 0 ? partsOf(fold(thing).replaceAll('-', '')) : []
  const ids = [...own, ...(head === undefined ? [] : idsOf(head))]
  const few = ids.flatMap(nearKindsOf)
  const filed = type === undefined ? [] : meantFor(idsOf(type), ids)
  const isAbove = (id: string): boolean => few.some((kind) => kindsOf(kind).includes(id))
  const first = filed.filter((id) => !isAbove(id))
  const near = [...new Set([...ids, ...first, ...few, ...filed])].filter(
    (id) => !own.includes(id) && !isRoom(id),
  )
  const kinds = [...new Set([...ids, ...filed].flatMap(widerKindsOf))].filter((id) => !near.includes(id))
  const far = [...kinds.filter((id) => !isRoom(id)), ...kinds.filter(isRoom)]
  return {
    own: [...new Set([...ids, ...filed])],
    near: near.slice(0, MOST_WIDER),
    far: far.slice(0, MOST_WIDER),
  }
}

/** Of what a type may mean, "Robes", that which these are: dresses. */
function meantFor(filed: readonly string[], ids: readonly string[]): readonly string[] {
  const kinds = new Set(ids.flatMap((id) => [id, ...kindsOf(id)]))
  const meant = filed.filter((id) => kinds.has(id) || kindsOf(id).some((kind) => ids.includes(kind)))
  return meant.length > 0 ? meant : filed
}
