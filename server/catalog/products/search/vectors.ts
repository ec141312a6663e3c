/** What is indexed of a product and of a collection's title, as the text of tsvectors: pure. */
import type { Attributes } from './attributes.ts'
import { partsOf } from './compounds.ts'
import type { Stems } from './stem-store.ts'
import { deniedIn } from './without.ts'
import { wordsOf, type Word } from './words.ts'

type Weight = 'A' | 'B' | 'C' | 'D'

interface Part {
  readonly words: readonly Word[]
  readonly weight: Weight
}

/** What is searched of a product, before it is stemmed. */
export interface Document {
  readonly title: Part
  readonly vendor: Part
  readonly labels: Part
  readonly traits: Part
  readonly body: Part
  /** Lexemes that no word can be: "#size:38", "=sku4711"; of what it is free of ("~sugar") the words. */
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
const NO_ATTRIBUTES: Attributes = { texts: [], marks: [], codes: [] }

export function documentOf(product: {
  readonly title: string
  readonly vendor: string | null
  readonly type: string
  readonly tags: readonly string[]
  readonly bodyText: string
  readonly attributes?: Attributes
}): Document {
  const { texts, marks, codes } = product.attributes ?? NO_ATTRIBUTES
  const body = wordsOf(product.bodyText, BODY_WORDS)
  const said = [...wordsOf([product.title, ...texts, ...product.tags].join(' , ')), ...body]
  return {
    title: { words: withHeads(wordsOf(product.title)), weight: 'A' },
    vendor: { words: wordsOf(product.vendor ?? ''), weight: 'B' },
    labels: { words: withHeads(wordsOf([product.type, ...product.tags].join(' \n'))), weight: 'C' },
    traits: { words: withHeads(wordsOf(texts.join(' \n'), BODY_WORDS)), weight: 'C' },
    body: { words: body, weight: 'C' },
    marks: [...marks, ...codes.map((code) => `=${code}`)],
    denied: deniedIn(said.filter(({ isJoined }) => !isJoined).map(({ text }) => text)),
  }
}

/** Every word of it, for `stemsOf`. */
export function wordsIn({ title, vendor, labels, traits, body }: Document): string[] {
  return [title, vendor, labels, traits, body].flatMap(({ words }) => words.map(({ text }) => text))
}

/** Words that a misspelt one may be corrected to. */
export function lexemesIn(words: Iterable<string>): string[] {
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS && /\p{L}/u.test(word)).sort()
}

/** `ranked` says how well a product fits: short, weighted. */
export function rankedVector({ title, vendor, labels, traits }: Document, stems: Stems): string {
  return vectorText([title, vendor, labels, traits], stems)
}

/** `matched` says whether it does: the title as A, what says its kind as B, the body as C; D are its collections. */
export function matchedVector(document: Document, stems: Stems): string {
  const { title, vendor, labels, traits, body, marks, denied } = document
  const kinds = [vendor, labels, traits].map(({ words }): Part => ({ words, weight: 'B' }))
  const free = [...new Set(denied.flatMap((word) => stems(word)))].map((lexeme) => `~${lexeme}`)
  const lexemes = [...new Set([...marks, ...free])].map((lexeme) => `${quoted(lexeme)}:1C`)
  return [vectorText([title, ...kinds, body], stems), ...lexemes].join(' ')
}

/** A collection's title as it stands in its products' vectors. */
export function titleVector(title: string, stems: Stems): string {
  return vectorText([{ words: wordsOf(title), weight: 'D' }], stems)
}

/** A lexeme as tsvector and tsquery write it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** A compound is also found by its parts. */
function withHeads(words: readonly Word[]): Word[] {
  return words.flatMap((word) => [word, ...partsOf(word.text).map((text) => ({ ...word, text }))])
}

function vectorText(parts: readonly Part[], stems: Stems): string {
  const places = new Map<string, string[]>()
  let start = 0
  let length = 0
  for (const { words, weight } of parts) {
    for (const { text, at } of words) {
      const place = `${Math.min(start + at, LAST_POSITION)}${weight}`
      for (const lexeme of stems(text)) {
        const known = places.get(lexeme)
        if (known) known.push(place)
        else if (length < VECTOR_CHARACTERS) places.set(lexeme, [place])
        length += known ? 0 : lexeme.length
      }
    }
    start += (words.at(-1)?.at ?? 0) + GAP
  }
  return [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${at.join(',')}`).join(' ')
}
