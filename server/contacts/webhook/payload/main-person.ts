/** Who a form is about that speaks of a guest or a parent alone, who elsewhere are somebody beside the contact. Pure. */
import { each, isEmailLike } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** Those who book and enrol, for themselves or for a child. */
const MAIN = new Set(
  (
    'guest guests gast gasten gaest gaster gasters invitado invitada huesped invite invitee ospite convidado gosc vieras ' +
    'parent parents guardian mother father foralder foraldrar vardnadshavare eltern elternteil erziehungsberechtigter erziehungsberechtigte ' +
    'padre madre tutor responsable genitore ouder ouders foresatte foraeldre huoltaja rodzic opiekun'
  ).split(' '),
)

/** The same leaves, with the word for whoever has the only address no longer said of them; undefined where nobody has. */
export function asMainPerson(leaves: readonly Leaf[]): readonly Leaf[] | undefined {
  const words = new Map<string, Set<string>>()
  for (const leaf of leaves)
    for (const one of each(leaf.value)) {
      const word = isEmailLike(one) ? wordOf(leaf) : undefined
      if (word !== undefined)
        words.set(word, (words.get(word) ?? new Set()).add(String(one).trim().toLowerCase()))
    }
  const [[word, addresses] = ['', new Set<string>()], another] = words
  if (another !== undefined || addresses.size !== 1) return undefined
  return leaves.map((leaf) => {
    if (wordOf(leaf) !== word) return leaf
    const labels = leaf.labels.map((label) => without(label, word)).filter((label) => label !== '')
    return {
      ...leaf,
      labels: labels.length > 0 ? labels : leaf.labels,
      path: leaf.path.map((step) => without(step, word)),
    }
  })
}

function wordOf({ labels, path }: Leaf): string | undefined {
  return [...path, ...labels].flatMap(tokensOf).find((word) => MAIN.has(word))
}

function without(label: string, word: string): string {
  const words = tokensOf(label)
  return words.includes(word) ? words.filter((one) => one !== word).join(' ') : label
}
