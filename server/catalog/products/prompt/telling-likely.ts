/** Guesses what may help where a prompt tells what is the matter, and asks for nothing that is sold. */
import { conceptsOf } from './concepts.ts'
import { isNeed, isWho } from './departments/tables.ts'
import { forAnimal } from './for-animal.ts'
import { forGrown } from './for-grown.ts'
import type { Guess, Interpretation } from './interpretation.ts'
import { likelyNeeds, likelyOfFew, NEED_WORTH, type Likely } from './need-likely.ts'
import { withAsked } from './kind-asked.ts'
import { saysNeed } from './need-reader.ts'
import { saysOccasion, saysThanks } from './present-day-reader.ts'
import type { Scene } from './reading.ts'
import { recipientOf, saysPresent } from './recipients.ts'
import {
  isAllTold,
  isLong,
  isOneOfTable,
  isShortStory,
  isTold,
  lackingAt,
  likelyOfMany,
  onlyTells,
  tellsWhole,
} from './telling-short.ts'
import { asksForSeen } from './still-sold.ts'
import { askedOf } from './telling-asked.ts'
import { isEnough, isToldOf } from './telling-enough.ts'
import { isNarrowed, mayTell } from './telling-narrowed.ts'
import { asksByName, isStory } from './story-things.ts'
import { entriesOfWord } from './synonyms.ts'
import { isTale, namesOwn } from './tale.ts'
import { isUnable } from './unable.ts'
import { beginsWithTrouble } from './telling-first.ts'
import { saysDoing, saysPurpose } from './present-told.ts'
import { refusesGiven } from './nothing-said.ts'
import { isBound } from './told-bounds.ts'
import type { Token } from './tokens.ts'
import { isDeniedToo, isInstead, isLacked, isRefused, isTrouble, namesHelp } from './telling-refused.ts'

/** Of a story that names what is sold, more must be said of what is the matter. */
const LEAST_OF_STORY = 6.5
/** Of a whole sentence that asks for nothing by its name hardly anything else can be meant. */
const LEAST_OF_TALE = 3.4
/** And beside what bounds it. */
const LEAST_BESIDE_BOUND = 9
/** What is given for no reason need not help with anything. */
const LEAST_OF_PRESENT = 6.5
/** "Invited to dinner, what shall we bring": what guests bring is a present. */
const BRINGING = new Set(
  'bring bringing ta tar mitbringen mitbringe mitnehmen apporter amener llevar llevo traer'.split(' '),
)
/** How likely what helps with a need is that was read as it stands. */
const READ = 80
/** Where the cheapest go first, of a hundred. */
const LEAST_OF_CHEAP = 60
const isLikelyEnough = ({ worth, isFirst = false }: Guess): boolean => isFirst || worth >= LEAST_OF_CHEAP

/** Where nothing that is sold is asked for, what the sentence says most of, and whatever else may help. */
export function sayLikely(scene: Scene, interpretation: Interpretation, idle: readonly string[]): void {
  const { tokens } = scene
  const { words } = interpretation
  if (refusesGiven(tokens)) return
  // "My toddler climbs everything" asks for no chalk, where what helps is known.
  const isLove = saysDoing(tokens, words.any)
  // "Trick or treat" is one matter, and neither of two things.
  const isDone = isLove || saysPurpose(tokens, words.any) || isEitherTyped(tokens, words.any)
  if (words.likely.length > 0 || !mayTell(isDone ? { ...words, any: [] } : words)) return
  if (isOneOfTable(tokens, words.all) || lackingAt(scene) !== undefined || asksForSeen(tokens)) return
  const isPresent = saysPresent(tokens)
  const isGiven = isPresent || words.all.some(saysThanks) || tokens.some(({ key }) => BRINGING.has(key))
  if (isGiven && words.all.some(saysOccasion)) return
  const likely = likelyOf(scene, interpretation, isPresent)
  if (!likely || isNarrowed(scene, interpretation, likely)) return
  if (isRefused(tokens, likely) && !(likely.isSure && isTale(scene))) return
  if (!isEnough(scene, likely, interpretation, idle) || (isPresent && likely.score < LEAST_OF_PRESENT)) return
  const isRead = words.all.some(saysNeed)
  const isSure = likely.isSure || tellsWhole(scene, likely)
  const isPlain = isSure && !isPresent && !isRead
  if (isDone && !(isPlain && likely.told.every((word) => isOfMatter(word, likely)))) return
  const { isElse, isDisliked, isAsked } = askedOf(scene, words, likely, { isRead, isSure })
  const isMeant =
    (isTale(scene) && (isSure || !namesOwn(tokens))) || (likely.score >= LEAST_OF_STORY && isStory(tokens))
  if (isAsked && (isDisliked || !isMeant)) return
  if (isLove || isEitherTyped(tokens, words.any)) Object.assign(words, { any: [], wishes: [] })
  tellOf(scene, interpretation, likely)
  if (likely.text === undefined || isAsked || isRead) return
  if (isTold(tokens, words)) words.all = [likely.text, ...words.all.filter(isElse)]
}

/** "Süßes oder Saures", "I can't drill": words that are typed, where a matter may have them all. */
function isEitherTyped(tokens: readonly Token[], any: readonly (readonly string[])[]): boolean {
  const typed = new Set(tokens.map(({ text }) => text.toLowerCase()))
  const isUnableTo = tokens.some((_, at) => isUnable(tokens, at))
  return (
    any.length === 1 && ((isUnableTo && !asksByName(tokens)) || any.flat().every((word) => typed.has(word)))
  )
}

/** What may help, and of what is denied only what the matter has nothing to do with. */
function tellOf(scene: Scene, interpretation: Interpretation, likely: Likely): void {
  const { tokens } = scene
  const { words } = interpretation
  const guesses = withAsked(tokens, forAnimal(tokens, forGrown(tokens, withRead(likely, words.all))))
  // "Not too expensive": the cheapest of what surely helps.
  words.likely = interpretation.order === undefined ? guesses : guesses.filter(isLikelyEnough)
  if (onlyTells(scene) || beginsWithTrouble(tokens, likely)) interpretation.isTelling = true
  // "On n'entend pas le bébé" refuses nothing that is for babies, "never where I left them" no place.
  const isKept = (word: string): boolean => words.free.includes(word) || !isOfMatter(word, likely)
  // "Ich vertrage Milch nicht" still refuses it, and nobody that is denied.
  const isLeftOff = (word: string): boolean => isTrouble(likely) && isInstead(word, likely)
  const lacked = isStory(tokens) ? words.not.filter((word) => isLacked(tokens, word, likely)) : []
  const isTold = (word: string): boolean => lacked.includes(word) || isDeniedToo(word, likely)
  words.free = words.free.filter((word) => !isTold(word))
  words.not = words.not.filter(
    (word) => !isDeniedToo(word, likely) && (isLeftOff(word) || !isStory(tokens) || isKept(word)),
  )
  words.told = [...likely.told]
  words.beside = likely.told.filter((word) => !likely.explained.has(word))
}

/** Of a present without for whom it is. */
function likelyOf(scene: Scene, reading: Interpretation, isPresent: boolean): Likely | undefined {
  const { tokens, languages } = scene
  if (isBound(reading)) {
    const left = tokens.filter(isLeftOf(reading))
    // "My knives are blunt. Not too expensive please".
    const told = isStory(tokens) ? likelyNeeds(left, languages) : undefined
    return told?.isSure === true && told.score >= LEAST_BESIDE_BOUND
      ? told
      : likelyOfFew(left.filter(tellsOfMatter), languages)
  }
  const telling = isPresent ? tokens.filter(tellsOfMatter) : tokens
  if (isLong(tokens)) {
    const least = isTale(scene) ? LEAST_OF_TALE : undefined
    return likelyNeeds(telling, languages, least) ?? likelyOfMany(telling, languages, onlyTells(scene))
  }
  const told = likelyNeeds(telling, languages)
  if (told && ((isToldOf(told) && isShortStory(scene)) || beginsWithTrouble(tokens, told))) return told
  if (tokens.some(({ kind }) => kind === 'number')) return undefined
  return likelyOfFew(telling, languages) ?? (isAllTold(told) ? told : undefined)
}

/** What is read as a word, and as no bound of prices. */
function isLeftOf({ words: { all, not } }: Interpretation): (token: Token) => boolean {
  const left = [...all, ...not].flatMap((text) => text.split(' '))
  return ({ text }) => left.includes(text.toLowerCase())
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
    words.flatMap((word) =>
      entriesOfWord(word).flatMap(({ id }) => (isNeed(id) && (likely.isWho || !isWho(id)) ? [id] : [])),
    ),
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
