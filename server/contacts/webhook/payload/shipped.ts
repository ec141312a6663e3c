/** What is sent to somebody else: an order with another's name on the parcel. Pure. */
import { isPlaceName } from '../field-kinds.ts'
import { textOf } from '../values.ts'
import type { FieldName } from '../field-kinds.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** By all that was sent: decided once for all values of it, of which there may be thousands. */
const decided = new WeakMap<readonly Leaf[], boolean>()

/** A phone or a place of a delivery to a person who shares no name with the contact. */
export function isOfAnothersParcel(field: FieldName, leaf: Leaf, leaves: readonly Leaf[]): boolean {
  if ((field !== 'phone' && !isPlaceName(field)) || !isShipped(leaf)) return false
  const known = decided.get(leaves) ?? isToAnother(leaves)
  decided.set(leaves, known)
  return known
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
      return isPerson ? tokensOf(textOf(value) ?? '') : []
    }),
  )
}
