/** Why the first products came: their titles with the words in brackets that are, or mean, what was asked for. Pure. */
import { conceptsOf, kindsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { textsMember } from '../prompt/describe.ts'
import { partsOf } from '../prompt/compounds.ts'
import type { Term } from './wish-terms.ts'
import type { Wish } from './wish.ts'

/** Of titles, and of each its beginning: the header has 1,000 characters for all. */
export const EXPLAINED = 3
const TITLE_CHARACTERS = 60
const ROOM = 300
const LEAST_STEM = 4
const ENDING = 3

/** ", why=("[Red] Wool [Dress]")"; nothing when no word of the titles says it. */
export function whyNote(titles: readonly string[], { terms, wished = [] }: Wish): string {
  const asked = [...terms, ...wished].flatMap((term) => [term, ...(term.parts ?? [])])
  const shown = titles.map((title) => highlighted(title.slice(0, TITLE_CHARACTERS), asked))
  const telling = shown.filter((title) => title.includes('['))
  const written = telling.length === 0 ? undefined : textsMember(telling, ROOM)
  return written === undefined ? '' : `, why${written}`
}

function highlighted(title: string, asked: readonly Term[]): string {
  return title
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu, (word) => (isAsked(word, asked) ? `[${word}]` : word))
}

function isAsked(word: string, asked: readonly Term[]): boolean {
  const own = fold(word)
  const meant = new Set(
    [own, ...partsOf(own)].flatMap((part) => conceptsOf(part)).flatMap(({ id }) => [id, ...kindsOf(id)]),
  )
  return asked.some(
    ({ words, concepts = [] }) =>
      concepts.some((id) => meant.has(id)) ||
      words.some((text) => text.split(' ').some((part) => isAlike(own, fold(part)))),
  )
}

/** The same but for its ending. */
function isAlike(word: string, other: string): boolean {
  if (word === other) return true
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= LEAST_STEM && long.length - short.length <= ENDING && long.startsWith(short)
}
