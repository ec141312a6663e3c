/** Other readings of a prompt of which no product has all: its names as words, and word for word what a title says. Pure. */
import { fold } from '../prompt/fold.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import { isKnownWord } from '../prompt/languages.ts'
import { findName, nameIndex } from '../prompt/names.ts'
import { LEXICONS } from '../prompt/phrases.ts'
import { readAsWritten, readGuess, readPrompt, readSituation, type Known } from '../prompt/read.ts'
import { scan } from '../prompt/tokens.ts'
import type { Attempts } from './alike-attempts.ts'
import { hasRest, type Attempt } from './alike-ways.ts'
import { unrankedQuery } from './codes.ts'
import { conditionsOf } from './conditions.ts'
import { withKin } from './kin-of-guesses.ts'
import type { Query } from './query.ts'
import type { Stems } from './stem-store.ts'
import { wordsOf } from './term-words.ts'
import { isSome, joined, saidQuery, textsOf } from './terms.ts'
import { calledQuery } from './titled.ts'
import { plainWords } from './words.ts'

const NO_NAMES = { vendors: [], collections: [], tags: [], sizes: [] }
const LEAST_WORDS = 2
const PLAIN = { conditions: [], isOfKind: false }
const COLLECTION_NOUNS = new Set(Object.values(LEXICONS).flatMap(({ collectionNoun = [] }) => collectionNoun))
const isCollectionNoun = (word: string): boolean => COLLECTION_NOUNS.has(word)

/** One after another until something has all of it; none of a prompt of which nothing was read but words. */
export function furtherAttempts(
  prompt: string,
  known: Known,
  reading: Interpretation,
  isNothing: boolean,
): Attempt[] {
  const attempt = { ...PLAIN, isWhole: true }
  const written = asWritten(prompt, reading)
  const plain = withoutPlainNames(prompt, known, reading)
  const unnamed = withoutNames(prompt, known, reading)
  const situation = readSituation(prompt, known, reading)
  const guess = isNothing ? readGuess(prompt, known, reading) : undefined
  return [
    ...filedAttempts(prompt, known, reading),
    ...(plain === undefined ? [] : [{ ...attempt, interpretation: plain, isWhole: false }]),
    ...(unnamed === undefined ? [] : [{ ...attempt, interpretation: unnamed }]),
    ...(written === undefined ? [] : [{ ...attempt, interpretation: written, isTitle: true }]),
    ...(guess === undefined ? [] : [{ ...attempt, interpretation: guess, isGuess: true }]),
    ...(situation === undefined ? [] : [{ ...attempt, interpretation: withKin(situation), isGuess: true }]),
  ]
}

/** "Game Shelf under 20 euros", where the shop has a collection that is called so, no shelves for games, and nothing else is said. */
export function filedAttempts(
  prompt: string,
  known: Known,
  { collections }: Interpretation,
): readonly (Attempt & { readonly isWhole: true })[] {
  const tokens = scan(prompt)
  const names = nameIndex(known.collections)
  if (!tokens.some((_, at) => findName(tokens, at, names) !== undefined)) return []
  const filed = readPrompt(prompt, { ...known, isFiled: true })
  const { all, any, not, wishes } = filed.words
  const isOne = filed.collections.include.length > collections.include.length
  return isOne && [...all, ...any, ...not, ...wishes].length === 0
    ? [{ ...PLAIN, isWhole: true, interpretation: filed }]
    : []
}

/**
 * "Dry hands in winter", of a shop with a collection Winter: where that has none of the rest, a word that is written as a
 * word is one. German writes all of them so. What is called a collection is one.
 */
function withoutPlainNames(
  prompt: string,
  known: Known,
  { collections, languages }: Interpretation,
): Interpretation | undefined {
  const isPlain = (name: string): boolean =>
    isKnownWord(name) && (languages[0] === 'de' || !prompt.includes(name))
  if (prompt.toLowerCase().split(/\s+/).some(isCollectionNoun)) return undefined
  if (!collections.include.some(isPlain)) return undefined
  const others = known.collections.filter((name) => !isPlain(name))
  return readPrompt(prompt, { ...known, collections: others })
}

/** Who says that it is a collection means no word. */
const SAYS_COLLECTION = /\b(?:collections?|kollektion(?:en)?|colecci[oó]n(?:es)?)\b/iu

/**
 * "A case for an Orbit X5", where Orbit makes phones and no cases; "a kettle of 1.7 L". Whose things are refused by name stays
 * refused, and who is asked for is not refused as a word.
 */
function withoutNames(prompt: string, known: Known, reading: Interpretation): Interpretation | undefined {
  const { vendors, collections, tags, sizes } = reading
  const names = [vendors, collections, tags, sizes].flatMap(({ include }) => include)
  if (names.length === 0 || (collections.include.length > 0 && SAYS_COLLECTION.test(prompt))) return undefined
  const words = readPrompt(prompt, { ...known, ...NO_NAMES })
  const refused = new Set(words.words.not.map(fold))
  if (names.some((name) => refused.has(fold(name)))) return undefined
  return {
    ...words,
    vendors: { ...words.vendors, exclude: vendors.exclude },
    collections: { ...words.collections, exclude: collections.exclude },
    tags: { ...words.tags, exclude: tags.exclude },
  }
}

/** "UV shirt 50+", "draught excluder". */
function asWritten(prompt: string, { words }: Interpretation): Interpretation | undefined {
  const written = readAsWritten(prompt)
  const { all } = written.words
  return all.length < LEAST_WORDS || all.length === words.all.join(' ').split(' ').length
    ? undefined
    : written
}

/**
 * "Not Today Hoodie", where one is called so: that, and behind it what the prompt says. Where all of its words are looked for
 * anyway the title needs no way of its own; nothing is behind it of what might leave it out, as bounds do ("Nothing Under 20").
 */
export function titledAttempt(workspaceId: string, prompt: string, [first]: Attempts): Attempt | undefined {
  const title = calledQuery(prompt)
  const { interpretation } = first
  const { all } = interpretation.words
  const isPlain = plainWords(wordsOf(prompt)).length === plainWords(wordsOf(all.join(' '))).length
  if (title === undefined || isPlain) return undefined
  const isOpen = hasRest(interpretation) && conditionsOf(workspaceId, interpretation).length === 0
  const behind = isOpen ? [first] : []
  return { interpretation: readAsWritten(prompt), conditions: [], isOfKind: false, title, behind }
}

export function titleWords({ words }: Interpretation): string[] {
  return words.all.flatMap((word) => wordsOf(word).map(({ text }) => text))
}

/** Every word, as it was typed or in another form. */
export function titleQuery({ words, languages }: Interpretation, stems: Stems): Query {
  const said = words.all.map((word) => saidQuery({ texts: textsOf([word], languages) }, stems, 'AB'))
  return unrankedQuery(joined(said.filter(isSome), '&') ?? '')
}
