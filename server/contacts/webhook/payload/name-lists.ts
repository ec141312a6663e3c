/** A name that was sent as a list of its parts: `name: ["Ada", "Lovelace"]`, `name[]=Ada&name[]=Lovelace`. Pure. */
import { isParticle } from '../surnames.ts'
import { each, textOf } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'

const PARTS_MAXIMUM = 4
const PART = /^\p{L}[\p{L}'’.-]{0,40}$/u
/** Of several people. */
const PLURAL = /(?:names|namen|noms|nombres|nomi|nomes|namnen|navne)$/i

/** The same leaves, with the parts of a name together in the first. */
export function joinNames(leaves: readonly Leaf[]): Leaf[] {
  const lists = new Map<string, Leaf[]>()
  for (const leaf of leaves) {
    const name = listName(leaf)
    if (name !== undefined) lists.set(name, [...(lists.get(name) ?? []).slice(0, PARTS_MAXIMUM), leaf])
  }
  if (lists.size === 0) return [...leaves]
  return leaves.map((leaf) => {
    const list = lists.get(listName(leaf) ?? '')
    const name = list && nameOf(list)
    if (list === undefined || name === undefined) return leaf
    if (leaf !== list[0]) return { ...leaf, value: null }
    const isPart = isPlaceLabel(leaf)
    return {
      ...leaf,
      value: name,
      ...(isPart && { labels: leaf.path.slice(-1), path: leaf.path.slice(0, -1) }),
    }
  })
}

/** Under one key for all of them; undefined for what is in no list. */
function listName(leaf: Leaf): string | undefined {
  const isListed = Array.isArray(leaf.value) || /\]$|\.\d$/.test(leaf.key)
  const label = isPlaceLabel(leaf) ? (leaf.path.at(-1) ?? '') : (leaf.labels[0] ?? '')
  if (!isListed || PLURAL.test(label)) return undefined
  const { field, unknown } = readLabel(label)
  return field === 'name' && unknown === 0 ? leaf.key.replace(/\[\d*\]$|\.\d$/, '') : undefined
}

/** `name[0]` */
function isPlaceLabel({ labels }: Leaf): boolean {
  return /^\0?\d$/.test(labels[0] ?? '')
}

/** First and last name, each one word but for those before a surname; two whole names are of two people. */
function nameOf(list: readonly Leaf[]): string | undefined {
  if (list.some(({ value }) => Array.isArray(value) && value.length > PARTS_MAXIMUM)) return undefined
  const parts = list.flatMap(({ value }) => each(value).map((one) => textOf(one) ?? ''))
  if (parts.length < 2 || parts.length > PARTS_MAXIMUM) return undefined
  const isOfParts = parts.every((part) => {
    const words = part.split(' ')
    return words.every((word) => PART.test(word)) && (words.length === 1 || isParticle(words[0] ?? ''))
  })
  return isOfParts && new Set(parts).size === parts.length ? parts.join(' ') : undefined
}
