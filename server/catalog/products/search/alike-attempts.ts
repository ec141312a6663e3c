/** The ways in which what is like a named product is looked for, one after another until something is found. Pure. */
import type { Sql } from '../../../platform/sql.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { isNarrow, widerKindsOf } from '../prompt/concepts.ts'
import { traitsOf } from '../prompt/traits.ts'
import { bothWays, hasRest, ofKinds, wanting, type Attempt } from './alike-ways.ts'
import type { Kinds } from './alike-near.ts'
import { calledOnly, forNoneElse, isNamed, ofType, othersThan, type Named } from './named-store.ts'
import type { Whom } from './for-others.ts'
import { YOUNG } from './for-young.ts'

/** Departments of which anything may do in place of anything else. */
export const LOOSELY = new Set(['toy', 'book', 'snack', 'musical-instrument'])

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
  const all = [...first, ...followed(called, [...alike, ...own])]
  // A child's bike rather than a scooter for the grown, and a child's book than a novel.
  const loosely = further.filter(({ kinds: [id = ''] = [] }) => LOOSELY.has(id))
  const whom = whomAsked(reading)
  // "But for men": another jacket for men rather than a raincoat for women.
  const wider = whom === undefined ? [] : further.filter(({ kinds: [id = ''] = [] }) => isOfMore(id))
  const whole = hasRest(reading)
    ? [...all, ...(saysYoung(reading) ? loosely : []), ...wider].filter(isWhole(reading))
    : []
  const levels = [...whole, ...all.filter((attempt) => !whole.includes(attempt))]
  const theirs = whom === undefined ? levels : levels.map((attempt) => onlyFor(whom, attempt))
  return { levels: [...theirs, ...together, ...kind, ...nearly], further }
}

function onlyFor(whom: Whom, attempt: Attempt): Attempt {
  const theirs = [forNoneElse(whom)]
  const [own = attempt] = limited([attempt], theirs)
  return { ...own, behind: limited(attempt.behind ?? [], theirs) }
}

const WHOM = ['woman', 'man'] as const

/** For women or for men, where that is said. */
function whomAsked({ words }: Interpretation): Whom | undefined {
  const said = words.all.flatMap((word) => traitsOf(word).map(({ id }) => id))
  const [whom, other] = WHOM.filter((id) => said.includes(id))
  return other === undefined ? whom : undefined
}

/** A jacket, which is one of the clothes; not these. */
function isOfMore(id: string): boolean {
  return widerKindsOf(id).length > 0
}

function saysYoung({ words }: Interpretation): boolean {
  return words.all.some((word) => traitsOf(word).some(({ id }) => YOUNG.includes(id)))
}

/** With all of the rest. */
function isWhole({ words }: Interpretation): (attempt: Attempt) => boolean {
  return ({ interpretation }) => words.all.every((word) => interpretation.words.all.includes(word))
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
