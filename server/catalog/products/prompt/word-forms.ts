/** The words of the table in their forms, by how they begin: for what is still being typed, and for slips. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { entries } from './synonym-table.ts'
import { entriesOfWord } from './synonyms.ts'

const START_LETTERS = 3

function formsOf(word: string): string[] {
  return /[sx]$/.test(word) ? [word] : [word, `${word}s`, ...(word.endsWith('e') ? [`${word}n`] : [])]
}

const isWhole = (word: string): boolean => /^\p{L}{4,}$/u.test(word)

/** Under their first letter, their first two and their first three; made by the first slip, or the first word that is not typed out. */
const byStart = lazily(() => {
  const begun = new Map<string, string[]>()
  for (const form of allForms())
    for (let letters = 1; letters <= START_LETTERS; letters++) {
      const start = form.slice(0, letters)
      const known = begun.get(start)
      if (known) known.push(form)
      else begun.set(start, [form])
    }
  return begun
})

/** All words of the table of four letters or more and their plurals; the "dining" of "dining table" may be misspelt, too. */
export function plainForms(): Set<string> {
  const letters = new Set(entries.keys().flatMap((word) => word.split(' ')))
  return new Set(letters.keys().filter(isWhole).flatMap(formsOf))
}

function allForms(): ReadonlySet<string> {
  const forms = plainForms()
  // And of things: "ohringe" is a slip of "ohrringe".
  for (const [word, known] of entries)
    if (
      isWhole(word) &&
      /[^esx]$/.test(word) &&
      known.some(({ language, isThing }) => language === 'de' && isThing)
    )
      for (const ending of ['e', 'en', 'er']) forms.add(`${word}${ending}`)
  return forms
}

/** Concepts of words that begin so, in three letters or more, the shortest first, for a word that is still being typed. */
export function conceptsBegun(start: string): string[] {
  const begun = (byStart().get(start.slice(0, START_LETTERS)) ?? [])
    .filter((word) => word.startsWith(start))
    .toSorted((a, b) => a.length - b.length)
  return [...new Set(begun.flatMap((word) => entriesOfWord(word).map(({ id }) => id)))]
}

/** Words of the table within so many letters of this one's length that begin with these one to three, folded, plurals too. */
export function wordsLike(start: string, length: number, slips: number): string[] {
  return (byStart().get(start) ?? []).filter((word) => Math.abs(word.length - length) <= slips)
}
