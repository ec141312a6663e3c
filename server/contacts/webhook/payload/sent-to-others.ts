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
