/** To whom a present is given, and which row of departments/needs-family.ts has what is given to them. Pure. */
import type { Interpretation } from '../prompt/interpretation.ts'
import { recipientOf } from '../prompt/recipients.ts'
import { entriesOfWord } from '../prompt/synonyms.ts'

export const [YOUTH, GROWN_UP] = [13, 18]
const FOR_YOUTH = 'given to teenagers'
/** What suits anybody. */
const FOR_ANYBODY = 'who has everything'
const DAYS = new Map([
  ['mothers-day', 'women'],
  ['fathers-day', 'men'],
])

/** "Zum Vatertag etwas Schönes": whose day it is, which is a day for presents. */
function dayOf(word: string): string | undefined {
  return entriesOfWord(word)
    .flatMap(({ id }) => DAYS.get(id) ?? [])
    .at(0)
}

export function isDay(word: string): boolean {
  return dayOf(word) !== undefined
}

export function whomOf(word: string, gift: boolean): string | undefined {
  return recipientOf(word, gift) ?? dayOf(word)
}

/** By whom it is for, as rows of departments/needs-family.ts; children are given toys. */
const GIVEN: ReadonlyMap<string, string | undefined> = new Map([
  ['women', 'given to women'],
  ['men', 'given to men'],
  ['child', undefined],
])

const ELDERS = new Map([
  ['grandmother', 'given to grandmothers'],
  ['grandfather', 'given to grandfathers'],
])

function elderOf(word: string): string | undefined {
  return entriesOfWord(word.replace(/['’]s$/u, ''))
    .flatMap(({ id }) => ELDERS.get(id) ?? [])
    .at(0)
}

/** What grown-ups are given, whoever they are: of somebody of whom nothing is known what anybody is. */
export function forAnybody({ words, age = GROWN_UP }: Interpretation, isPresent: boolean): string[][] {
  const whom = [...words.all, ...words.wishes]
    .map((word) => whomOf(word, true) ?? word)
    .find((word) => GIVEN.has(word))
  const elder = [...words.all, ...words.wishes].flatMap((word) => elderOf(word) ?? []).at(0)
  const grown = elder ?? (whom === undefined ? FOR_ANYBODY : GIVEN.get(whom))
  const given = age < GROWN_UP ? FOR_YOUTH : grown
  return isPresent && age >= YOUTH && given !== undefined ? [[given]] : []
}
