/** Settles what the words of a read prompt are: what is the matter, what belongs to its story, and what only tells about another thing. */
import { isNeed, isOccasion } from './departments/tables.ts'
import { had, owned } from './already-owned.ts'
import { smallWords } from './homonyms.ts'
import type { Guess, Interpretation } from './interpretation.ts'
import { modifiersIn } from './modifiers.ts'
import { likelyNeeds, type Likely } from './need-likely.ts'
import { saysNeed } from './need-reader.ts'
import { denies, NEVER } from './need-verbs.ts'
import { negatorAt } from './negators.ts'
import { endOf } from './phrases.ts'
import type { Scene } from './reading.ts'
import { isFeast } from './present-day-reader.ts'
import { isGift, recipientOf } from './recipients.ts'
import { asksAgain, asksByName, isStory, storyOf, storyThings } from './story-things.ts'
import { entriesOfWord, isListed, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { tasteTold } from './taste-told.ts'
import type { Token } from './tokens.ts'

/** Of fewer words each is wanted. */
const LEAST_WORDS = 5
/** Of a story that names what is sold, more must be said of what is the matter. */
const LEAST_OF_STORY = 7.5
/** What is given for no reason need not help with anything. */
const LEAST_OF_PRESENT = 7.5
/** How likely what helps with a need is that was read as it stands. */
const READ = 80

export function settle(scene: Scene, interpretation: Interpretation): void {
  const { words } = interpretation
  const { tokens, languages } = scene
  const small = smallWords(tokens, languages)
  words.all = words.all.filter((word) => !small.includes(word))
  sayLoved(scene, interpretation)
  sayLikely(scene, interpretation)
  const isTrouble = words.all.some(saysNeed)
  const named = storyThings(storyOf(tokens))
  // "We have the dress and the shoes and need a bag".
  words.any = words.any.filter((group) => group.length === 0 || !group.every((word) => named.includes(word)))
  const telling = [
    ...(named.length > 0
      ? [...named, ...words.all.filter(saysNeed)]
      : modifiersIn(tokens, interpretation.languages)),
    ...(isTrouble ? ownedBy(scene) : []),
    ...(words.any.length > 0 || isTrouble ? had(tokens) : []),
  ]
  words.modifiers = telling.filter((word) => words.all.includes(word))
}

function ownedBy({ tokens, languages }: Scene): string[] {
  const definite =
    languages[0] === 'sv' ? tokens.filter(isDefinite).map(({ text }) => text.toLowerCase()) : []
  return [...owned(tokens), ...definite]
}

/** "Bussen", "tänderna": the one, and none that is looked for. */
function isDefinite({ kind, text }: Token): boolean {
  return kind === 'word' && /(?:[ae]n|et|na)$/u.test(text) && isThing(text) && !isListed(text)
}

/** "All my brother ever does is fish": of a sentence about somebody that asks for nothing else, what people do is what they love. */
function sayLoved({ tokens, languages }: Scene, { words }: Interpretation): void {
  if (!isTold(tokens, words) || !words.all.some(isSomebody)) return
  const told = tasteTold(tokens, languages[0])
  // "Trainers for my boyfriend" asks for them.
  if (!told || told.said.some(isThing) || isFeastOf(tokens, told.said)) return
  const isElse = (word: string): boolean => !told.said.includes(word)
  const own = new Set(owned(tokens))
  if (words.all.some((word) => isElse(word) && !own.has(word) && isGood(word))) return
  words.all = words.all.filter(isElse)
  words.any.push(...told.texts.map((texts) => [...texts]))
}

/** What a present is given for, nobody need love. */
function isFeastOf(tokens: readonly Token[], said: readonly string[]): boolean {
  return said.some(isFeast) && tokens.some(({ kind, text }) => kind === 'word' && isGift(text))
}

function isSomebody(word: string): boolean {
  const whom = recipientOf(word, true)
  return whom !== undefined && whom !== 'gift'
}

function isLong(tokens: readonly Token[]): boolean {
  return tokens.filter(({ kind }) => kind === 'word').length >= LEAST_WORDS
}

/** Who says for what price, size or age, or of whom, asks for a thing. */
function isBound({ prices, sizes, age, order, onSale, collections, vendors, tags }: Interpretation): boolean {
  const names = [sizes, collections, vendors, tags].map(({ include }) => include[0])
  const bounds = [prices.min, prices.max, age, order, onSale, ...names]
  return bounds.some((bound) => bound !== undefined)
}

/** A sentence in which nothing is known to be wanted, and nothing denied: of what is refused nothing may be guessed. */
function isTold(tokens: readonly Token[], words: Interpretation['words']): boolean {
  const isSaid = words.any.length + words.phrases.length > 0 || words.all.some(saysNeed)
  if (isSaid || words.not.length + words.notPhrases.length + words.owned.length > 0) return false
  return isLong(tokens) && !tokens.some((_, at) => negatorAt(tokens, at) !== undefined)
}

/** "Blommor, hon avskyr rosor" says of no roses what is the matter with them. */
function isRefused(tokens: readonly Token[], { text = '', explained }: Likely): boolean {
  return tokens.some((token, at) => {
    // "Nie" alone may be the trouble.
    const end = denies(token.key) || NEVER.has(token.key) ? undefined : endOf(tokens, at, 'dislikes')
    const said = end === undefined ? '' : (tokens[end]?.text.toLowerCase() ?? '')
    return explained.has(said) && !text.includes(token.text.toLowerCase())
  })
}

/** Where nothing that is sold is asked for, what the sentence says most of, and whatever else may help. */
function sayLikely({ tokens, languages }: Scene, interpretation: Interpretation): void {
  const { words } = interpretation
  if (words.likely.length > 0 || !mayTell(tokens, words) || isBound(interpretation)) return
  const isPresent = tokens.some(({ kind, text }) => kind === 'word' && isGift(text))
  if (isPresent && words.all.some(saysOccasion)) return
  const likely = likelyNeeds(isPresent ? tokens.filter(tellsOfMatter) : tokens, languages)
  if (!likely || isRefused(tokens, likely)) return
  if (isPresent && likely.score < LEAST_OF_PRESENT) return
  const own = asksAgain(tokens) ? new Set() : new Set([...owned(tokens), ...had(tokens)])
  // What little tells explains nothing that is named.
  const isRead = words.all.some(saysNeed)
  const isNamed = isRead || !likely.isSure || asksByName(tokens)
  const isElse = (word: string): boolean => isNamed || !likely.explained.has(word)
  const isAsked = words.all.some((word) => isElse(word) && !own.has(word) && isGood(word))
  if (isAsked && !(likely.score >= LEAST_OF_STORY && isStory(tokens))) return
  words.likely = withRead(likely.guesses, words.all)
  // "On n'entend pas le bébé" refuses nothing that is for babies.
  words.not = words.not.filter((word) => recipientOf(word, true) === undefined)
  words.told = [...likely.told]
  if (likely.text === undefined || isAsked || isRead) return
  if (isTold(tokens, words)) words.all = [likely.text, ...words.all.filter(isElse)]
}

/** What a present is for says what is given then. */
function saysOccasion(word: string): boolean {
  return entriesOfWord(word).some(({ id }) => isOccasion(id))
}

/** Of a present, all but that it is one and whom it is for. */
function tellsOfMatter({ text }: Token): boolean {
  return recipientOf(text, true) === undefined
}

/** With needs that were read as they stand; the rest of the sentence may tell more than their two or three words do. */
function withRead(guesses: readonly Guess[], words: readonly string[]): Guess[] {
  const read = new Set(
    words.flatMap((word) => entriesOfWord(word).flatMap(({ id }) => (isNeed(id) ? [id] : []))),
  )
  const ids = new Set(guesses.map(({ id }) => id))
  return [
    ...guesses.map(({ id, worth }) => ({ id, worth: read.has(id) ? worth + READ : worth })),
    ...[...read].filter((id) => !ids.has(id)).map((id) => ({ id, worth: READ / 2 })),
  ]
}

/** Nothing that is sold is refused, and nothing read that is done with things. */
function mayTell(
  tokens: readonly Token[],
  { any, phrases, not, notPhrases }: Interpretation['words'],
): boolean {
  return any.length + phrases.length + notPhrases.length === 0 && !not.some(isGood) && isLong(tokens)
}
