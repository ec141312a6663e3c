/** A name under a mark of its builder: known by the address beside it, which is made of it. Pure. */
import { foldAccents } from '../../../lib/text.ts'
import { each, isEmailLike } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isUnnamed } from './texts-without-a-name.ts'

const NAMES: ReadonlySet<string> = new Set(['name', 'first_name', 'last_name'])
const WRITTEN = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,3}$/u
const NAME_LENGTH = 100
/** Shorter words are in any address. */
const WORD_LENGTH = 3

/** The same leaves; where no name is called one, the text of which every longer word is in the address is. */
export function withNameOfAddress(leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.some(isNamed)) return leaves
  const locals = leaves.flatMap(({ value }) => each(value).filter(isEmailLike).map(localOf))
  // Of several people a name without more words may be anybody's.
  const isAlone = new Set(locals).size === 1
  const [only, ...more] = leaves.filter(
    (leaf) => (isUnnamed(leaf) || (isAlone && isVague(leaf))) && isOneOf(leaf.value, locals),
  )
  if (only === undefined || more.length > 0) return leaves
  return leaves.map((leaf) => (leaf === only ? { ...leaf, labels: ['name', ...leaf.labels] } : leaf))
}

function isNamed({ labels, value }: Leaf): boolean {
  const { field, unknown } = readLabel(labels[0] ?? '')
  return typeof value === 'string' && NAMES.has(field ?? '') && unknown === 0
}

/** "Legal name", "Namn enligt legitimation": a name, of whom its own words do not say. */
function isVague({ labels }: Leaf): boolean {
  const { field, unknown, meanings } = readLabel(labels[0] ?? '')
  return field === 'name' && unknown > 0 && meanings.size === 1
}

function isOneOf(value: unknown, locals: readonly string[]): boolean {
  if (typeof value !== 'string' || value.length > NAME_LENGTH || !WRITTEN.test(value.trim())) return false
  const words = folded(value)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= WORD_LENGTH)
  return words.length > 0 && locals.some((local) => words.every((word) => local.includes(word)))
}

function localOf(address: unknown): string {
  return folded(String(address).split('@')[0] ?? '')
}

function folded(text: string): string {
  return foldAccents(text).toLowerCase()
}
