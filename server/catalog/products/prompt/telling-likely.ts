/** Guesses what may help where a prompt tells what is the matter, and asks for nothing that is sold. */
import { had, owned } from './already-owned.ts'
import { chatterOf } from './chatter.ts'
import { conceptsOf, isStop } from './concepts.ts'
import { isNeed } from './departments/tables.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Guess, Interpretation } from './interpretation.ts'
import { likelyNeeds, likelyOfFew, NEED_WORTH, type Likely } from './need-likely.ts'
import { saysNeed } from './need-reader.ts'
import { endOf } from './phrases.ts'
import { saysOccasion } from './present-day-reader.ts'
import type { Scene } from './reading.ts'
import { recipientOf, saysPresent } from './recipients.ts'
import {
  isAllTold,
  isExplained,
  isInTwo,
  isLong,
  isOneOfTable,
  isShortStory,
  isTold,
  lackingAt,
  likelyOfMany,
  onlyTells,
  tellsWhole,
} from './telling-short.ts'
import { asksAgain, asksByName, isStory } from './story-things.ts'
import { entriesOfWord } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { saysDoing, saysPurpose } from './present-told.ts'
import { isBound, isNamed } from './told-bounds.ts'
import type { Token } from './tokens.ts'
import { dislikesElse, isDeniedToo, isLacked, isRefused, isTrouble, namesHelp } from './telling-refused.ts'
import { isForPurpose, isSaidOf, isWhereTo, saysPrice } from './where-to.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Of fewer a word is read as it stands. */
const LEAST_TOLD = 2
/** Of a story that names what is sold, more must be said of what is the matter. */
const LEAST_OF_STORY = 6.5
/** What is given for no reason need not help with anything. */
const LEAST_OF_PRESENT = 6.5
/** How likely what helps with a need is that was read as it stands. */
const READ = 80

/** Where nothing that is sold is asked for, what the sentence says most of, and whatever else may help. */
export function sayLikely(scene: Scene, interpretation: Interpretation, idle: readonly string[]): void {
  const { tokens } = scene
  const { words } = interpretation
  // "My toddler climbs everything" asks for no chalk, where what helps is known.
  const isLove = saysDoing(tokens, words.any)
  const isDone = isLove || saysPurpose(tokens, words.any)
  if (words.likely.length > 0 || !mayTell(isDone ? { ...words, any: [] } : words)) return
  if (isOneOfTable(tokens, words.all) || lackingAt(scene) !== undefined) return
  const isPresent = saysPresent(tokens)
  if (isPresent && words.all.some(saysOccasion)) return
  const likely = likelyOf(scene, interpretation, isPresent)
  if (!likely || isNarrowed(scene, interpretation, likely) || isRefused(tokens, likely)) return
  if (!isEnough(scene, likely, interpretation, idle) || (isPresent && likely.score < LEAST_OF_PRESENT)) return
  const own = asksAgain(tokens) ? new Set() : new Set([...owned(tokens), ...had(tokens)])
  // What little tells explains nothing that is named.
  const isRead = words.all.some(saysNeed)
  const isSure = likely.isSure || tellsWhole(scene, likely)
  const isPlain = isSure && !isPresent && !isRead
  if (isDone && !(isPlain && likely.told.every((word) => isOfMatter(word, likely)))) return
  // "Cold feet in bed" asks for none, where all of it is one matter.
  const isCovered = likely.isSure && likely.isWhole
  const isByName =
    (isRead && !isCovered && !onlyTells(scene)) ||
    !isSure ||
    (asksByName(tokens) && !(isTrouble(likely) && !namesHelp(likely))) ||
    namesFirst(tokens)
  const isElse = (word: string): boolean => isByName || !isExplained(word, likely)
  // "Tea with no caffeine" asks for tea, in so far as it tells of nothing.
  const isDisliked = words.not.length > 0 && dislikesElse(tokens, words.not, likely)
  const isRefusing = isDisliked || (words.not.length > 0 && !isStory(tokens))
  const isAsked =
    !isWhereTo(tokens, words.all) &&
    words.all.some((word) => (isRefusing || isElse(word)) && !own.has(word) && isGood(word))
  if (isAsked && (isDisliked || likely.score < LEAST_OF_STORY || !isStory(tokens))) return
  if (isLove) Object.assign(words, { any: [], wishes: [] })
  tellOf(scene, interpretation, likely)
  if (likely.text === undefined || isAsked || isRead) return
  if (isTold(tokens, words)) words.all = [likely.text, ...words.all.filter(isElse)]
}

/** What may help, and of what is denied only what the matter has nothing to do with. */
function tellOf(scene: Scene, interpretation: Interpretation, likely: Likely): void {
  const { tokens } = scene
  const { words } = interpretation
  words.likely = withRead(likely, words.all)
  if (onlyTells(scene)) interpretation.isTelling = true
  // "On n'entend pas le bébé" refuses nothing that is for babies, "never where I left them" no place.
  const isKept = (word: string): boolean => words.free.includes(word) || !isOfMatter(word, likely)
  const lacked = isStory(tokens) ? words.not.filter((word) => isLacked(tokens, word, likely)) : []
  const isTold = (word: string): boolean => lacked.includes(word) || isDeniedToo(word, likely)
  words.free = words.free.filter((word) => !isTold(word))
  words.not = words.not.filter(
    (word) => !isDeniedToo(word, likely) && (isStory(tokens) ? isKept(word) : !recipientOf(word, true)),
  )
  words.told = [...likely.told]
  words.beside = likely.told.filter((word) => !likely.explained.has(word))
}

/** Of a present without for whom it is. */
function likelyOf(scene: Scene, reading: Interpretation, isPresent: boolean): Likely | undefined {
  const { tokens, languages } = scene
  if (isBound(reading)) return likelyOfFew(tokens.filter(isLeftOf(reading)).filter(tellsOfMatter), languages)
  const telling = isPresent ? tokens.filter(tellsOfMatter) : tokens
  if (isLong(tokens))
    return likelyNeeds(telling, languages) ?? likelyOfMany(telling, languages, onlyTells(scene))
  const told = likelyNeeds(telling, languages)
  if (told?.isSure === true && isShortStory(scene)) return told
  if (tokens.some(({ kind }) => kind === 'number')) return undefined
  return likelyOfFew(telling, languages) ?? (isAllTold(told) ? told : undefined)
}

/** What is read as a word, and as no bound of prices. */
function isLeftOf({ words: { all, not } }: Interpretation): (token: Token) => boolean {
  const left = [...all, ...not].flatMap((text) => text.split(' '))
  return ({ text }) => left.includes(text.toLowerCase())
}

/** Of a few words all that are left must tell it, and name nothing for something. */
function isEnough(
  scene: Scene,
  likely: Likely,
  interpretation: Interpretation,
  idle: readonly string[],
): boolean {
  const { tokens, languages } = scene
  const isTelling = isLong(tokens) || (likely.isSure && isShortStory(scene)) || tellsWhole(scene, likely)
  if (isTelling && !isBound(interpretation)) return true
  const { all } = interpretation.words
  const left = [...all, ...idle].flatMap((text) => text.split(' '))
  const [language = 'en'] = languages
  const isSmall = (word: string): boolean =>
    isFiller(word) || isStop(fold(word)) || chatterOf(language).has(word)
  // A word that the tables have is read as it stands, but for where to: "till stranden".
  const isKnown = all.length < LEAST_TOLD && all.every((word) => entriesOfWord(word).length > 0)
  if ((isKnown && !isWhereTo(tokens, all)) || isForPurpose(tokens, left) || isInTwo(left)) return false
  return (
    likely.explained.values().every((text) => left.includes(text)) &&
    left.every((word) => likely.explained.has(word) || isSmall(word))
  )
}

/** "Shelf for books in the kid's room" begins with what is wanted, and no book falls over. */
function namesFirst(tokens: readonly Token[]): boolean {
  const first = phraseOrWordAt(tokens, endOf(tokens, 0, 'article') ?? 0)
  return first !== undefined && isGood(first.text) && isSaidOf(tokens[first.next])
}

/** Beside what bounds or refuses nothing is guessed; "my two-year-old is afraid of the dark" and "there's no light in the hall" only tell. */
function isNarrowed(scene: Scene, interpretation: Interpretation, likely: Likely): boolean {
  const { tokens } = scene
  const isWhole = tellsWhole(scene, likely)
  const isTelling = isWhole || (likely.isSure && (isStory(tokens) || isAllTold(likely)))
  if (isBound(interpretation) && (!likely.isWhole || saysPrice(tokens))) return true
  if (isNamed(interpretation)) return true
  if (interpretation.age !== undefined && !isTelling) return true
  const isWanted = (word: string): boolean =>
    (isTelling && isLacked(tokens, word, likely)) || isDeniedToo(word, likely)
  return interpretation.words.not.some((word) => isGood(word) && !isWanted(word))
}

/** Of a present, all but that it is one and whom it is for. */
function tellsOfMatter({ text }: Token): boolean {
  return recipientOf(text, true) === undefined
}

/** Whether what is denied only tells what is the matter. */
function isOfMatter(word: string, { explained }: Likely): boolean {
  if (explained.has(word) || recipientOf(word, true) !== undefined) return true
  return entriesOfWord(word).length === 0 && conceptsOf(word).length === 0
}

/** With needs that were read as they stand; the rest of the sentence may tell more than their two or three words do. */
function withRead(likely: Likely, words: readonly string[]): Guess[] {
  const { guesses, isSure } = likely
  const read = new Set(
    words.flatMap((word) => entriesOfWord(word).flatMap(({ id }) => (isNeed(id) ? [id] : []))),
  )
  const ids = new Set(guesses.map(({ id }) => id))
  return [
    ...guesses.map(({ id, worth, isFirst = false }) => ({
      // "Hay for guinea pigs" names it.
      isFirst: isFirst && !namesHelp(likely),
      id,
      worth: read.has(id) && (!isSure || worth >= NEED_WORTH) ? worth + READ : worth,
    })),
    ...[...read].filter((id) => !ids.has(id)).map((id) => ({ id, worth: READ / (isSure ? 4 : 2) })),
  ]
}

/** Nothing read that is done with things. */
function mayTell({ any, phrases, notPhrases }: Interpretation['words']): boolean {
  return any.length + phrases.length + notPhrases.length === 0
}
