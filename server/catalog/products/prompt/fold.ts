/** The form in which words and names are compared: without case, accents or apostrophes. */
import { remembering } from '../../../lib/lru.ts'
import { normalized } from '../../../lib/text.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** ASCII without an apostrophe has nothing to fold but its case. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
const PLAIN = /^[\u0000-&(-\u007f]*$/

/** So has what has Latin letters with an accent, too, each of which folds by itself: most words of the tables. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
const LATIN = /^[\u0000-&(-\u007f\u00df-\u017f]*$/
const ACCENTED = /[\u00df-\u017f]/g
const latin = new Map<string, string>()
/** Words in other letters, of which each is asked for by many readers. */
const WORDS_REMEMBERED = 4_096
const otherPlain = remembering(WORDS_REMEMBERED, plain)

/** "Från" → "fran", "Levi's" → "levis". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return LATIN.test(lower) ? lower.replace(ACCENTED, plainLetter) : otherPlain(lower)
}

function plainLetter(letter: string): string {
  const known = latin.get(letter) ?? plain(letter)
  latin.set(letter, known)
  return known
}

function plain(lower: string): string {
  return normalized(lower, 'NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßøæœłđı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** Letters and digits only, so "Coca-Cola", "coca cola" and "CocaCola" are one name. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
