/** Which words of a prompt a product must have, and which only say what comes first. Pure. */
import { isFiller } from '../prompt/fillers.ts'
import type { Interpretation, Language } from '../prompt/interpretation.ts'
import { saysOccasion } from '../prompt/present-day-reader.ts'
import { saysLove } from '../prompt/present-told.ts'
import { isGift, recipientOf } from '../prompt/recipients.ts'
import { entriesOfWord, isThing } from '../prompt/synonyms.ts'
import { isConstrained } from './bounded.ts'
import {
  celebrated,
  forAnybody,
  GROWN_UP,
  isDay,
  lovedAmong,
  saysYoung,
  spokenOfIn,
  YOUTH,
} from './given-to.ts'

const SCENES = new Set(
  'kitchen bathroom bedroom living-room home winter summer autumn spring party small large long short old new round outdoor indoor holiday evening travel'.split(
    ' ',
  ),
)
/** "Their 25th wedding anniversary". */
const YEARS = /^\d+(?:th|st|nd|rd|:?e|º|ª|ème)$/
/** "For a five year old's room". */
const ROOMS = new Set('room rum rummet zimmer chambre habitación cuarto dormitorio'.split(' '))
const PARTY = 'throw-a-birthday-party'

interface NeededWords {
  readonly needed: readonly string[]
  readonly any: readonly (readonly string[])[]
  /** Each with what products for whoever it names say. */
  readonly wished: readonly (readonly string[])[]
  /** Wished as well where nothing has what is needed. */
  readonly otherwise?: readonly (readonly string[])[]
}

/** "A nice new lamp for my mum": a lamp. What only says how much it is wanted, or for whom, never narrows beside others. */
export function neededWords(interpretation: Interpretation): NeededWords {
  const { phrases, wishes } = interpretation.words
  const [language] = interpretation.languages
  const gift = isForSomebody(interpretation)
  const all = allSaid(interpretation, gift)
  const spokenOf = spokenOfIn(interpretation, gift)
  const isSaid = (word: string): boolean => !isFiller(word, language) && recipientOf(word, gift) === undefined
  const isOpen = (word: string): boolean => isDay(word) || !isKnown(word, language)
  // Of a present for whoever loves something, words of which nothing is known only tell.
  const isTold = (gift && interpretation.words.any.length > 0) || all.some(saysOccasion)
  const isTelling = (word: string): boolean =>
    (isTold && (!/\d/.test(word) || YEARS.test(word)) && (!isKnown(word, language) || isScene(word))) ||
    (interpretation.age !== undefined && ROOMS.has(word))
  const named = all.filter((word) => isSaid(word) && !saysOccasion(word))
  const youths = youthsIn(named, interpretation, all.some(saysOccasion))
  const isOfLittle = isOfSomebodyLittle(interpretation, named, gift)
  const isLeft = (word: string): boolean => !youths.includes(word) && !(isOfLittle && saysLittle(word))
  const wanted = named.filter((word) => !isTelling(word) && isLeft(word))
  const { needed, any, beside } = lovedAmong(wanted, interpretation.words.any, gift)
  const occasions = [...all.filter(saysOccasion), ...named.filter(isTelling)].map((word) => [word])
  const invited = all.length < interpretation.words.all.length ? ['child'] : []
  const alone = [...wishes, ...invited, ...youths].map((word) => [word])
  if (needed.length + any.length + phrases.length > 0 || isConstrained(interpretation))
    return {
      needed,
      any,
      otherwise: occasions.length > 0 ? [] : givenOtherwise(interpretation, gift),
      wished: [
        ...alone,
        ...occasions,
        ...beside,
        ...forAnybody(interpretation, gift && occasions.length + any.length === 0 && needed.every(isOpen)),
        ...all.map(spokenOf).filter((said) => said.length > 0),
      ],
    }
  return whatever(interpretation, { all, alone, gift: gift && occasions.length === 0 })
}

/** But for the parties and the hosts that a present is for. */
function allSaid(interpretation: Interpretation, gift: boolean): readonly string[] {
  const isForChild = interpretation.words.all.some((word) => saysYoung(word) || (gift && saysParty(word)))
  return celebrated(interpretation).filter(
    (word) => !(gift && saysParty(word) && !isThing(word)) && !(isForChild && saysHosts(word)),
  )
}

/** Of a present for whoever loves something that is not sold, what they are given. */
function givenOtherwise(interpretation: Interpretation, gift: boolean): string[][] {
  const isLoving = interpretation.words.any.length > 0
  return forAnybody(interpretation, isLoving && (gift || interpretation.isGrown === true))
}

/** "Teenager Mädchen, 14": what is given to them hardly says that it is for girls, nor what a party of theirs is decorated with. */
function youthsIn(
  named: readonly string[],
  { age = 0 }: Interpretation,
  isOccasion: boolean,
): readonly string[] {
  const isNamed = named.some((word) => isThing(word))
  const isYouth = age >= YOUTH && age < GROWN_UP
  if (!isYouth && !(isOccasion && !isNamed) && !named.some(saysParty)) return []
  return named.filter(saysYoung)
}

/** "From his little girl", "for a little stargazer". */
function isOfSomebodyLittle({ words }: Interpretation, named: readonly string[], gift: boolean): boolean {
  const isOfChild = words.all.some((word) => saysYoung(word) || recipientOf(word, true) === 'child')
  return (gift && isOfChild) || (words.any.flat().some(saysLove) && !named.some((word) => isThing(word)))
}

function saysLittle(word: string): boolean {
  return !isThing(word) && entriesOfWord(word).some(({ id }) => id === 'small')
}

/** A "Mitbringsel" for the children is no wine. */
function saysHosts(word: string): boolean {
  return entriesOfWord(word).some(({ id }) => id === 'hostess-gift')
}

interface Rest {
  /** Without the parties that a present is for. */
  readonly all: readonly string[]
  readonly alone: readonly (readonly string[])[]
  readonly gift: boolean
}

/** Of what names nothing: of a present whatever there is, what is given to anybody first. */
function whatever(interpretation: Interpretation, { all, alone, gift }: Rest): NeededWords {
  const [language] = interpretation.languages
  const isPresent = isForSomebody(interpretation)
  const spokenOf = spokenOfIn(interpretation, isPresent)
  const left = all.filter((word) => !isFiller(word, language))
  // "A present for granny": of products that speak of her none need be one.
  const isOpen =
    isPresent && left.every((word) => recipientOf(word, true) !== undefined && !saysOccasion(word))
  // "Cadeau de naissance fille": nothing need speak of the girl.
  const occasions = isPresent ? left.filter(saysOccasion) : []
  const isInvited = all.length < interpretation.words.all.length && left.length === 0
  return {
    any: [],
    needed: isOpen ? [] : ([occasions, left].find(({ length }) => length > 0) ?? all),
    wished: [
      ...alone,
      ...(occasions.length > 0 ? left.filter(isScene).map((word) => [word]) : []),
      ...(isOpen ? all.filter((word) => isGift(word)).map((word) => [word]) : []),
      ...forAnybody(interpretation, gift && !isInvited),
      ...left.map(spokenOf).filter((said) => said.length > 0),
    ],
  }
}

export function isForSomebody(interpretation: Interpretation): boolean {
  const { all, any } = interpretation.words
  return (
    interpretation.isPresent === true ||
    all.some((word) => isGift(word) || isDay(word)) ||
    isForWhoLoves(all, any) ||
    isForWhomAlone(interpretation) ||
    isForYouthAlone(interpretation) ||
    // "Für meine Frau zum Hochzeitstag".
    (all.some(saysOccasion) && all.some((word) => recipientOf(word, true) !== undefined))
  )
}

/** A present for a children's party decorates none. */
function saysParty(word: string): boolean {
  return entriesOfWord(word).some(({ id }) => id === PARTY)
}

/** "For my wife who paints", whether or not it is called a present. */
function isForWhoLoves(all: readonly string[], any: readonly (readonly string[])[]): boolean {
  return any.flat().some(saysLove) && all.some((word) => recipientOf(word, true) !== undefined)
}

/** "Till farmor" of which nothing else is said is a present. */
function isForWhomAlone({ vendors, words: { all, any, phrases, wishes } }: Interpretation): boolean {
  // "Nåt kul till kollegan".
  const said = all.filter((word) => vendors.include.length > 0 || !isFiller(word) || recipientOf(word, true))
  const isAlone = any.length + phrases.length + wishes.length === 0 && said.length > 0
  return isAlone && said.every((word) => recipientOf(word, true) !== undefined)
}

function isForYouthAlone({ age = 0, words: { all, any, phrases } }: Interpretation): boolean {
  const isOpen = any.length + phrases.length === 0 && all.every((word) => isFiller(word))
  return age >= YOUTH && age < GROWN_UP && isOpen
}

/** Where, when and how large: of what somebody loves it only tells. */
function isScene(word: string): boolean {
  const entries = entriesOfWord(word)
  return entries.length > 0 && !isThing(word) && entries.every(({ id }) => SCENES.has(id))
}

/** Whether the tables have it, in the language of the prompt or as a thing. */
function isKnown(word: string, language: Language | undefined): boolean {
  const entries = entriesOfWord(word)
  return isThing(word) || entries.some((entry) => language === undefined || entry.language === language)
}
