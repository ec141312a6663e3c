/** To whom a present is given, and which row of departments/needs-family.ts has what is given to them. Pure. */
import type { Interpretation } from '../prompt/interpretation.ts'
import { composedOf } from '../prompt/composed.ts'
import { fold } from '../prompt/fold.ts'
import { saysNeed } from '../prompt/need-reader.ts'
import { saysOccasion } from '../prompt/present-day-reader.ts'
import { saysLove } from '../prompt/present-told.ts'
import { recipientOf } from '../prompt/recipients.ts'
import { entriesOfWord, isThing } from '../prompt/synonyms.ts'
import { traitsOf } from '../prompt/traits.ts'

export const [YOUTH, GROWN_UP] = [13, 18]
const FOR_YOUTH = 'given to teenagers'
/** What suits anybody. */
const FOR_ANYBODY = 'who has everything'
const HAS_EVERYTHING = 'has-everything'
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

/** Of somebody's child who is grown up, what grown-ups of their kind are. */
function whomOf(word: string, gift: boolean, isGrown = false): string | undefined {
  const whom = recipientOf(word, gift) ?? dayOf(word)
  if (!isGrown || whom !== 'child') return whom
  const child = childOf(word)
  return child === 'girl' ? 'women' : child === 'boy' ? 'men' : 'adult'
}

/** Of somebody's child, whether it is a boy or a girl, where the word says so: "nephew", "Tochter". */
export function childOf(word: string): 'girl' | 'boy' | undefined {
  if (recipientOf(word, true) !== 'child') return undefined
  const key = fold(word.replace(/['’]s$/u, ''))
  return DAUGHTERS.test(key) ? 'girl' : SONS.test(key) ? 'boy' : undefined
}

const DAUGHTERS =
  /daughter|niece|dotter|tochter|tochterchen|nichte|enkelin|fille|niece|filleule|hija|sobrina|nieta|ahijada|hijita|nietecita/
const SONS =
  /\bson|grandson|stepson|nephew|s[oö]n|sohn|sohne|neffe|enkel|fils|fiston|neveu|filleul|hijo|sobrino|nieto|ahijado|hijito|nietecito/
/** They are for grown-ups. */
const GROWN_OCCASIONS = new Set([
  'graduation',
  'getting-married',
  'retirement',
  'proposes',
  'housewarming-gift',
  'new-mum',
  'pregnant-friend',
])

function isGrownUp({ isGrown, words }: Interpretation): boolean {
  return (
    isGrown === true ||
    words.all.some((word) => entriesOfWord(word).some(({ id }) => GROWN_OCCASIONS.has(id)))
  )
}

/** As whom it is for, each word of a prompt. */
function whomIn(interpretation: Interpretation, gift: boolean): (word: string) => string[] {
  const isGrown = isGrownUp(interpretation)
  return (word) => [whomOf(word, gift, isGrown) ?? []].flat()
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
/** Both are given what either is. */
const GRANDPARENTS =
  /^(?:(?:great-?)?grandparents|(?:mor|far)foraldrar(?:na)?|gro(?:ss|ß)eltern|grands-parents|abuelos)$/

function elderOf(word: string): string | undefined {
  const bare = word.replace(/['’]s$/u, '')
  if (GRANDPARENTS.test(fold(bare))) return 'given to grandmothers'
  return [bare, bare.replace(/s$/, '')]
    .flatMap((one) => entriesOfWord(one))
    .flatMap(({ id }) => ELDERS.get(id) ?? [])
    .at(0)
}

const hasAll = (word: string): boolean => entriesOfWord(word).some(({ id }) => id === HAS_EVERYTHING)

/** "Opa, der alles hat" is given what grandfathers are. */
export function withoutHavingAll(interpretation: Interpretation): Interpretation {
  const { words } = interpretation
  const isKnown = words.all.some(
    (word) => elderOf(word) !== undefined || GIVEN.has(recipientOf(word, true) ?? ''),
  )
  if (!isKnown || !words.all.some(hasAll)) return interpretation
  return { ...interpretation, words: { ...words, all: words.all.filter((word) => !hasAll(word)) } }
}

/** What grown-ups are given, whoever they are: of somebody of whom nothing is known what anybody is. */
export function forAnybody(interpretation: Interpretation, isPresent: boolean): string[][] {
  const { words, age = GROWN_UP } = interpretation
  const isGrown = isGrownUp(interpretation)
  const whom = [...words.all, ...words.wishes]
    .map((word) => whomOf(word, true, isGrown) ?? word)
    .find((word) => GIVEN.has(word))
  const elder = [...words.all, ...words.wishes].flatMap((word) => elderOf(word) ?? []).at(0)
  const grown = elder ?? (whom === undefined ? FOR_ANYBODY : GIVEN.get(whom))
  const given = age < GROWN_UP ? FOR_YOUTH : grown
  return isPresent && age >= YOUTH && given !== undefined ? [[given]] : []
}

const BIRTHDAYS = /^(?:birthday|bday|fodelsedag|geburtstag|anniversaire|cumpleanos|cumple)/

/** "Decorations for her birthday" are birthday decorations, where the tables have that as one. */
export function celebrated({ words, languages }: Interpretation): readonly string[] {
  const day = words.all.find((word) => BIRTHDAYS.test(fold(word)) && !isThing(word))
  if (day === undefined) return words.all
  return words.all.map((word) => {
    const names = [`${day} ${word}`, `${word} de ${day}`, `${word} d'${day}`, `${word} ${day}`]
    return isThing(word)
      ? (composedOf(word, day, languages) ?? names.find((name) => isThing(name)) ?? word)
      : word
  })
}

/** What a present must have, and what only says what comes first. */
interface Among {
  readonly needed: readonly string[]
  readonly any: readonly (readonly string[])[]
  readonly beside: readonly (readonly string[])[]
}

const isLoving = (group: readonly string[]): boolean => group.some(saysLove)
const isOccasion = (group: readonly string[]): boolean => !isLoving(group) && group.some(saysOccasion)

/** "A nurse who loves hiking", "a pensioner who fishes": what somebody loves is wanted, and what else they are comes behind. */
export function lovedAmong(named: readonly string[], any: Among['any'], isPresent: boolean): Among {
  const isGiven = isPresent || any.flat().some(saysOccasion)
  if (!isGiven || !(any.some(isLoving) || named.some(saysLove))) return { needed: named, any, beside: [] }
  // What somebody is, and nothing that they have just begun to do.
  const told = named.filter(
    (word) =>
      (!word.includes(' ') || saysOccasion(word)) && !saysLove(word) && !isThing(word) && saysNeed(word),
  )
  return {
    needed: named.filter((word) => !told.includes(word)),
    any: any.filter((group) => !isOccasion(group)),
    beside: [...told.map((word) => [word]), ...any.filter(isOccasion)],
  }
}

/** Whoever a word names, with what products for them say; of a girl of 25 only that she is a woman. */
export function spokenOfIn(
  interpretation: Interpretation,
  gift: boolean,
): (word: string) => readonly string[] {
  const forWhom = whomIn(interpretation, gift)
  return (word) => {
    const whom = forWhom(word)
    if (whom.length === 0) return []
    return interpretation.isGrown === true && saysYoung(word) ? whom : [word, ...whom]
  }
}

const YOUNG = new Set(['child', 'girl', 'boy'])

export function saysYoung(word: string): boolean {
  return traitsOf(word).some(({ id }) => YOUNG.has(id))
}
