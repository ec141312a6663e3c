/** Bride and groom, of whom the one who is named first with an address is the contact, in the languages of forms. Pure. */
import { each, isEmailLike } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

type Kind = 'bride' | 'groom'

const WORDS: Readonly<Record<Kind, string>> = {
  bride:
    'bride brides brud brudens bruden braut mariee epouse novia sposa bruid morsian morsiamen morsiamelta noiva nevesta nevesty menyasszony mireasa mlodej mloda',
  groom:
    'groom grooms bridegroom bridegrooms brudgum brudgummens brudgummen brautigam brautigams marie epoux novio sposo bruidegom brudgom brudgommens brudgommen gom gommen gommens sulhanen sulhasen sulhaselta noivo zenich zenicha volegeny mire mlodego mlody',
}
const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as Kind] as const),
  ),
)
/** "Panny młodej", "pana młodego". */
const BESIDE = /^(?:panny|panna|pana|pan|future?)$/

/** The same leaves, where both have an address: what is of the first no longer says of which, and what is of the other is somebody's. */
export function withFirstOfCouple(leaves: readonly Leaf[]): readonly Leaf[] {
  const holders = leaves.filter(({ value }) => each(value).some(isEmailLike))
  const kinds = holders.map(kindOf)
  const first = kinds[0]
  if (first === undefined || kinds.includes(undefined) || new Set(kinds).size < 2) return leaves
  return leaves.map((leaf) => {
    const kind = kindOf(leaf)
    if (kind === undefined) return leaf
    if (kind !== first) return { ...leaf, labels: leaf.labels.map((label) => `spouse ${label}`) }
    return { ...leaf, labels: leaf.labels.map(without), path: leaf.path.map(without) }
  })
}

function kindOf({ path, labels }: Leaf): Kind | undefined {
  const words = [...path, labels[0] ?? ''].flatMap(tokensOf)
  return KINDS.get(words.find((word) => KINDS.has(word)) ?? '')
}

function without(label: string): string {
  const words = tokensOf(label)
  if (!words.some((word) => KINDS.has(word))) return label
  return words.filter((word) => !KINDS.has(word) && !BESIDE.test(word)).join(' ')
}
