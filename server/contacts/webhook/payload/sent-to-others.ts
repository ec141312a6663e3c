/** What is sent to somebody else: an order with another's name on the parcel. Pure. */
import { isPlaceName } from '../field-kinds.ts'
import { textOf } from '../values.ts'
import type { FieldName } from '../field-kinds.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** By all that was sent: decided once for all values of it, of which there may be thousands. */
const decided = new WeakMap<readonly Leaf[], boolean>()

/** Ways of sending are called something, too: `shipping: {name: "Courier"}`, with nobody's name, place or number beside it. */
export function withoutWays(leaves: readonly Leaf[]): readonly Leaf[] {
  const persons = new Set<string>()
  for (const { labels, path } of leaves)
    if (OF_PERSONS.has(readLabel(labels[0] ?? '').field ?? 'name')) persons.add(path.join('\n'))
  return leaves.map((leaf) => {
    const isWay = isShippings(leaf.path.at(-1) ?? '') && /^(?:name|title)$/i.test(leaf.labels[0] ?? '')
    return isWay && !persons.has(leaf.path.join('\n')) ? { ...leaf, labels: ['product name'] } : leaf
  })
}

const OF_PERSONS = new Set<FieldName>([
  'email',
  'phone',
  'first_name',
  'last_name',
  'address',
  'address2',
  'city',
  'postal_code',
  'country',
  'region',
])

function isShippings(step: string): boolean {
  const { meanings, unknown } = readLabel(step)
  return (
    meanings.has('shipping') && unknown === 0 && !/to$|address|adress|recipient|customer|person/i.test(step)
  )
}

/** What a delivery is for to a person who shares no name with the contact, and the address of somebody who is named beside it. */
export function isOfAnother(
  field: FieldName,
  leaf: Leaf,
  anchor: Leaf | undefined,
  leaves: readonly Leaf[],
): boolean {
  if (field === 'email') return anchor !== undefined && isNamedOtherwise(leaf, anchor, leaves)
  if ((!OF_PARCEL.has(field) && !isPlaceName(field)) || !isShipped(leaf)) return false
  const known = decided.get(leaves) ?? isToAnother(leaves)
  decided.set(leaves, known)
  return known
}

const OF_PARCEL = new Set<FieldName>(['phone', 'name', 'first_name', 'last_name'])

/** `presenters: [{name, email}]`, in an object of its own, with another name than the contact's. */
function isNamedOtherwise(leaf: Leaf, anchor: Leaf, leaves: readonly Leaf[]): boolean {
  const [holder, own] = [holderOf(leaf), holderOf(anchor)]
  if (holder === '' || holder === own || readLabel(leaf.path.at(-1) ?? '').meanings.has('company'))
    return false
  const names = namesByHolder.get(leaves) ?? namesOfHolders(leaves)
  namesByHolder.set(leaves, names)
  const [theirs, mine] = [names.get(holder), names.get(own)]
  return theirs !== undefined && mine !== undefined && !isPart(theirs, mine) && !isPart(mine, theirs)
}

/** "M. Perrin" is part of Mathis Perrin, Zoé Perrin is not. */
function isPart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((word) => word.length === 1 || other.has(word))
}

const namesByHolder = new WeakMap<readonly Leaf[], ReadonlyMap<string, ReadonlySet<string>>>()

function namesOfHolders(leaves: readonly Leaf[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const leaf of leaves)
    for (const word of namesIn([leaf])) {
      const known = names.get(holderOf(leaf)) ?? new Set<string>()
      names.set(holderOf(leaf), known.add(word))
    }
  return names
}

/** The object that it lies in: `presenters[0]`. */
function holderOf({ key }: Leaf): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')))
}

function isToAnother(leaves: readonly Leaf[]): boolean {
  const theirs = namesIn(leaves.filter(isShipped))
  const own = namesIn(leaves.filter((one) => !isShipped(one)))
  return theirs.size > 0 && own.size > 0 && [...theirs].every((word) => !own.has(word))
}

function isShipped({ path, labels }: Leaf): boolean {
  return [...path, labels[0] ?? ''].some((step) => readLabel(step).meanings.has('shipping'))
}

/** The words of all names of persons. */
function namesIn(leaves: readonly Leaf[]): Set<string> {
  return new Set(
    leaves.flatMap(({ labels, value }) => {
      const { field, meanings } = readLabel(labels[0] ?? '')
      const isName = field === 'name' || field === 'first_name' || field === 'last_name'
      const isPerson =
        isName && !['company', 'thing', 'other', 'meta'].some((one) => meanings.has(one as never))
      const text = textOf(value) ?? ''
      // A number is an order's name, nobody's.
      return isPerson && !/\d/.test(text) ? tokensOf(text) : []
    }),
  )
}
