/** What a product's kind is near, kin to and all a kind of, as concepts. Pure. */
import { kindsOf, nearKindsOf, widerKindsOf } from '../prompt/concepts.ts'
import { looseMembersOf } from '../prompt/last-members.ts'
import { partsOf } from '../prompt/compounds.ts'
import { fold } from '../prompt/fold.ts'
import { idsOf, isRoom } from './alike-kind.ts'
import { kinOf, servingFor } from './alike-kin.ts'

/** What its kind is a kind of is looked for so often. */
const MOST_WIDER = 3

/** A product's kind, what that is near, and what it is all a kind of: concepts but for the first, which is said in words. */
export interface Kinds {
  readonly needed: readonly string[]
  readonly near: readonly string[]
  /** What is like it though it is no kind of it. */
  readonly kin: readonly string[]
  readonly far: readonly string[]
  /** The kind and what the product is filed under, as concepts. */
  readonly own: readonly string[]
  /** What the prompt calls it, of which it is a kind: the shoes of "shoes like the ballet flats". */
  readonly said?: readonly string[]
  /** Whether its kind has a name that others have, too, and is known to be this one. */
  readonly isSure: boolean
}

/**
 * Concepts that a thing is a kind of: near are what a compound ends in, what its shop files it under, and what few others
 * are a kind of, but for those that the last are all a kind of; far is the rest, what is most like it first.
 */
export function widerThan(
  thing: string,
  type: string | undefined,
  being: ReadonlySet<string>,
): Omit<Kinds, 'needed'> {
  const may = idsOf(thing)
  // A Spanish "collar" is a necklace: the product is known to be one.
  const sure = may.filter((id) => being.has(id))
  const own = sure.length > 0 ? sure : may
  const [head] = own.length === 0 ? partsOf(fold(thing).replaceAll('-', '')) : []
  const ids = [...own, ...(head === undefined ? [] : idsOf(head))]
  const few = ids.flatMap((id) => nearKindsOf(id).filter((kind) => !looseMembersOf(kind).includes(id)))
  const filed = type === undefined ? [] : meantFor(idsOf(type), ids)
  const isAbove = (id: string): boolean => few.some((kind) => kindsOf(kind).includes(id))
  const first = filed.filter((id) => !isAbove(id))
  const near = [...new Set([...ids, ...first, ...few, ...filed])].filter(
    (id) => !own.includes(id) && !isRoom(id),
  )
  const kinds = [...new Set([...ids, ...filed].flatMap(widerKindsOf))].filter((id) => !near.includes(id))
  const far = [...kinds.filter((id) => !isRoom(id)), ...kinds.filter(isRoom)]
  const all = [...new Set([...ids, ...filed])]
  return {
    own: all,
    isSure: sure.length > 0 && sure.length < new Set(may).size,
    near: near.slice(0, MOST_WIDER),
    kin: kinOfAny(all, near),
    far: far.slice(0, MOST_WIDER),
  }
}

/** What is kin to it, and before that what serves in its place, for who wants no such thing. */
export function insteadOfIt(own: readonly string[], kin: readonly string[]): string[] {
  return [...new Set([...own.flatMap(servingFor), ...kin])].filter((id) => !own.includes(id))
}

/** Of what has none, that of what it is near, of a silk scarf what is kin to a scarf; and of what is near nothing what serves in its place. */
function kinOfAny(all: readonly string[], near: readonly string[]): string[] {
  const own = all.flatMap(kinOf)
  const kin = own.length > 0 ? own : near.flatMap(kinOf)
  const isAlone = kin.length + near.length === 0
  return [...new Set(isAlone ? all.flatMap(servingFor) : kin)].filter((id) => !all.includes(id))
}

/** Of what a type may mean, "Robes", that which these are: dresses. */
function meantFor(filed: readonly string[], ids: readonly string[]): readonly string[] {
  const kinds = new Set(ids.flatMap((id) => [id, ...kindsOf(id)]))
  const meant = filed.filter((id) => kinds.has(id) || kindsOf(id).some((kind) => ids.includes(kind)))
  return meant.length > 0 ? meant : filed
}
