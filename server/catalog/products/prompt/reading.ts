/** What a reader sees of a prompt, and what it hands back when it recognizes something. */
import type { Interpretation, Language, Names } from './interpretation.ts'
import type { NameIndex } from './names.ts'
import type { Token } from './tokens.ts'

export interface Scene {
  /** Whether the name of a collection is one wherever it stands. */
  readonly isFiled?: boolean
  readonly tokens: readonly Token[]
  readonly vendors: NameIndex
  readonly collections: NameIndex
  readonly tags: NameIndex
  /** Letters and digits only, as products have them. */
  readonly sizes: ReadonlySet<string>
  /** Likeliest first. */
  readonly languages: readonly Language[]
  /** The currency the shop sells in, when known. */
  readonly shop: string | undefined
  /** Whether it is what is asked for by name, of a prompt that tells more: nothing that it tells is guessed from. */
  readonly isAsked?: true
  /** Whether it is a part of a prompt that speaks of a child. */
  readonly isOfChild?: boolean
}

export type ReadingKind =
  | 'price'
  | 'sale'
  | 'availability'
  | 'names'
  | 'order'
  | 'word'
  | 'request'
  | 'nothing'

/**
 * `next` is the place after what was read. `add` writes it down; a negated reading says the opposite. `cost` is what the
 * reading costs of a prompt's lattice, when it is not what its kind does (lattice.ts).
 */
export interface Reading {
  readonly kind: ReadingKind
  readonly cost?: number
  readonly next: number
  readonly add: (into: Interpretation, negated: boolean) => void
}

export type Reader = (scene: Scene, at: number) => Reading | undefined

/** What the first of the readers recognizes, where only one of them can be meant. */
export function firstReading(readers: readonly Reader[], scene: Scene, at: number): Reading | undefined {
  for (const read of readers) {
    const reading = read(scene, at)
    if (reading) return reading
  }
  return undefined
}

/** What is refused is not wanted, whichever of both was said last: no product could be of both. */
export function addNames(into: Names, names: readonly string[], negated: boolean): void {
  if (negated) into.include = into.include.filter((name) => !names.includes(name))
  for (const name of names)
    if (!into.exclude.includes(name)) addOnce(negated ? into.exclude : into.include, name)
}

export function addOnce(list: string[], text: string): void {
  if (!list.includes(text)) list.push(text)
}

/** Words that are read and say nothing: "for", "show me". */
/** "My daughter's 40th": how old says nothing of a product, but that she is no child. */
export function ofGrownUp(next: number, kind: 'nothing' | 'request' = 'nothing'): Reading {
  return { kind, next, add: (into, negated) => void (negated || (into.isGrown = true)) }
}

export function nothing(next: number, kind: 'nothing' | 'request' = 'nothing'): Reading {
  return { kind, next, add: () => {} }
}
