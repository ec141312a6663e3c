/** The words of the table in their forms, by how they begin: for what is still being typed, and for slips. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { entries } from './synonym-table.ts'
import { entriesOfWord } from './synonyms.ts'

const START_LETTERS = 3

function formsOf(word: string): string[] {
  return /[sx]$/.test(word) ? [word] : [word, `${word}s`, ...(word.endsWith('e') ? [`${word}n`] : [])]
}

const isWhole = (word: string): boolean => /^\p{L}{4,}$/u.test(word)

/** Under their first letter, their first two and their first three, by how long they are; made by the first slip, or the first word that is not typed out. */
const byStart = lazily(() => {
  const begun = new Map<string, Map<number, string[]>>()
  for (const form of forms())
    for (let letters = 1; letters <= START_LETTERS; letters++) {
      const start = form.slice(0, letters)
      const known = begun.get(start) ?? new Map<number, string[]>()
      begun.set(start, known)
      const long = known.get(form.length)
      if (long) long.push(form)
      else known.set(form.length, [form])
    }
  return begun
})

/** All words of the table of four letters or more and their plurals; the "dining" of "dining table" may be misspelt, too. */
export function plainForms(): Set<string> {
  const letters = new Set(entries.keys().flatMap((word) => word.split(' ')))
  return new Set(letters.keys().filter(isWhole).flatMap(formsOf))
}

const forms = lazily((): ReadonlySet<string> => {
  const known = plainForms()
  // And of things: "ohringe" is a slip of "ohrringe".
  for (const [word, concepts] of entries)
    if (
      isWhole(word) &&
      /[^esx]$/.test(word) &&
      concepts.some(({ language, isThing }) => language === 'de' && isThing)
    )
      for (const ending of ['e', 'en', 'er']) known.add(`${word}${ending}`)
  return known
})

/** Concepts of words that begin so, in three letters or more, the shortest first, for a word that is still being typed. */
export function conceptsBegun(start: string): string[] {
  const known = byStart().get(start.slice(0, START_LETTERS)) ?? new Map<number, string[]>()
  const begun = [...known.keys()]
    .toSorted((a, b) => a - b)
    .flatMap((length) => known.get(length) ?? [])
    .filter((word) => word.startsWith(start))
  return [...new Set(begun.flatMap((word) => entriesOfWord(word).map(({ id }) => id)))]
}

/** Words of the table within so many letters of this one's length that begin with these one to three, folded, plurals too. */
export function wordsLike(start: string, length: number, slips: number): string[] {
  const known = byStart().get(start)
  return Array.from({ length: 2 * slips + 1 }, (_, n) => known?.get(length - slips + n) ?? []).flat()
}

/** No word of the tables is longer, nor made of parts that are. */
export const LONGEST_WORD = 60

/** Words of the table that this one is where two neighbours behind its first letter change places. */
export function wordsSwapped(word: string): string[] {
  if (word.length > LONGEST_WORD) return []
  const [first = '', ...letters] = word
  return letters
    .slice(1)
    .map(
      (letter, at) =>
        first +
        letters
          .with(at, letter)
          .with(at + 1, letters[at] ?? '')
          .join(''),
    )
    .filter((other) => other !== word && forms().has(other))
}
