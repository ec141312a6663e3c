/** What is indexed of a product and of a collection's title, as the text of tsvectors: pure. */
import type { Attributes } from './attributes.ts'
import type { Language } from '../prompt/interpretation.ts'
import { conceptsOf } from '../prompt/concepts.ts'
import { partsOf } from '../prompt/compounds.ts'
import { personsIn } from '../prompt/persons-reader.ts'
import {
  conceptOf,
  isHelp,
  isMeant,
  lexemeOf,
  meantBy,
  thingsAmong,
  UNNAMED,
  type Meant,
} from './meaning-lexemes.ts'
import { asPlayed } from './keyboards.ts'
import { nameOf, type Name } from './product-names.ts'
import { SIZED } from './product-ages.ts'
import type { Stems } from './stem-store.ts'
import { lackedByNature } from '../prompt/by-nature.ts'
import { freedBy, lackedBy } from '../prompt/privatives.ts'
import { bodyMeant } from './body-meant.ts'
import { deniedIn } from './free-of.ts'
import { withoutNotSaid } from './without.ts'
import { titleMark, typeMark } from './type-marks.ts'
import { asMaterials, asTitled, asWork } from './type-told.ts'
import { wordsOf, type Word } from './words.ts'

type Weight = 'A' | 'B' | 'C' | 'D'

interface Part {
  readonly words: readonly Word[]
  readonly meant: readonly Meant[]
  readonly weight: Weight
}

/** What is searched of a product, before it is stemmed. */
export interface Document {
  readonly title: Part
  readonly vendor: Part
  readonly type: Part
  readonly typeMark: string | undefined
  readonly labels: Part
  readonly traits: Part
  readonly body: Part
  /** Lexemes that no word can be: "#size:38", "=sku4711"; `denied`: words of what it is free of. */
  readonly marks: readonly string[]
  readonly denied: readonly string[]
}

export interface Vectors {
  readonly ranked: string
  readonly matched: string
}

/** A body's words beyond these are not searched: a tsvector holds 1 MB. */
const BODY_WORDS = 2_000
const VECTOR_CHARACTERS = 300_000
const LAST_POSITION = 16_383
/** Between the parts, so that no phrase reaches from one into the next. */
const GAP = 10
const LEAST_LETTERS = 3
const NO_ATTRIBUTES: Attributes = { texts: [], marks: [], codes: [], denied: [], sizes: [] }

export function documentOf(product: {
  readonly title: string
  readonly vendor: string | null
  readonly type: string
  readonly tags: readonly string[]
  readonly bodyText: string
  readonly attributes?: Attributes
  /** In which it seems to be written, and its text, where that is in another one. */
  readonly languages?: readonly Language[]
  readonly bodyLanguages?: readonly Language[]
}): Document {
  const { attributes = NO_ATTRIBUTES, languages = [], bodyLanguages = languages } = product
  const { texts, marks, codes, denied } = attributes
  const part = (words: readonly Word[], weight: Weight, name?: Name): Part => ({
    words: withHeads(words),
    meant: meantBy(words, languages, name),
    weight,
  })
  const body = withoutNotSaid(wordsOf(product.bodyText, BODY_WORDS))
  const type = asPlayed(part(wordsOf(product.type), 'C', {}), product, texts)
  const labels = wordsOf(product.tags.join(' \n'))
  const name = nameOf(product.title, thingsAmong(type.meant), marks)
  const title = asPlayed(part(wordsOf(product.title), 'A', name), product, texts)
  return {
    title: asWork(title, type),
    vendor: { words: wordsOf(product.vendor ?? ''), meant: [], weight: 'B' },
    type: asTitled(title, type, languages),
    typeMark: typeMark(product.type),
    labels: { words: withHeads(labels), meant: meantBy(labels, languages, undefined, true), weight: 'C' },
    traits: asMaterials(part(wordsOf([...texts, ...personsIn(product)].join(' \n'), BODY_WORDS), 'C')),
    body: { words: body, meant: bodyMeant(body, bodyLanguages), weight: 'C' },
    marks: [...marks, ...codes.map((code) => `=${code}`), ...[titleMark(product.title) ?? []].flat()],
    denied: [...denied, ...[product.title, ...texts, ...product.tags, product.bodyText].flatMap(deniedIn)],
  }
}

/** Every word of it, for `stemsOf`. */
export function wordsIn({ title, vendor, type, labels, traits, body }: Document): string[] {
  return [title, vendor, type, labels, traits, body].flatMap(({ words }) => words.map(({ text }) => text))
}

/** Words that a misspelt one may be corrected to. */
export function lexemesIn(words: Iterable<string>): string[] {
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS && /\p{L}/u.test(word)).sort()
}

/** `ranked` says how well a product fits: short, weighted. */
export function rankedVector(document: Document, stems: Stems): string {
  const { title, vendor, type, labels, traits } = document
  const ages = document.marks
    .filter((mark) => mark.startsWith('#age') || mark === SIZED)
    .map((mark) => `${quoted(mark)}:1C`)
  const parts = [title, vendor, type, labels, traits].map((part): Part => ({
    ...part,
    meant: part.meant.filter(({ lexeme }) => !isHelp(lexeme)),
  }))
  const types = document.typeMark === undefined ? [] : [`${quoted(document.typeMark)}:1C`]
  return [vectorText(parts, stems), ...ages, ...types, ...freeMarks(document, stems)].join(' ')
}

/** `matched` says whether it does: the title as A, what says its kind as B, the body as C; D are its collections. */
export function matchedVector(document: Document, stems: Stems): string {
  const { title, vendor, type, labels, traits, body, marks } = document
  const kinds = [vendor, type, labels, traits].map((part): Part => ({ ...part, weight: 'B' }))
  const own = thingsAmong([...title.meant, ...type.meant]).size > 0 ? marks : [...marks, UNNAMED]
  const lexemes = [...new Set(own)].map((lexeme) => `${quoted(lexeme)}:1C`)
  lexemes.push(...freeMarks(document, stems, true))
  return [vectorText([title, ...kinds, body], stems), ...lexemes].join(' ')
}

/** "~sugar": what the product says it is free of; `isMatched`: "~~§milk", too, what it is so without saying it, as what is vegan is. */
function freeMarks(document: Document, stems: Stems, isMatched = false): string[] {
  const { title, type, labels, traits, body, denied } = document
  const said = [title, type, labels, traits, body].flatMap(({ meant }) => meant)
  const concepts = [...new Set(said.flatMap(({ lexeme }) => conceptOf(lexeme) ?? []))]
  const being = thingsAmong([...title.meant, ...type.meant], true)
  const lacked = [...lackedBy(concepts), ...lackedByNature(being)].map(lexemeOf)
  if (isMatched) lacked.push(...freedBy(concepts).map((id) => `~${lexemeOf(id)}`))
  const lexemes = new Set([...denied.flatMap((word) => lexemesOf(word, stems)), ...lacked])
  return [...lexemes].map((lexeme) => `${quoted(`~${lexeme}`)}:1C`)
}

/** A collection's title as it stands in its products' vectors. */
export function titleVector(title: string, stems: Stems): string {
  const words = wordsOf(title)
  return vectorText([{ words, meant: meantBy(words, []), weight: 'D' }], stems)
}

/** As tsvector and tsquery write it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** A word as it stands, with its stems or with what it means. */
function lexemesOf(word: string, stems: Stems): readonly string[] {
  return isMeant(word) ? [word, ...conceptsOf(word).map(({ id }) => lexemeOf(id))] : stems(word)
}

/** A compound is also found by its parts. */
function withHeads(words: readonly Word[]): Word[] {
  return words.flatMap((word) => [word, ...partsOf(word.text).map((text) => ({ ...word, text }))])
}

function vectorText(parts: readonly Part[], stems: Stems): string {
  const places = new Map<string, string[]>()
  let start = 0
  let length = 0
  const put = (lexeme: string, place: string): void => {
    const known = places.get(lexeme)
    if (known) known.push(place)
    else if (length < VECTOR_CHARACTERS) places.set(lexeme, [place])
    length += known ? 0 : lexeme.length
  }
  for (const { words, meant, weight } of parts) {
    const place = (at: number): string => `${Math.min(start + at, LAST_POSITION)}${weight}`
    for (const { text, at } of words)
      for (const lexeme of isMeant(text) ? [text] : stems(text)) put(lexeme, place(at))
    for (const { lexeme, at } of meant) put(lexeme, place(at))
    start += (words.at(-1)?.at ?? 0) + GAP
  }
  return [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${at.join(',')}`).join(' ')
}
