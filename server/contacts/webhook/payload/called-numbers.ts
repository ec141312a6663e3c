/** Of a call, who called: the numbers that were called are ours (`business_phone_number`, `tracking_number`). Pure. */
import { each, isNumberLike } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const CALLER = new Set(['caller', 'callers', 'callerid'])
const CALLED = new Set(
  'business company office tracking called callee dialed dialled destination forwarded forwarding pool line virtual'.split(
    ' ',
  ),
)

/** Where a caller's number is among what was sent, the others. */
export function calledIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const numbers = leaves.filter(({ value }) => each(value).some(isNumberLike))
  if (!numbers.some((leaf) => speaksOf(leaf, CALLER))) return new Set()
  return new Set(numbers.filter((leaf) => speaksOf(leaf, CALLED) && !speaksOf(leaf, CALLER)))
}

function speaksOf({ path, labels }: Leaf, words: ReadonlySet<string>): boolean {
  return [path.at(-1) ?? '', labels[0] ?? ''].some((step) => tokensOf(step).some((word) => words.has(word)))
}
