/** Who a form is about that speaks of a guest or a parent alone, who elsewhere are somebody beside the contact. Pure. */
import { each, isEmailLike, textOf } from '../values.ts'
import { WRITTEN_NAME } from './whose-value.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import {
  isSameParent,
  PARENTS,
  MAIN,
  SEVERAL,
  COUNTED,
  OWNER,
  ANIMAL,
  ENROLLED,
  CARED_FOR,
  ALONE,
  FIRST,
  countOf,
  isCounted,
  isSecond,
} from './main-person-words.ts'
import { tokensOf } from './tokens.ts'

/**
 * The same leaves, with the word for whoever has the only address no longer said of them; undefined where nobody has. Of
 * several who are counted the first is meant ("Parent 1", "Partner A"), and of several parents who is named first.
 */
export function asMainPerson(leaves: readonly Leaf[]): readonly Leaf[] | undefined {
  const isOfAnimal = leaves.some(speaksOfAnimal)
  const role = onlyRoleOf(leaves)
  const wordOf = (leaf: Leaf): string | undefined =>
    mainWordOf(leaf, isOfAnimal) ?? (role !== undefined && wordsOf(leaf).includes(role) ? role : undefined)
  const words = new Map<string, Set<string>>()
  const first = leaves.find((leaf) => each(leaf.value).some(isEmailLike) && wordOf(leaf) !== undefined)
  for (const leaf of leaves)
    for (const one of each(leaf.value)) {
      const word = isEmailLike(one) ? wordOf(leaf) : undefined
      if (word !== undefined)
        words.set(word, (words.get(word) ?? new Set()).add(String(one).trim().toLowerCase()))
    }
  const [[word, addresses] = ['', new Set<string>()]] = words
  const counted = first && countOf(first, word)
  if (addresses.size === 0 || (words.size > 1 && ![...words.keys()].every((one) => PARENTS.has(one))))
    return undefined
  if (addresses.size > 1 && counted !== '1') return undefined
  return leaves.map((leaf) => {
    const own = wordOf(leaf)
    if (own === undefined) return asEnrolled(leaf, PARENTS.has(word))
    if (own !== word && !isSameParent(own, word))
      return PARENTS.has(own) ? asOther(leaf) : asEnrolled(leaf, false)
    const count = countOf(leaf, word)
    const isAnother = counted === undefined ? isSecond(leaf, word) : count !== counted
    if (isAnother && (addresses.size > 1 || count !== undefined)) return asOther(leaf)
    return named(leaf, own)
  })
}

function onlyRoleOf(leaves: readonly Leaf[]): string | undefined {
  if (leaves.some(({ path }) => path.length > 0)) return undefined
  const roles = leaves.flatMap((leaf) => {
    const role = wordsOf(leaf).find((word) => ALONE.test(word))
    const { field, meanings } = readLabel(without(leaf.labels[0] ?? '', role ?? ''))
    const isName = (field === 'name' || field === 'first_name') && meanings.size === 1
    return isName ? [role] : []
  })
  return new Set(roles).size === 1 ? roles[0] : undefined
}

function wordsOf({ path, labels }: Leaf): readonly string[] {
  return [...path, ...labels].flatMap(tokensOf)
}

/** The same leaves, where the address is a parent's: what is of another parent is of somebody else. */
export function withoutOtherParents(leaves: readonly Leaf[], { path, labels }: Leaf): readonly Leaf[] {
  const words = [...path, ...labels].flatMap(tokensOf)
  const own = words.find((word) => PARENTS.has(word))
  if (own === undefined) return leaves
  return leaves.map((leaf) => {
    const other = mainWordOf(leaf, false)
    const isOther = other !== undefined && PARENTS.has(other) && !isSameParent(other, own)
    return isOther ? asOther(leaf) : leaf
  })
}

/**
 * The same leaves, where only a guest or a parent is named beside an address that is called nobody's: `email`, `guest_name`.
 * Several of them, as a list of guests, name nobody.
 */
export function withOnlyNamed(leaves: readonly Leaf[]): readonly Leaf[] {
  const isOfAnimal = leaves.some(speaksOfAnimal)
  const words = new Set(
    leaves.flatMap((leaf) => (namesOne(leaf, isOfAnimal) ? [mainWordOf(leaf, isOfAnimal) ?? ''] : [])),
  )
  const [word, another] = words
  if (word === undefined || another !== undefined) return leaves
  return leaves.map((leaf) => (mainWordOf(leaf, isOfAnimal) === word ? named(leaf, word) : leaf))
}

function namesOne(leaf: Leaf, isOfAnimal: boolean): boolean {
  const word = mainWordOf(leaf, isOfAnimal)
  const text = textOf(leaf.value) ?? ''
  if (word === undefined || /[,;&\n]/.test(text) || countOf(leaf, word) !== undefined) return false
  if (isOnlyOwner(leaf, word)) return true
  const { field, unknown } = readLabel(without(leaf.labels[0] ?? '', word))
  return unknown === 0 && (field === 'name' || field === 'first_name') && !SEVERAL.test(word)
}

/** Whether a parent is spoken of in what it is called or lies in. */
export function isOfParent({ path, labels }: Leaf): boolean {
  return [...path, ...labels].flatMap(tokensOf).some((word) => PARENTS.has(word))
}

/** Whether it is of a pupil, whose parent may have an address, too. */
export function isOfEnrolled({ path, labels }: Leaf): boolean {
  return [...path, ...labels].flatMap(tokensOf).some((word) => ENROLLED.test(word))
}

/** `owner: "Ann Berg"`, beside what is sent of an animal. */
function isOnlyOwner({ labels, value }: Leaf, word: string): boolean {
  return OWNER.test(word) && without(labels[0] ?? '', word) === '' && WRITTEN_NAME.test(textOf(value) ?? '')
}

function named(leaf: Leaf, word: string): Leaf {
  if (isOnlyOwner(leaf, word) || isOnlyParent(leaf)) return { ...leaf, labels: ['name'] }
  const labels = leaf.labels.map((label) => without(label, word)).filter((label) => label !== '')
  return {
    ...leaf,
    labels: labels.length > 0 ? labels : leaf.labels,
    path: leaf.path.map((step) => without(step, word)),
  }
}

function asEnrolled(leaf: Leaf, isByParent: boolean): Leaf {
  const words = [...tokensOf(leaf.labels[0] ?? ''), ...leaf.path.flatMap(tokensOf)]
  const isEnrolled = words.some((word) => ENROLLED.test(word) || (isByParent && CARED_FOR.test(word)))
  return isEnrolled ? { ...leaf, labels: leaf.labels.map((label) => `child ${label}`) } : leaf
}

function asOther(leaf: Leaf): Leaf {
  return { ...leaf, labels: leaf.labels.map((label) => `spouse ${label}`) }
}

function speaksOfAnimal({ labels, path }: Leaf): boolean {
  return [...path, ...labels.slice(0, 1)].some((step) =>
    tokensOf(step)
      .slice(0, 4)
      .some((word) => ANIMAL.test(word)),
  )
}

function mainWordOf({ labels, path }: Leaf, isOfAnimal: boolean): string | undefined {
  const words = [...path, ...labels].flatMap(tokensOf)
  return words.find(
    (word, at) =>
      MAIN.has(word) || (isOfAnimal && OWNER.test(word)) || (COUNTED.test(word) && isCounted(words, at)),
  )
}

function without(label: string, word: string): string {
  const words = tokensOf(label)
  const at = words.indexOf(word)
  if (at < 0) return label
  // What counted it says nothing more: "Partner A", `partnerOne`.
  const isCounting = /^(?:a|i|one)$/.test(words[at + 1] ?? '')
  const isCounted = FIRST.test(words[at - 1] ?? '')
  return words
    .filter(
      (one, place) => one !== word && !(isCounting && place === at + 1) && !(isCounted && place === at - 1),
    )
    .join(' ')
}

/** `parent_or_carer: "Ann Berg"` */
function isOnlyParent({ labels, value }: Leaf): boolean {
  const words = tokensOf(labels[0] ?? '')
  return (
    words.some((word) => PARENTS.has(word)) &&
    words.every((word) => PARENTS.has(word) || OR.test(word)) &&
    WRITTEN_NAME.test(textOf(value) ?? '')
  )
}

const OR =
  /^(?:or|and|eller|och|oder|und|ou|et|o|y|e|of|en|og|tai|ja|lub|i|de|educacao|legal|legale|legaux|prawny|1)$/
