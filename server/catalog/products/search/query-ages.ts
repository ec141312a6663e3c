/** Which products are for a child of the age that is said, and which for somebody younger or older, as tsqueries. Pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { ownGoodsFor } from '../prompt/departments/tables.ts'
import { fold } from '../prompt/fold.ts'
import { refusedBy } from '../prompt/privatives.ts'
import { traitsOf } from '../prompt/traits.ts'
import { beingAny, CHILDISH, CHILDRENS_BOOKS, FOR_YOUNG, READ_BY_YOUNG, YOUNG } from './for-young.ts'
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { SIZED } from './product-ages.ts'
import {
  FOR_BABIES,
  FOR_NEWBORNS,
  tooOldFor,
  isOfYoung,
  MUCH_YOUNGER,
  OLDEST_CHILD,
  playedWith,
  PUPIL,
} from './query-played.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import { roleOf, type Wish } from './wish.ts'

const [OLDEST_BABY, NEARLY_GROWN, GROWN_UP] = [2, 16, 18]
const [OLDEST_TODDLER, YOUNGER] = [3, 3]
const GROWN = ['woman', 'man']
export const FOR_ANIMALS = quoted(kindLexeme('pet-supplies'))
const ANIMALS = new Set('dog cat pet rabbit bird horse fish kitten'.split(' '))
/** In a title, which of a toy for children says its age, too. */
export const NAMING_ANIMALS = namingAny(['dog', 'cat'])
const CHILDREN = [...YOUNG, 'unisex']
/** Puzzles of so many pieces are nothing for children who can not sit for hours. */
const MANY_PIECES = '(' + ['500', '1000', '1500', '2000', '3000'].map(quoted).join('|') + ')'
const OLDEST_OF_FEW = 7
const YOUTH_BOOKS = `(${beingAny(['young-adult-book'])}|${quoted(lexemeOf('teen'))})`

/** Whose title names one of them. */
export function namingAny(ids: readonly string[]): string {
  return `(${ids.map((id) => `${quoted(lexemeOf(id))}:A`).join('|')})`
}

/** Products that say they are for that age; of clothes that only their sizes say it of none, where nothing is named. */
export function agedQuery(wish: Wish, age: number): string {
  const aged = quoted(`#age:${age}`)
  return wish.terms.some(isThingTerm) ? aged : `(${aged}&!${quoted(SIZED)})`
}

const isThingTerm = (term: Term): boolean => roleOf(term, new Set()) === 'thing'

/** Of toys, and of what is given to somebody of fourteen, those that are for none much younger. */
function grownInto(age: number, isRead: boolean): string {
  const younger = isRead && age >= PUPIL && age <= OLDEST_READING ? READING : youngerBy(age)
  return `(${quoted(`#age:${age}`)}&!${quoted(`#age:${age - younger}`)})`
}

/** Whoever goes to school reads, and is past what is read aloud to younger ones. */
const [READING, OLDEST_READING] = [2, 9]

function isRead({ concepts = [] }: Term): boolean {
  return concepts.some((id) => id === 'book' || kindsOf(id).includes('book'))
}

/** A year means more to a child of two. */
function youngerBy(age: number): number {
  return age >= PUPIL ? MUCH_YOUNGER : age > OLDEST_TODDLER ? YOUNGER : OLDEST_BABY
}

function isPlayedWith(wish: Wish): boolean {
  return wantsToy(wish) || playedWith(wish) !== undefined
}

function isGrownInto(wish: Wish, age: number): boolean {
  if (age < OLDEST_BABY || age >= GROWN_UP) return false
  const isGame = wish.terms.some(({ concepts = [] }) => concepts.some(isOfGames))
  return (
    isGame || (age <= OLDEST_CHILD ? isPlayedWith(wish) : !wish.terms.some(isThingTerm) || wantsToy(wish))
  )
}

/** Of books, too, those for a child of eight are for none of three. */
const isOfGames = (id: string): boolean =>
  ['game', 'book'].some((kind) => id === kind || kindsOf(id).includes(kind))

/** For somebody of an age what says that it is for children and not of which age, of a thing that is named; toys need not say so. */
export function youngOf(wish: Wish): string | undefined {
  const { age } = wish
  const isNamed = wish.terms.some(isThingTerm)
  if (age !== undefined && isGrownInto(wish, age)) return grownInto(age, wish.terms.some(isRead))
  if (age === undefined || age > OLDEST_CHILD || !isNamed || wantsToy(wish)) return undefined
  const ids = age > OLDEST_BABY ? YOUNG.filter((id) => id !== 'baby') : YOUNG
  const children = ids.flatMap((id) => [quoted(`#for:${id}`), `${quoted(lexemeOf(id))}:AB`])
  const childish = CHILDISH.filter((id) => age <= OLDEST_BABY || !id.startsWith('baby'))
  return `((${children.join('|')}|${beingAny(childish)})&!${quoted('#age')})`
}

/** What is for babies is none for a child of four, though it says nothing of ages; what is played with hardly for somebody of fifteen. */
export function notOfYounger(wish: Wish): string | undefined {
  const { age = 0, terms } = wish
  if (age === OLDEST_BABY && wantsToy(wish)) return `!(${beingAny(FOR_NEWBORNS)})`
  if (age <= OLDEST_BABY || terms.some(({ concepts = [] }) => concepts.some(isForBabies))) return undefined
  const isYouth = age > OLDEST_CHILD
  const younger = [
    ...(isYouth && terms.length === 0 ? [beingAny(['toy'])] : []),
    ...(isYouth ? YOUNG : ['baby']).flatMap((id) => [quoted(`#for:${id}`), `${quoted(lexemeOf(id))}:AB`]),
  ]
  const theirs = FOR_BABIES.flatMap((id) => [
    quoted(isLexeme(id)),
    quoted(kindLexeme(id)),
    `${quoted(lexemeOf(id))}:A`,
  ])
  return `!(${theirs.join('|')}|((${younger.join('|')})&!${quoted(`#age:${age}`)}))`
}

/** What is for older ones is none for a child of two, unless it says so; where none of it is asked for. */
export function onlyForOlder({ age = GROWN_UP, terms }: Wish): string | undefined {
  if (age > OLDEST_OF_FEW) return undefined
  const pieces = `((${beingAny(['puzzle'])})&${MANY_PIECES})`
  return `((${[...tooOldFor(age, terms), pieces].join('|')})&!${quoted(`#age:${age}`)})`
}

/** Of books those for children, or for somebody of fifteen. */
export function booksForChildren({ age, terms }: Wish): string | undefined {
  const isBook = terms.some(({ concepts = [] }) => concepts.includes('book'))
  const isYoung = age === undefined ? terms.some(isOfYoung) : age <= OLDEST_CHILD
  if (terms.some(isChildrensBook)) return READ_BY_YOUNG
  if (isBook && !isYoung && (age ?? GROWN_UP) < GROWN_UP) return YOUTH_BOOKS
  return isBook && isYoung ? beingAny(CHILDRENS_BOOKS) : undefined
}

/** Where none is sold that is called so, books that say that they are for children. */
function isChildrensBook({ concepts = [] }: Term): boolean {
  return concepts.some((id) => CHILDRENS_BOOKS.includes(id)) && !concepts.includes('book')
}

const isForBabies = (id: string): boolean =>
  id === 'baby' || [id, ...kindsOf(id)].some((kind) => FOR_BABIES.includes(kind))

/** A toy for a child is none of those for animals. */
export function onlyForAnimals(wish: Wish): string | undefined {
  const { age, terms, wished = [] } = wish
  const isForChild = [...terms, ...wished].some(({ words }) =>
    words.some((word) => traitsOf(word).some(({ id }) => CHILDREN.includes(id))),
  )
  const isYoung = isForChild || (age !== undefined && age <= OLDEST_CHILD)
  // Cat food for one to ten years is nothing for a child of one.
  const isAged = age !== undefined && !terms.some(isThingTerm) && !isOfAnimal(wish)
  return isYoung && (wantsToy(wish) || isAged) ? FOR_ANIMALS : undefined
}

/** Who does not say for whom a toy is hardly thinks of the dog, nor does who looks for a present. */
export function notOfAnimals(wish: Wish): string | undefined {
  return wantsToy(wish) || isGift(wish)
    ? `!(${FOR_ANIMALS}|(${NAMING_ANIMALS}&!${quoted('#age')}))`
    : undefined
}

/** A present, for which nothing is named and no animal spoken of. */
function isGift(wish: Wish): boolean {
  return (wish.wished ?? []).length > 0 && !wish.terms.some(isThingTerm) && !isOfAnimal(wish)
}

/** Whether an animal is spoken of, or what is given to whoever has one. */
function isOfAnimal({ terms, wished = [] }: Wish): boolean {
  return [...terms, ...wished]
    .flatMap(({ concepts = [] }) => [...concepts, ...concepts.flatMap(ownGoodsFor)])
    .some(isOfAnimals)
}

const isOfAnimals = (id: string): boolean => ANIMALS.has(id) || kindsOf(id).includes('pet-supplies')

/** Any toy, and no animal is spoken of. */
function wantsToy({ terms }: Wish): boolean {
  const concepts = terms.flatMap(({ concepts = [], besideIt = [] }) => [...concepts, ...besideIt])
  return concepts.includes('toy') && !concepts.some(isOfAnimals)
}

/** Who wants nothing for children wants none of what is for their ages, nor for babies. */
export function onlyForChildren({ refused }: Wish): string | undefined {
  const isRefused = refused.some(
    ({ words, concepts = [] }) =>
      concepts.includes('child') || words.some((word) => refusedBy(fold(word)).includes('child')),
  )
  return isRefused ? `(${quoted('#age')}&!${quoted(`#age:${NEARLY_GROWN}`)})|${FOR_YOUNG}` : undefined
}

/** For a child of that age nothing that is for the grown alone, unless some of them are spoken of: "for mum, with a 2 year old". */
export function onlyForGrown({ age, terms, wished = [] }: Wish): string | undefined {
  if (age === undefined || age > OLDEST_CHILD) return undefined
  const grown = [...terms, ...wished].some(({ words }) =>
    words.some((word) => traitsOf(word).some(({ id }) => GROWN.includes(id))),
  )
  if (grown) return undefined
  const theirs = [...GROWN, 'adult'].flatMap((id) => [quoted(`#for:${id}`), `${quoted(lexemeOf(id))}:AB`])
  const others = [`#age:${age}`, ...CHILDREN.flatMap((id) => [`#for:${id}`, lexemeOf(id)])].map(quoted)
  return `((${theirs.join('|')})&!(${others.join('|')}))`
}
