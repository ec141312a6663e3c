/** The ways in which what is like a named product is looked for, one after another until something is found. Pure. */
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { isNarrow, widerKindsOf } from '../prompt/concepts.ts'
import { traitsOf } from '../prompt/traits.ts'
import type { Kinds } from './alike-near.ts'
import { calledOnly, isNamed, ofType, othersThan, type Named } from './named-store.ts'
import type { Tier } from './wish-terms.ts'

/** Departments of which anything may do in place of anything else. */
const LOOSELY = new Set(['toy', 'book', 'snack', 'musical-instrument'])

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
  /** Only what may help with what is said comes. */
  readonly isGuess?: boolean
  /** Whether all that comes is of its own kind. */
  readonly isFirst?: boolean
  /** What it is to share with what it is like: what shares most comes first. */
  readonly shared?: readonly Tier[]
  /** Where it finds little, what comes behind that, one behind the other. */
  readonly behind?: readonly Attempt[]
}

/** What the product is filed under, where nothing is known of that. */
export type Filed = string | undefined

export type Attempts = readonly [Attempt, ...Attempt[]]

/** How it is to be like a product, and how else. */
export type Asked = Likeness & {
  readonly isNearest?: boolean | undefined
  /** Whether it may as well be what is wanted: it is only described, and nothing is said that is not true of it. */
  readonly isItself: boolean
}

/**
 * Others of its kind; what that is near, or kin to; both but for what its shop calls another thing, where nothing else is
 * found then also that; what is filed with it; what its kind is all a kind of; and at last whatever has the words. Each
 * first with the rest and then with what there is of it, and where none is cheaper in its currency those of another.
 */
export function attemptsOf(
  reading: Interpretation,
  kinds: Kinds,
  filed: Filed,
  named: Named,
  asked: Asked,
): Attempts {
  const { needed, own } = kinds
  // Of what nothing is known nothing but its words is wanted: by wishes alone anything would come.
  const { words } = reading
  const least = own.length > 0 ? reading : { ...reading, words: { ...words, wishes: [] } }
  const last = { interpretation: wanting(least, needed, false), conditions: [], isOfKind: false }
  const together = filed === undefined ? [] : limited(bothWays(reading, [], last), [ofType(filed)])
  const within = (attempts: readonly Attempt[], inAny = false): Attempt[] =>
    attempts.map((attempt) => among(attempt, named, asked, inAny))
  const { levels, further } = levelsOf(reading, kinds, together, asked)
  // What costs another money is not known to be cheaper.
  const others = asked.isCheaper ? within(levels, true) : []
  const only = asked.isItself ? limited([last], [isNamed(named)]) : []
  const [one = last, ...more] = [
    ...within(levels).map((level) => ({ ...level, behind: level.behind?.length ? level.behind : only })),
    ...others,
    ...within(further),
  ]
  const itself = asked.isItself
    ? limited(ofItself(reading, kinds), othersThan(named, { ...asked, isNearest: true }))
    : []
  return [one, ...more, ...limited([last], othersThan(named, asked)), ...itself]
}

function ofItself(reading: Interpretation, { needed, own, isSure }: Kinds): Attempt[] {
  return isSure ? ofKinds(reading, own) : bothWays(reading, needed, { conditions: [], isOfKind: true })
}

/** The one before the other; and what is further away. */
function levelsOf(
  reading: Interpretation,
  kinds: Kinds,
  together: readonly Attempt[],
  asked: Asked,
): { readonly levels: readonly Attempt[]; readonly further: readonly Attempt[] } {
  const { needed, near, kin, far, own } = kinds
  const kind = ofItself(reading, kinds)
  const alike = [...new Set([...near, ...kin])]
  const nearly = ofKinds(reading, alike)
  if (own.length === 0) return { levels: [...together, ...kind, ...nearly], further: [] }
  const followed = (attempts: readonly Attempt[], called: readonly string[], isFirst = false): Attempt[] =>
    limited(attempts, calledOnly(called)).map((attempt, n) => ({
      ...attempt,
      isFirst,
      behind: behindOf(reading, kinds, n),
    }))
  const nearest = asked.isNearest === true ? nearestTo(reading, needed, [...own, ...near]) : []
  const first = [...followed(nearest, [...own, ...near], true), ...followed(kind, own, true)]
  const called = asked.isItself ? ofKinds(reading, [...own, ...alike]) : nearly
  const further = far.flatMap((id) => ofKinds(reading, [id]))
  return {
    levels: [...first, ...followed(called, [...alike, ...own]), ...together, ...kind, ...nearly],
    further,
  }
}

/**
 * Of others than what is named; where none is its kind, and behind them, that, too, if it may be what is wanted. "The red
 * rug, but for the nursery" is there, in whatever language its title is, and is not wanted.
 */
function among(attempt: Attempt, named: Named, asked: Asked, inAny: boolean): Attempt {
  const isElse = asked.isOfOne === true && (asked.isOtherwise === true || asked.isCheaper)
  const isNearest = asked.isNearest === true && !isElse
  const others = (isItself: boolean): Sql[] =>
    othersThan(named, { ...asked, isNearest: isNearest || isItself }, inAny)
  const isFurther = attempt.kinds !== undefined && attempt.isFirst !== true
  const [limitedTo = attempt] = limited([attempt], others(asked.isItself && isFurther))
  return { ...limitedTo, behind: limited(attempt.behind ?? [], others(asked.isItself)) }
}

/** Itself and what is near; then what it was called, and what its kind is all a kind of: with the rest, as the `way` before them is, and behind those without it. */
function behindOf(
  reading: Interpretation,
  { own, near, kin, far, said = [] }: Kinds,
  way: number,
): Attempt[] {
  // A shop that files sweaters under clothes calls all clothes so.
  const kinds = new Set(own.flatMap(widerKindsOf))
  const wide = new Set(own.filter((id) => kinds.has(id) && !isNarrow(id)))
  const alike = [...new Set([...own, ...near, ...kin])].filter((id) => !wide.has(id))
  const wider = new Set([...said, ...far.filter((id) => LOOSELY.has(id))])
  const all = [
    limited(ofKinds(reading, alike), calledOnly(alike)),
    ...[...wider].map((id) =>
      limited(ofKinds(reading, [id]), said.includes(id) ? calledOnly([id, ...alike]) : []),
    ),
  ]
  const further = isOnlyOne(reading) ? [] : [way + 1]
  return [way, ...further].flatMap((one) => all.flatMap((ways) => ways.slice(one, one + 1)))
}

/** "But in white": one of another colour or material is none. */
function isOnlyOne({ words }: Interpretation): boolean {
  const said = [...words.all, ...words.any.flat()].flatMap((word) => word.split(' '))
  const families = said.flatMap((word) => traitsOf(word))
  return families.some(({ family }) => family === 'colour' || family === 'material')
}

/** The kind of what the workspace has not, and at once what that is near: the nearest may be all that it has of the kind. */
function nearestTo(reading: Interpretation, things: readonly string[], kinds: readonly string[]): Attempt[] {
  return bothWays(reading, things, { conditions: [], isOfKind: false, kinds })
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

export function ofKinds(reading: Interpretation, kinds: readonly string[]): Attempt[] {
  const [id] = kinds
  if (id === undefined) return []
  return bothWays(reading, [id.replaceAll('-', ' ')], { conditions: [], isOfKind: false, kinds })
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
