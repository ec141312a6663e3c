/** A name or a place under a mark of its builder: known by the address beside it, which is made of it, or has that mark, too. Pure. */
import { foldAccents } from '../../../lib/text.ts'
import { each, isEmailLike, textOf } from '../values.ts'
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
  const locals = leaves.flatMap(({ value, path }) =>
    path.some((step) => OF_LINK.test(step)) ? [] : each(value).filter(isEmailLike).map(localOf),
  )
  // Of several people a name without more words may be anybody's.
  const isAlone = new Set(locals).size === 1
  const [only, ...more] = leaves.filter(
    (leaf) => (isUnnamed(leaf) || (isAlone && isVague(leaf))) && isOneOf(leaf.value, locals),
  )
  if (only === undefined || more.length > 0) return leaves
  return leaves.map((leaf) => (leaf === only ? { ...leaf, labels: ['name', ...leaf.labels] } : leaf))
}

/** What the form was opened with. */
const OF_LINK = /^(?:url|query|search|hidden|utm)_?(?:params?|parameters?|string|fields?)?$/i

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

/** `give_email`: up to the word for it. */
const MARKED = /^(\p{L}[\p{L}\d]{0,15}(?:[-_.:]\p{L}[\p{L}\d]{0,15}){0,2}[-_.:])\p{L}+$/u

/** The same leaves; what says too little behind the mark that the one address has, too, is called by its own word: `give_first`, `pf-cap`. */
export function withoutMark(leaves: readonly Leaf[]): readonly Leaf[] {
  const [only, ...more] = leaves.filter(({ value }) => each(value).some(isEmailLike))
  const [, mark = ''] = MARKED.exec(only?.labels[0] ?? '') ?? []
  if (only === undefined || more.length > 0 || mark === '' || readLabel(mark).meanings.size > 0) return leaves
  return leaves.map((leaf) => {
    const [label = '', ...others] = leaf.labels
    const isSame = label.startsWith(mark) && leaf.path.join('\n') === only.path.join('\n')
    const own =
      isSame && readLabel(label).field === undefined ? readLabel(label.slice(mark.length)) : undefined
    return own?.field === undefined || own.unknown > 0
      ? leaf
      : { ...leaf, labels: [label.slice(mark.length), ...others] }
  })
}

/** With its country, or as it is dialled there: longer than what is counted. */
const NUMBER = /^(?:\+|00)[1-9][\d\s().-]{7,22}$|^(?=.*[\s/-])\(?0[1-9](?:[\s()/-]{0,2}\d){7,9}$/
const INITIALS: Readonly<Record<string, string>> = { fn: 'first_name', ln: 'last_name' }

/** The same leaves; where no number is called one, the one that a form sent under no more than a mark is a phone. */
export function withNumberAlone(leaves: readonly Leaf[]): readonly Leaf[] {
  const [only, ...more] = leaves.filter((leaf) => isNumber(leaf.value) && isUnnamed(leaf))
  if (only === undefined || more.length > 0) return leaves
  if (leaves.some(({ labels: [label = ''] }) => readLabel(label).field === 'phone')) return leaves
  return leaves.map((leaf) => (leaf === only ? { ...leaf, labels: ['phone', ...leaf.labels] } : leaf))
}

function isNumber(value: unknown): boolean {
  return typeof value === 'string' && value.length <= NAME_LENGTH && NUMBER.test(value.trim())
}

/** The same leaves; `fn` and `ln` beside each other are the two parts of a name. */
export function withInitials(leaves: readonly Leaf[]): readonly Leaf[] {
  const initials = leaves.filter(({ labels: [label = ''] }) => Object.hasOwn(INITIALS, label.toLowerCase()))
  const [one, other, ...more] = initials
  if (!one || !other || more.length > 0 || one.path.join('\n') !== other.path.join('\n')) return leaves
  return leaves.map((leaf) => {
    const part = initials.includes(leaf) ? INITIALS[leaf.labels[0]?.toLowerCase() ?? ''] : undefined
    return part === undefined ? leaf : { ...leaf, labels: [part] }
  })
}

/** What plugins count the parts of a field by: `1.3` and `1.6` of a name, `4.1`, `4.3` and `4.5` of an address. */
const COUNTED = /(?:^|\.)(\d{1,4})\.([1-8])$/
const NAME_PARTS: Readonly<Record<string, string>> = { 3: 'first_name', 6: 'last_name' }
const ADDRESS_PARTS: Readonly<Record<string, string>> = {
  1: 'address',
  2: 'address2',
  3: 'city',
  4: 'region',
  5: 'postal_code',
  6: 'country',
}
const PART = /^\p{L}[\p{L}'’. -]{0,60}$/u

/** The same leaves, where parts of a name or of an address are called by no more than their numbers. */
export function withCountedParts(leaves: readonly Leaf[]): readonly Leaf[] {
  const fields = new Map<string, Map<string, Leaf>>()
  for (const leaf of leaves) {
    const [, field = '', part] = COUNTED.exec(leaf.key) ?? []
    const isCounted = part !== undefined && /^[\d.]+$/.test(leaf.labels[0] ?? '')
    if (isCounted) fields.set(field, (fields.get(field) ?? new Map<string, Leaf>()).set(part, leaf))
  }
  const named = new Map<Leaf, string>()
  for (const parts of fields.values())
    for (const [part, label] of Object.entries(partsIn(parts))) {
      const leaf = parts.get(part)
      if (leaf) named.set(leaf, label)
    }
  if (named.size === 0) return leaves
  return leaves.map((leaf) => {
    const label = named.get(leaf)
    return label === undefined ? leaf : { ...leaf, labels: [label] }
  })
}

function partsIn(parts: ReadonlyMap<string, Leaf>): Readonly<Record<string, string>> {
  const isWritten = (part: string): boolean => PART.test(textOf(parts.get(part)?.value) ?? '')
  if (isWritten('3') && isWritten('6') && !parts.has('1') && !parts.has('5')) return NAME_PARTS
  const isAddress = ['1', '5'].every((part) => /\d/.test(textOf(parts.get(part)?.value) ?? ''))
  return isAddress && isWritten('3') ? ADDRESS_PARTS : {}
}
