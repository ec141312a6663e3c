/** What words of a product mean, as lexemes at their places: concepts, what the product is, and what that is a kind of. Pure. */
import { conceptsOf, kindsOf, spansIn, wordAt, type Concept, type Span } from '../prompt/concepts.ts'
import { shelvesOf } from '../prompt/departments/standing.ts'
import { isNeed } from '../prompt/departments/tables.ts'
import type { Language } from '../prompt/interpretation.ts'
import { partsOf } from '../prompt/compounds.ts'
import { colourCompounded } from '../prompt/shades.ts'
import { isColourBehind, isCount, isShade, isShadeOfWorn, placesOfOnes } from './hyphenated.ts'
import { headsOf } from './heads-named.ts'
import { helpersIn } from './helping.ts'
import { madeFor } from './made-for.ts'
import { isBehindLink, isOfThe, namedAround, placesOfTold } from './name-heads.ts'
import type { Name } from './product-names.ts'
import { placesOfSets } from './sold-together.ts'
import { madeOf, toldIn, traitsIn } from './told-of-others.ts'
import { plainWords, type Word } from './words.ts'

/** A word as it is indexed, or a concept in its place. */
export interface Meant {
  readonly lexeme: string
  readonly at: number
}

const NO_HEADS: ReadonlySet<Span> = new Set()
const NO_WHOLES: ReadonlyMap<Span, Span> = new Map()
const WHOSE = new Set(['woman', 'man', 'child', 'girl', 'boy'])
const WORN = new Set(['jewellery', 'clothing', 'shoe'])

/** The lexeme of a concept, of a product that is one, and of one that is a kind of it. */
export const lexemeOf = (id: string): string => `§${id}`
/** The other way round; undefined of a lexeme that says more than that something is said. */
export const conceptOf = (lexeme: string): string | undefined => /^§([^!^=].*)$/.exec(lexeme)?.[1]
export const isLexeme = (id: string): string => `§!${id}`
/** Of a product whose title and type name nothing that is known: asked for by one lexeme, where the index would read those of all that are something. */
export const UNNAMED = '#unnamed'
export const kindLexeme = (id: string): string => `§^${id}`
/** Of a product that stands on a shelf called so. */
export const shelfLexeme = (id: string): string => `§=${id}`
/** The concepts that it says the product is; `withKinds`: and what these are kinds of. */
export function thingsAmong(meant: readonly Meant[], withKinds = false): ReadonlySet<string> {
  const being = withKinds ? /^§[!^](.*)$/ : /^§!(.*)$/
  return new Set(meant.flatMap(({ lexeme }) => being.exec(lexeme)?.[1] ?? []))
}

/** As a concept, whose lexeme is that of what helps with a need. */
export const helpOf = (id: string): string => `^${id}`

/** Whether it only says that a product helps, which tells nothing of how well that fits. */
export function isHelp(lexeme: string): boolean {
  return lexeme.startsWith('§^') && isNeed(lexeme.slice(2))
}

/** Whether the table knows the word, so that its stems, which other words may share, are not needed. */
export function isMeant(word: string): boolean {
  return conceptsOf(word).length > 0
}

/**
 * Of a title or a type, which say what a product is, by what is known of the `name`; of other texts what is said. A label
 * (`isLabel`) may be in another language than what is said.
 */
export function meantBy(
  all: readonly Word[],
  languages: readonly Language[],
  name?: Name,
  isLabel = false,
): Meant[] {
  const isName = name !== undefined
  const words = plainWords(all)
  const ones = placesOfOnes(all, words)
  const sets = placesOfSets(words)
  const texts = words.map(({ at }, place) =>
    ones.has(at) || sets.has(place) ? '' : textAt(words, place, languages, name),
  )
  const spans = spansIn(texts, languages, isLabel)
    .filter(({ start, end }) => !isOfThe(texts, start, end))
    .flatMap((span) => [span, ...wordsWithin(span, texts, languages)])
  const at = (place: number): number => words[place]?.at ?? 0
  const told = placesOfTold(all, words, languages)
  const heads = isName ? headsOf(spans, texts, languages, name, told) : NO_HEADS
  const wholes = isName ? madeFor(texts, spans, heads, languages) : NO_WHOLES
  const isHead = (span: Span): boolean => heads.has(span) && !wholes.has(span)
  const helping = helpersIn({ heads, texts, languages, isName }, isHead)
  const said = spans.flatMap((span) => {
    const concepts = toldIn(span, { heads, isName, texts })
    const lexemes = [...lexemesOfAll(concepts, isHead(span)), ...helpingWith(helping(span, concepts))]
    return lexemesAt(lexemes, at(span.start))
  })
  const covered = new Set(spans.flatMap(({ start, end }) => texts.slice(start, end).map((_, n) => start + n)))
  const joined = words.flatMap((word, place) =>
    covered.has(place) || ones.has(word.at)
      ? []
      : compounded(word, languages, isName && heads.size === 0 && !isBehindLink(texts, place)),
  )
  const once = all.filter(({ isJoined, at }) => isJoined && ones.has(at))
  const around = isName && languages[0] === 'en' ? namedAround(texts, heads) : []
  const inTwo = [...around, ...wholes.values()].flatMap((span) => beingAt(span, at(span.start)))
  const several = [...sets].flatMap((place) => setOf(spans, place, isName, at(place)))
  const written = once.flatMap((word) => whole(word, languages, isName))
  return [...said, ...joined, ...several, ...written, ...inTwo]
}

function beingAt({ concepts }: Span, at: number): Meant[] {
  return lexemesAt(named(concepts, true), at)
}

/** None of what names nothing by itself: the light of "light blue", the mustard of a yellow cushion. */
function textAt(
  words: readonly Word[],
  place: number,
  languages: readonly Language[],
  name: Name | undefined,
): string {
  const text = words[place]?.text ?? ''
  const isColour =
    isShade(words, place, name !== undefined) ||
    isColourBehind(words, place, name?.colours) ||
    (name !== undefined && isShadeOfWorn(words, place))
  return isColour || isCount(text, languages) ? '' : text
}

/** "Dog accessories" say what they are for, and of dogs as well. */
function wordsWithin(
  { concepts, start, end }: Span,
  texts: readonly string[],
  languages: readonly Language[],
): Span[] {
  if (end - start === 1 || !concepts.every(({ id }) => isNeed(id))) return []
  return texts.slice(start, end).flatMap((text, n) => {
    const said = wordAt([text], 0, languages)?.concepts ?? []
    return said.length === 0 ? [] : [{ concepts: said, start: start + n, end: start + n + 1 }]
  })
}

/** "Juego de 5 cuchillos" is a knife set, where that is a thing of its own. */
function setOf(spans: readonly Span[], place: number, isName: boolean, at: number): Meant[] {
  const { concepts = [] } = spans.find(({ start }) => start > place) ?? {}
  const lexemes = concepts.flatMap(({ id }) => named(conceptsOf(`${id} set`), isName))
  return lexemes.map((lexeme) => ({ lexeme, at }))
}

/** "t-shirt" is one word of the table though it is written as two, and its shirt none by itself. */
function whole(word: Word, languages: readonly Language[], isName: boolean): Meant[] {
  return named(conceptsOf(word.text, languages), isName).map((lexeme) => ({
    lexeme,
    at: word.at,
  }))
}

/** "Familienzelt" is a tent; its first part only describes. */
function compounded({ text, at }: Word, languages: readonly Language[], isName: boolean): Meant[] {
  const colour = colourCompounded(text)
  if (colour !== undefined) return [{ lexeme: lexemeOf(colour), at }]
  const [head, modifier] = partsOf(text)
  if (head === undefined) return madeOf(text, languages).map((id) => ({ lexeme: lexemeOf(id), at }))
  const own = named(meantFor(modifier, conceptsOf(head, languages)), isName)
  const described =
    modifier === undefined ? [] : traitsIn(conceptsOf(modifier, languages)).map(({ id }) => lexemeOf(id))
  return [...own, ...described].map((lexeme) => ({ lexeme, at }))
}

/** Of what is somebody's what is worn: a "Damenuhr" is a watch, and no clock. */
function meantFor(modifier: string | undefined, concepts: readonly Concept[]): readonly Concept[] {
  const isWhose = conceptsOf(modifier ?? '').some(({ id }) => WHOSE.has(id))
  const worn = isWhose ? concepts.filter(({ id }) => kindsOf(id).some((kind) => WORN.has(kind))) : []
  return worn.length > 0 ? worn : concepts
}

function named(concepts: readonly Concept[], isName: boolean): string[] {
  return [...lexemesOfAll(concepts, isName), ...(isName ? helpingWith(concepts) : [])]
}

function lexemesAt(lexemes: readonly string[], at: number): Meant[] {
  return lexemes.map((lexeme) => ({ lexeme, at }))
}

function helpingWith(concepts: readonly Concept[]): string[] {
  return concepts.flatMap(({ id }) => kindsOf(id).filter(isNeed).map(kindLexeme))
}

function lexemesOfAll(concepts: readonly Concept[], isHead: boolean): string[] {
  const things = new Set(concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))
  const apart = [...things].filter((id) => !kindsOf(id).some((kind) => things.has(kind)))
  const isSure = apart.length === 1
  return concepts.flatMap((concept) => lexemesOf(concept, isHead, isSure))
}

/** A word that may name two things, as "notebook" does, does not say that a product is one of them. */
function lexemesOf({ id, isThing }: Concept, isHead: boolean, isSure: boolean): string[] {
  const kinds = kindsOf(id).filter((kind) => !isNeed(kind))
  return [
    lexemeOf(id),
    ...kinds.map(lexemeOf),
    ...(isHead && isThing && isSure
      ? [isLexeme(id), ...kinds.map(kindLexeme), ...shelvesOf(id).map(shelfLexeme)]
      : []),
  ]
}
