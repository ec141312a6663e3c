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

/** Whom parents enrol, where elsewhere they enrol themselves. */
const ENROLLED =
  /^(?:student|pupil|player|elev|elever|eleven|elevens|spelare|spelarens|schuler|schulers|schulerin|eleve|alumno|alumna|alunno|alunna|aluno|aluna|leerling|oppilas|oppilaan|uczen|ucznia)$/

/**
 * The same leaves, with the word for whoever has the only address no longer said of them; undefined where nobody has. Of
 * several who are counted the first is meant: "Parent 1", "Parent 2".
 */
export function asMainPerson(leaves: readonly Leaf[]): readonly Leaf[] | undefined {
  const words = new Map<string, Set<string>>()
  const first = leaves.find(({ value }) => each(value).some(isEmailLike))
  for (const leaf of leaves)
    for (const one of each(leaf.value)) {
      const word = isEmailLike(one) ? wordOf(leaf) : undefined
      if (word !== undefined)
        words.set(word, (words.get(word) ?? new Set()).add(String(one).trim().toLowerCase()))
    }
  const [[word, addresses] = ['', new Set<string>()], another] = words
  const counted = first && countOf(first)
  if (another !== undefined || addresses.size === 0) return undefined
  if (addresses.size > 1 && !/^(?:1|first)$/.test(counted ?? '')) return undefined
  return leaves.map((leaf) => {
    if (wordOf(leaf) !== word) return asEnrolled(leaf)
    if (addresses.size > 1 && countOf(leaf) !== counted) return leaf
    const labels = leaf.labels.map((label) => without(label, word)).filter((label) => label !== '')
    return {
      ...leaf,
      labels: labels.length > 0 ? labels : leaf.labels,
      path: leaf.path.map((step) => without(step, word)),
    }
  })
}

/** Which of several: "Parent 2", "Second guest". */
function countOf({ labels, path }: Leaf): string | undefined {
  return [...path, ...labels].flatMap(tokensOf).find((word) => /^(?:\d{1,2}|first|second|third)$/.test(word))
}

function asEnrolled(leaf: Leaf): Leaf {
  const isEnrolled = tokensOf(leaf.labels[0] ?? '').some((word) => ENROLLED.test(word))
  return isEnrolled ? { ...leaf, labels: leaf.labels.map((label) => `child ${label}`) } : leaf
}

function wordOf({ labels, path }: Leaf): string | undefined {
  return [...path, ...labels].flatMap(tokensOf).find((word) => MAIN.has(word))
}

function without(label: string, word: string): string {
  const words = tokensOf(label)
  return words.includes(word) ? words.filter((one) => one !== word).join(' ') : label
}
