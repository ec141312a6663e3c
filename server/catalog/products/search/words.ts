/** Cuts text into the words products are found by, alike for documents and prompts: no case, accents, apostrophes. */
import { foldAccents } from '../../../lib/text.ts'

export interface Word {
  readonly text: string
  /** Its place among the words, from 1; the parts of "t-shirt" have two, "tshirt" has the first of them. */
  readonly at: number
  /** Written as one what stood with a hyphen or an ampersand. */
  readonly isJoined: boolean
}

/** A lexeme of PostgreSQL holds 2,046 bytes; no word that anybody types is longer than this. */
const WORD_LENGTH = 40
const JOINED_PARTS = 3

const CHAIN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:[-‐‑&][\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)*|["“”„]/gu
/** A quote begins and ends with one; one right behind a number that ends no quote is its inches. */
const MARKS = '"“”„'
const ELISION = /^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

let segmenter: Intl.Segmenter | undefined

/** At most `limit` places; linear in the length of the text. */
export function wordsOf(text: string, limit = Number.MAX_SAFE_INTEGER): Word[] {
  const words: Word[] = []
  let at = 1
  let measured = -1
  let isQuoted = false
  for (const { 0: chain, index } of foldAccents(text.replaceAll('″', '"')).matchAll(CHAIN)) {
    if (at > limit) break
    if (MARKS.includes(chain)) {
      if (index === measured && !isQuoted && chain !== '“')
        words.push({ text: 'inch', at: at++, isJoined: false })
      else isQuoted = !isQuoted
      continue
    }
    measured = /^\d+$/.test(chain) ? index + chain.length : -1
    const parts = chain.split(/[-‐‑&]/).flatMap(partsOf)
    if (parts.length > 1 && parts.length <= JOINED_PARTS && !UNSPACED.test(chain))
      words.push({ text: cut(parts.join('')), at, isJoined: true })
    for (const part of parts) words.push({ text: part, at: at++, isJoined: false })
  }
  return words
}

/** Without those written as one that are also there in parts. */
export function plainWords(words: readonly Word[]): Word[] {
  return words.filter(({ isJoined }) => !isJoined)
}

/** The parts of what is written as one, of all `words` that are parts. */
export function partsOfOne({ text, at }: Word, words: readonly Word[]): readonly Word[] {
  const behind = words.filter((part) => part.at >= at)
  let [end, length] = [0, 0]
  for (; length < text.length && end < behind.length; end++) length += behind[end]?.text.length ?? 0
  return behind.slice(0, end)
}

/** Languages that write no spaces are parted by the runtime's dictionary. */
function partsOf(text: string): string[] {
  const word = text.replace(ELISION, '').replaceAll(/['’]/g, '')
  if (!UNSPACED.test(word)) return word ? [cut(word)] : []
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return [...segmenter.segment(word)].flatMap(({ segment, isWordLike }) => (isWordLike ? [cut(segment)] : []))
}

function cut(word: string): string {
  return word.length > WORD_LENGTH ? word.slice(0, WORD_LENGTH).replace(/[\ud800-\udbff]$/, '') : word
}
