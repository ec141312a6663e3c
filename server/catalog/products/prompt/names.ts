/** Finds the workspace's own names (vendors, collections, tags) in a prompt, whatever their case, accents or spaces. */
import { squash } from './fold.ts'
import type { Token } from './tokens.ts'

export interface NameIndex {
  /** Squashed name, also without its "the" → every spelling of it in the workspace. */
  readonly spellings: ReadonlyMap<string, readonly string[]>
  readonly longest: number
}

export interface FoundNames {
  readonly names: readonly string[]
  readonly squashed: string
  readonly next: number
}

const INSIDE_NAMES = new Set([
  '&',
  '.',
  '-',
  '–',
  '+',
  '/',
  '!',
  '?',
  "'",
  ',',
  ':',
  ';',
  '(',
  ')',
  '|',
  '*',
  '#',
  '%',
])

/** Kept as long as the caller keeps its array, so a list of thousands is indexed once; never change the array. */
const indexes = new WeakMap<readonly string[], NameIndex>()

export function nameIndex(names: readonly string[]): NameIndex {
  const kept = indexes.get(names)
  if (kept) return kept
  const index = aNameIndex(names)
  indexes.set(names, index)
  return index
}

/** Of one name. Signs and marks alone make it no longer: without a bound each place would be read to the end. */
const TOKENS = 60

/** The longest known name from `at` on. A quoted phrase must be the whole name; "Acme's" is Acme. */
export function findName(tokens: readonly Token[], at: number, index: NameIndex): FoundNames | undefined {
  const first = tokens[at]
  if (first?.kind === 'quoted') return lookUp(squash(first.text), index, at + 1)
  if (first === undefined || first.kind === 'sign') return undefined
  let found: FoundNames | undefined
  let name = ''
  const end = Math.min(tokens.length, at + TOKENS)
  for (let next = at; next < end && name.length <= index.longest; next++) {
    const token = tokens[next]
    if (token === undefined || token.kind === 'quoted') break
    if (token.kind === 'sign' && !INSIDE_NAMES.has(token.text)) break
    if (token.kind === 'sign') continue
    const own = squash(token.key)
    const possessive = /['’]s$/i.test(token.text)
      ? lookUp(name + own.slice(0, -1), index, next + 1)
      : undefined
    name += own
    found = lookUp(name, index, next + 1) ?? possessive ?? found
  }
  return found
}

function lookUp(squashed: string, index: NameIndex, next: number): FoundNames | undefined {
  const names = index.spellings.get(squashed)
  return names && { names, squashed, next }
}

function aNameIndex(names: readonly string[]): NameIndex {
  const spellings = new Map<string, string[]>()
  for (const name of new Set(names)) {
    for (const squashed of new Set([squash(name), squash(name.replace(/^the /i, ''))])) {
      if (squashed === '') continue
      const same = spellings.get(squashed)
      if (same) same.push(name)
      else spellings.set(squashed, [name])
    }
  }
  return { spellings, longest: spellings.keys().reduce((most, { length }) => Math.max(most, length), 0) }
}
