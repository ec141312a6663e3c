/** What is indexed of a product and of a collection's title, as the text of tsvectors: pure. */
import { headOf } from './compounds.ts'
import type { Stems } from './stem-store.ts'
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
  readonly body: Part
}

/** A body's words beyond these are not searched: a tsvector holds 1 MB. */
const BODY_WORDS = 2_000
const VECTOR_CHARACTERS = 300_000
const LAST_POSITION = 16_383
/** Between the parts, so that no phrase reaches from one into the next. */
const GAP = 10
const LEAST_LETTERS = 3

export function documentOf(product: {
  readonly title: string
  readonly vendor: string | null
  readonly type: string
  readonly tags: readonly string[]
  readonly bodyText: string
}): Document {
  return {
    title: { words: withHeads(wordsOf(product.title)), weight: 'A' },
    vendor: { words: wordsOf(product.vendor ?? ''), weight: 'B' },
    labels: { words: withHeads(wordsOf([product.type, ...product.tags].join(' \n'))), weight: 'C' },
    body: { words: wordsOf(product.bodyText, BODY_WORDS), weight: 'A' },
  }
}

/** Every word of it, for `stemsOf`. */
export function wordsIn({ title, vendor, labels, body }: Document): string[] {
  return [title, vendor, labels, body].flatMap(({ words }) => words.map(({ text }) => text))
}

/** Words that a misspelt one may be corrected to. */
export function lexemesIn(words: Iterable<string>): string[] {
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS && /\p{L}/u.test(word)).sort()
}

/** `ranked` says how well a product fits: short, weighted. */
export function rankedVector({ title, vendor, labels }: Document, stems: Stems): string {
  return vectorText([title, vendor, labels], stems)
}

/** `matched` says whether it does. A throughout, so that ts_filter parts it from the collections' D. */
export function matchedVector({ title, vendor, labels, body }: Document, stems: Stems): string {
  const parts = [title, vendor, labels, body]
  return vectorText(
    parts.map(({ words }) => ({ words, weight: 'A' })),
    stems,
  )
}

/** A collection's title as it stands in its products' vectors. */
export function titleVector(title: string, stems: Stems): string {
  return vectorText([{ words: wordsOf(title), weight: 'D' }], stems)
}

/** A lexeme as tsvector and tsquery write it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** A compound is also found by what it is. */
function withHeads(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const head = headOf(word.text)
    return head === undefined ? [word] : [word, { ...word, text: head }]
  })
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
