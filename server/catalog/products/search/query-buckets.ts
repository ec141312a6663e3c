/** What puts a product into a better bucket of a search than others that match as well, as tsqueries. Pure. */
import { conceptsOf, kindsOf, looseMembersOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import type { Language } from '../prompt/interpretation.ts'
import { refusedBy } from '../prompt/privatives.ts'
import { isDescriber, isThing } from '../prompt/synonyms.ts'
import { traitsOf } from '../prompt/traits.ts'
import { conceptsBegun } from '../prompt/word-forms.ts'
import { notOfOthers } from './for-others.ts'
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import type { Stems } from './stem-store.ts'
import { freeQuery, isSome, joined, saidQuery, textsOf, type Said } from './terms.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import { typeMark } from './type-marks.ts'
import { roleOf, type Wish } from './wish.ts'

const LEAST_BEGUN = 3
const OLDEST_CHILD = 12
const OLDEST_BABY = 2
const NEARLY_GROWN = 16
const GROWN = ['woman', 'man']
const FOR_ANIMALS = quoted(kindLexeme('pet-supplies'))
const ANIMALS = new Set('dog cat pet rabbit bird horse fish kitten'.split(' '))
/** In a title, which of a toy for children says its age, too. */
const NAMING_ANIMALS = `(${['dog', 'cat'].map((id) => `${quoted(lexemeOf(id))}:A`).join('|')})`
const YOUNG = ['child', 'girl', 'boy', 'baby']
const CHILDREN = [...YOUNG, 'unisex']

/**
 * All that is wanted, as products that are it, or a kind of it; of a thing no table has, as their title says it. Where
 * nothing is named ("for gardening") what is for it is a kind of that, and goes before what only speaks of it.
 */
export function titledQuery(wish: Wish, stems: Stems, isKind: boolean): string | undefined {
  const terms = wish.terms.flatMap(apart)
  const things = terms.filter((term) => roleOf(term, new Set()) === 'thing')
  if (things.length === 0 && isKind) return kindOfAny(terms)
  const queries = things.map((term) => {
    const concepts = (term.concepts ?? []).flatMap((id) => (isKind ? beingOf(id) : [quoted(isLexeme(id))]))
    if (concepts.length > 0) return joined(concepts, '|')
    return saidQuery(saidOf(term, wish), stems, 'A')
  })
  return joined(queries.filter(isSome), '&')
}

/** As products that are it, or a kind of it that everybody would call so. */
function beingOf(id: string): string[] {
  const loose = looseMembersOf(id).flatMap((member) => [isLexeme(member), kindLexeme(member)])
  const kind = quoted(kindLexeme(id))
  return [quoted(isLexeme(id)), loose.length === 0 ? kind : `(${kind}&!(${loose.map(quoted).join('|')}))`]
}

function kindOfAny(terms: readonly Term[]): string | undefined {
  return joined(
    terms.flatMap(({ concepts = [] }) => concepts.map((id) => quoted(kindLexeme(id)))),
    '|',
  )
}

/** Products that say so: free of what they are to be free of, and of an age. */
export function freeOf(wish: Wish, stems: Stems): string | undefined {
  const free = (wish.free ?? []).map((term) => freeQuery(saidOf(term, wish), stems)).filter(isSome)
  const said = joined(wish.age === undefined ? free : [...free, quoted(`#age:${wish.age}`)], '|')
  return joined([said, notOfOthers(wish), notOfAnimals(wish)].filter(isSome), '&')
}

/** For somebody of an age what says that it is for children and not of which age, of a thing that is named; toys need not say so. */
export function youngOf(wish: Wish): string | undefined {
  const { age } = wish
  const isNamed = wish.terms.some((term) => roleOf(term, new Set()) === 'thing')
  if (age === undefined || age > OLDEST_CHILD || !isNamed || wantsToy(wish)) return undefined
  const ids = age > OLDEST_BABY ? YOUNG.filter((id) => id !== 'baby') : YOUNG
  const children = ids.flatMap((id) => [quoted(`#for:${id}`), `${quoted(lexemeOf(id))}:AB`])
  return `((${children.join('|')})&!${quoted('#age')})`
}

/** A toy for a child is none of those for animals. */
export function onlyForAnimals(wish: Wish): string | undefined {
  const { age, terms, wished = [] } = wish
  const isForChild = [...terms, ...wished].some(({ words }) =>
    words.some((word) => traitsOf(word).some(({ id }) => CHILDREN.includes(id))),
  )
  const isYoung = isForChild || (age !== undefined && age <= OLDEST_CHILD)
  return isYoung && wantsToy(wish) ? FOR_ANIMALS : undefined
}

/** Who does not say for whom a toy is hardly thinks of the dog. */
function notOfAnimals(wish: Wish): string | undefined {
  return wantsToy(wish) ? `!(${FOR_ANIMALS}|(${NAMING_ANIMALS}&!${quoted('#age')}))` : undefined
}

/** Any toy, and no animal is spoken of. */
function wantsToy({ terms }: Wish): boolean {
  const concepts = terms.flatMap(({ concepts = [] }) => concepts)
  return (
    concepts.includes('toy') &&
    !concepts.some((id) => ANIMALS.has(id) || kindsOf(id).includes('pet-supplies'))
  )
}

/** Who wants nothing for children wants none of what is for their ages. */
export function onlyForChildren({ refused }: Wish): string | undefined {
  const isRefused = refused.some(
    ({ words, concepts = [] }) =>
      concepts.includes('child') || words.some((word) => refusedBy(fold(word)).includes('child')),
  )
  return isRefused ? `(${quoted('#age')}&!${quoted(`#age:${NEARLY_GROWN}`)})` : undefined
}

/** For a child of that age nothing that is for the grown alone, unless some of them are spoken of: "for mum, with a 2 year old". */
export function onlyForGrown({ age, terms, wished = [] }: Wish): string | undefined {
  if (age === undefined || age > OLDEST_CHILD) return undefined
  const grown = [...terms, ...wished].some(({ words }) =>
    words.some((word) => traitsOf(word).some(({ id }) => GROWN.includes(id))),
  )
  if (grown) return undefined
  const theirs = GROWN.flatMap((id) => [quoted(`#for:${id}`), `${quoted(lexemeOf(id))}:AB`])
  const others = [`#age:${age}`, ...CHILDREN.flatMap((id) => [`#for:${id}`, lexemeOf(id)])].map(quoted)
  return `((${theirs.join('|')})&!(${others.join('|')}))`
}

/** Of a word that is still being typed, what the shortest that begins so names. */
export function begunTitle({ terms }: Wish): string | undefined {
  const word = terms.at(-1)?.words[0] ?? ''
  const [id] = word.length < LEAST_BEGUN ? [] : conceptsBegun(word)
  return id === undefined ? undefined : quoted(isLexeme(id))
}

/** Of what no table has as one its parts. */
export function apart(term: Term): readonly Term[] {
  const isOne = (term.concepts ?? []).length > 0
  return term.parts?.length && !isOne ? term.parts : [term]
}

export function saidOf({ words, concepts = [] }: Term, { languages = [] }: Wish): Said {
  return { texts: textsOf(words, languages), concepts }
}

/** What products must be, of a wish for what is like another: one of the kinds, or the first thing, in one word or in two. */
export function beingQuery(wish: Wish, stems: Stems): string | undefined {
  const [first] = wish.terms
  if (wish.kinds) {
    const kinds = wish.kinds.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
    const apart = wish.kinds.map((id) => inTwo(id.replaceAll('-', ' '), wish, stems)).filter(isSome)
    return joined([...kinds, ...apart], '|')
  }
  if (wish.isOfKind !== true || first === undefined) return undefined
  const being = titledQuery({ ...wish, terms: [first] }, stems, true)
  return joined([being, inTwo(first.words[0] ?? '', wish, stems)].filter(isSome), '|')
}

/** "Cat toy" as "juguete para gatos" says it: it is a toy, and cats are spoken of. */
function inTwo(name: string, { languages = [] }: Wish, stems: Stems): string | undefined {
  const words = name.split(' ')
  const thing = words.findLastIndex((word) => isThing(word) && !isDescriber(word))
  if (words.length !== 2 || thing === -1) return undefined
  const parts = words.map((word, at) => {
    const concepts = conceptsOf(fold(word)).map(({ id }) => id)
    const is = concepts.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
    return at === thing
      ? joined(is, '|')
      : saidQuery({ texts: textsOf([word], languages), concepts }, stems, 'AB')
  })
  return parts.every(isSome) ? joined(parts, '&') : undefined
}

/** Products that are filed under the word, where it does not surely name one thing: "Tee" in a shop of teas and tees. */
export function typedQuery({ terms, languages = [] }: Wish): string | undefined {
  const marks = terms.flatMap(({ words: [word = ''] }) => {
    const things = thingsNamed(word, languages)
    const isUnsure = things > 1 || (things === 0 && terms.length === 1)
    return isUnsure ? (typeMark(word) ?? []) : []
  })
  return joined(marks.map(quoted), '|')
}

/** How many things that are no kinds of each other it may name. */
function thingsNamed(word: string, languages: readonly Language[]): number {
  const concepts = conceptsOf(fold(word), languages)
  const things = new Set(concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))
  return [...things].filter((id) => !kindsOf(id).some((kind) => things.has(kind))).length
}
