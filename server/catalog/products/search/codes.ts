/** Which article numbers, EANs and the like a prompt may hold: with or without their signs, whole or only begun. Pure. */
import { isKnownWord } from '../prompt/languages.ts'
import { codeOf } from './attributes.ts'
import type { Query } from './query.ts'
import type { Found } from './store.ts'
import { quoted } from './vectors.ts'

interface CodesAsked {
  /** The whole prompt, but for words such as "article number"; it may be only the beginning of one. */
  readonly whole: string | undefined
  readonly mayBeBegun: boolean
  /** Parts of the prompt that look like one: letters and digits together. */
  readonly parts: readonly string[]
}

const LABELS =
  /(?<![\p{L}\p{N}])(?:sku|ean|gtin|upc|isbn|mpn|art(?:ikel|icle|ículo|iculo)?|item|produkt|product|model|modell|modelo|modèle|reference|référence|referencia|réf|ref|artikelnummer|artikelnr|produktnummer|bestellnummer|bestellnr|número|numero|nummer|number|code|kod|código|codigo|nr|no|num|id)(?![\p{L}\p{N}])[.:#-]*/giu
/** Behind them stands a code, whatever its parts mean: "Artikelnummer EN KP12". */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:sku|ean|gtin|upc|isbn|mpn|(?:art(?:ikel|icle|ículo|iculo)?|item|produkt|product|bestell)[- ]?(?:nummer|number|nr|no)|(?:référence|reference|referencia|réf|ref)|(?:número|numero|numéro) de (?:artículo|producto|article|produit))(?![\p{L}\p{N}])[.:#-]*\s*/iu
const CHUNKS_MAXIMUM = 4
const LEAST_BEGUN = 4
const LEAST_PART = 5
const PARTS_MAXIMUM = 4
const LONGEST_PART = 4
/** "256gb", "500kr", "50x70", "w32": measures. */
const MEASURE = /^\d+(?:[.,]\d+)?\p{L}{1,5}$|^\d+x\d+|^\p{L}\d{1,2}$/u

/** Whole first, then as the beginning of one. */
export async function lookForCode(
  look: (query: Query) => Promise<Found>,
  prompt: string,
): Promise<{ found: Found; note: string } | undefined> {
  for (const { query, note } of codeQueries(prompt)) {
    const found = await look(query)
    if (found.total > 0) return { found, note }
  }
  return undefined
}

/** What to look for, one after the other, while nothing is found: nothing when the prompt holds no code. */
function codeQueries(prompt: string): { readonly query: Query; readonly note: string }[] {
  const { whole, mayBeBegun, parts } = codesAsked(prompt)
  const codes = [...new Set([...(whole === undefined ? [] : [whole]), ...parts])]
  if (codes.length === 0) return []
  const handles = whole !== undefined && /\p{L}-/u.test(prompt) ? [quoted(`@${whole}`)] : []
  const found = [...codes.map((code) => quoted(`=${code}`)), ...handles].join('|')
  const begun = mayBeBegun && whole !== undefined ? [unrankedQuery(`${quoted(`=${whole}`)}:*`)] : []
  return [unrankedQuery(found), ...begun].map((query) => ({ query, note: ', code' }))
}

/** Whatever there is to look for; undefined when the prompt holds no code. */
export function codeQuery(prompt: string): string | undefined {
  const queries = codeQueries(prompt)
  return queries.length === 0 ? undefined : queries.map(({ query }) => query.matching).join('|')
}

/** Has it or has it not: what does comes newest first. */
export function unrankedQuery(matching: string): Query {
  return {
    isCode: true,
    matching,
    refusing: undefined,
    own: '',
    any: '',
    titled: undefined,
    kind: undefined,
    free: undefined,
  }
}

function codesAsked(prompt: string): CodesAsked {
  const chunks = prompt
    .replace(LABELS, ' ')
    .split(/\s+/)
    .map((chunk) => chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((chunk) => chunk !== '')
  const numbered = codeBehind(prompt)
  // "Mug 12" asks for mugs, whatever is numbered so; "dr 4711 g" is a code with spaces.
  const isOne =
    chunks.length === 1 || (chunks.length <= CHUNKS_MAXIMUM && !chunks.some((chunk) => isKnownWord(chunk)))
  const [joined] = isOne || isInParts(chunks) ? codeOf(chunks.join('')) : []
  // A word without a number or a sign in it is a word.
  const whole =
    joined !== undefined && (/\d/.test(joined) || /[\p{L}\d][-_./:][\p{L}\d]/u.test(prompt))
      ? joined
      : undefined
  return {
    whole,
    mayBeBegun:
      isOne && whole !== undefined && /\d/.test(whole) && whole.length >= LEAST_BEGUN && !MEASURE.test(whole),
    parts: [...numbered, ...partsOf(chunks)].slice(0, PARTS_MAXIMUM),
  }
}

/** "Vlt es 400": short parts of which one is a number and one no word, whatever another one says. */
function isInParts(chunks: readonly string[]): boolean {
  const isShort =
    chunks.length > 2 &&
    chunks.length <= CHUNKS_MAXIMUM &&
    chunks.every(({ length }) => length <= LONGEST_PART)
  const isNumbered = chunks.some((chunk) => /\d/.test(chunk))
  return isShort && isNumbered && chunks.some((chunk) => !/\d/.test(chunk) && !isKnownWord(chunk))
}

function partsOf(chunks: readonly string[]): string[] {
  return chunks
    .filter((chunk) => /\d/.test(chunk) && /\p{L}/u.test(chunk) && !MEASURE.test(chunk))
    .flatMap(codeOf)
    .filter((code) => code.length >= LEAST_PART)
}

/** What follows the word "article number", in one part or more: letters apart from their digits. */
function codeBehind(prompt: string): string[] {
  const found = NUMBERED.exec(prompt)
  if (!found) return []
  const chunks = prompt
    .slice(found.index + found[0].length)
    .split(/\s+/)
    .slice(0, CHUNKS_MAXIMUM)
  const codes = chunks.map((_, index) =>
    chunks
      .slice(0, index + 1)
      .join('')
      .replace(/[^\p{L}\p{N}]+$/u, ''),
  )
  return codes.filter((code) => /\d/.test(code) && code.length >= LEAST_BEGUN).flatMap(codeOf)
}
