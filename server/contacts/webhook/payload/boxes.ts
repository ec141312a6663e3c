/** Boxes as frameworks send them: twice, with a hidden value for not being ticked, or with a mark that there is one. Pure. */
import { textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'

const TICKED = /^(?:1|true|on|yes)$/i
const UNTICKED = /^(?:0|false|off|no)$/i
/** `_newsletter`, `contact._newsletter`. */
const MARK = /^((?:[a-z]\w*\.)*)_([a-z][\w.]*)$/i

/**
 * A box that is ticked is sent beside its hidden value, before (Rails, PHP) or behind it (ASP.NET): of such a pair the tick
 * is meant. Spring sends `_name=on` of every box, and `name` of a ticked one: alone the mark says that it was not.
 */
export function readBoxes(leaves: readonly Leaf[]): Leaf[] {
  const named = new Map<string, Leaf[]>()
  for (const leaf of leaves) named.set(leaf.key, [...(named.get(leaf.key) ?? []).slice(0, 2), leaf])
  return leaves.map((leaf) => {
    if (isHidden(leaf, named.get(leaf.key) ?? [])) return { ...leaf, value: null }
    if (isTickedPair(leaf.value)) return { ...leaf, value: true }
    const [, before = '', name] = MARK.exec(leaf.key) ?? []
    if (name === undefined || textOf(leaf.value) !== 'on') return leaf
    return { ...leaf, value: named.has(`${before}${name}`) ? null : false }
  })
}

/** The value beside a ticked box: first of two, or behind `true` as `false`. */
function isHidden(leaf: Leaf, pair: readonly Leaf[]): boolean {
  const [first, second, ...more] = pair
  if (!first || !second || more.length > 0) return false
  const [one, other] = [textOf(first.value) ?? '', textOf(second.value) ?? '']
  if (leaf === first) return UNTICKED.test(one) && TICKED.test(other)
  return leaf === second && /^true$/i.test(one) && /^false$/i.test(other)
}

/** Both values of one box as a list, the hidden one first: `["0", "1"]`. */
function isTickedPair(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [one, other] = value as unknown[]
  return (
    typeof one === 'string' &&
    typeof other === 'string' &&
    UNTICKED.test(one.trim()) &&
    TICKED.test(other.trim())
  )
}
