/** Of a sentence about whoever a present is for: what they love is one thing or another, and where they do it is nothing that is wanted. Pure. */
import { isLoved, motifOf } from './departments/hobbies-loved.ts'
import { isDoingFirst } from './doing-verbs.ts'
import { fold } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import { isFeast, saysOccasion } from './present-day-reader.ts'
import { addOnce } from './reading.ts'
import { isGift, recipientOf, saysGiven } from './recipients.ts'
import { COLUMNS } from './synonym-table.ts'
import { entriesOfWord, isColour, isThing } from './synonyms.ts'
import { hobbyAt, isHobby } from './taste-forms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Behind these and an article is where something is done: "dans le train", "auf dem Sofa". */
const PLACED = wordsOf(
  'in on at aboard i på vid im am in auf beim an dans sur en au aux en sobre behind under bakom under hinter unter derrière sous inside beneath underneath inuti inne',
)
/** Say no more than where, with an article or without: "studs behind drywall". */
const BESIDE = wordsOf(
  'behind under underneath beneath inside bakom inuti hinter unter derrière sous detrás debajo dentro near près cerca',
)
const ARTICLES = wordsOf(
  `the a an his her their my our den det en ett sin sitt sina min mitt mina dem der die das seinem seiner ihrem ihrer meinem meiner einem einer
  le la les l' un une son sa ses mon ma mes el los las una su sus mi mis`,
)
const INDEFINITE = wordsOf('a an en ett ein eine einen une un una des unos unas')
/** Hold the articles in themselves: "im Zug", "au bureau", and Swedish "på tåget". */
const WITH_ARTICLE = wordsOf('im am beim au aux')
const SWEDISH = wordsOf('i på vid bakom under')
const DEFINITE = /(?:[ae]n|et|na)$/u

/** Whether it says what somebody loves or does. */
export function saysLove(text: string): boolean {
  return entriesOfWord(text).some(({ id }) => isLoved(id))
}

/** "Cadeau pour une passionnée de pâtisserie pour sa retraite" is no "cadeau de retraite" alone. */
export function losesLove({ text }: Pick<Token, 'text'>, phrase: string): boolean {
  return (saysLove(text) || isHobby(text)) && (saysLove(phrase) || saysOccasion(phrase))
}

/** Who says so loves, wants or begins to do something. */
export const LOVING = wordsOf(
  `love loves loving like likes enjoy enjoys into mad crazy keen fan passion hobby älskar gillar tokig förtjust hobby intresserad liebt lieben mag mögen gern gerne begeistert verrückt fan
  adore adorent aime aiment passionné passionnée fan fou folle encanta encantan gusta gustan apasiona apasionado apasionada loco loca fan`,
)

/** "My toddler climbs everything", "she is learning to ride": what is done, and nobody says that it is loved. */
export function saysDoing(tokens: readonly Token[], any: readonly (readonly string[])[]): boolean {
  return (
    any.length > 0 && any.every((group) => group.some(saysLove)) && !tokens.some(({ key }) => LOVING.has(key))
  )
}

/** Things for what somebody wants to do, none of which is said: of a whole matter the likeliest goes first. */
export function saysPurpose(
  tokens: readonly Token[],
  [group = [], ...others]: readonly (readonly string[])[],
): boolean {
  const said = new Set(tokens.map(({ text }) => text.toLowerCase()))
  return (
    others.length === 0 &&
    group.length > (isDoingFirst(tokens) ? 0 : 1) &&
    !group.some((name) => name.split(' ').some((word) => said.has(word)))
  )
}

/** "Whoever loves tea and chocolate" is given either. */
export function eitherLoved({ words }: Interpretation): void {
  const loved = words.any.filter((group) => group.some(saysLove))
  if (loved.length < 2) return
  words.any = [[...new Set(loved.flat())], ...words.any.filter((group) => !loved.includes(group))]
}

/** "A gift for a birdwatcher": whatever speaks of birds will do as what is for it. */
export function motifsTold(tokens: readonly Token[], { words }: Interpretation): void {
  if (!saysGiven(tokens)) return
  const called = words.all.filter((word) => motifsOf(word).length > 0)
  words.all = words.all.filter((word) => !called.includes(word))
  words.any.push(...called.map((word) => [word, ...motifsOf(word)]))
}

function motifsOf(word: string): readonly string[] {
  if (isThing(word)) return []
  return entriesOfWord(word)
    .flatMap(({ id }) => motifOf(id) ?? [])
    .slice(0, 1)
}

/** "My husband runs, christmas present": for what it is given, nobody need love. */
export function feastsTold(tokens: readonly Token[], { words }: Interpretation): void {
  if (!tokens.some(({ kind, text }) => kind === 'word' && isGift(text))) return
  words.any = words.any.map((group) => {
    const others = group.filter((text) => !text.split(' ').some(isFeast))
    return others.some(saysLove) ? others : group
  })
}

/** "Knits on the train", "bakes a cake for everybody": of a present for whoever does so no train, and no cake. */
export function placesTold(tokens: readonly Token[], interpretation: Interpretation): void {
  const { words, languages, isPresent } = interpretation
  const isOfLove = words.any.some((group) => isPresent === true || group.some(saysLove))
  if (!isOfLove && !words.all.some(saysOccasion)) return
  if (!tokens.some(({ kind, text }) => kind === 'word' && recipientOf(text, true) !== undefined)) return
  const column = languages[0] === undefined ? -1 : COLUMNS.indexOf(languages[0])
  for (const at of tokens.keys()) {
    const place = placeAt(tokens, at) ?? objectAt(tokens, at, column)
    if (place === undefined || !words.all.includes(place)) continue
    words.all = words.all.filter((word) => word !== place)
    addOnce(words.wishes, place)
  }
}

/** "Cat hair on the carpet": things that only say where something is. */
export function placesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((_, at) => placeAt(tokens, at) ?? [])
}

function placeAt(tokens: readonly Token[], at: number): string | undefined {
  const key = tokens[at]?.key ?? ''
  if (!PLACED.has(key)) return undefined
  const isParted = ARTICLES.has(tokens[at + 1]?.key ?? '')
  const said = phraseOrWordAt(tokens, isParted ? at + 2 : at + 1)
  if (said === undefined || !isThing(said.text) || isColour(said.text)) return undefined
  const isDefinite = SWEDISH.has(key) && DEFINITE.test(said.text)
  return isParted || WITH_ARTICLE.has(key) || BESIDE.has(key) || isDefinite ? said.text : undefined
}

/** Whether the word says no more than where what is the matter is. */
export function saysWhere(word: string): boolean {
  return BESIDE.has(fold(word))
}

/** Behind what is done, and an article. */
function objectAt(tokens: readonly Token[], at: number, column: number): string | undefined {
  const done = column < 0 || tokens[at]?.kind !== 'word' ? undefined : hobbyAt(tokens, at, column)
  if (done === undefined || !INDEFINITE.has(tokens[done.next]?.key ?? '')) return undefined
  const said = phraseOrWordAt(tokens, done.next + 1)
  return said !== undefined && isThing(said.text) ? said.text : undefined
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map((word) => (word.endsWith("'") ? word : fold(word))))
}

const WHO = new Set('who that som der die qui que'.split(' '))

/** "Mi novio que viaja mucho" is on no "viaje de novios". */
export function isOfAnother({ text, start, end, exact, count }: Said, tokens: readonly Token[]): boolean {
  const said = tokens.slice(start, end + 1)
  const isWho = said.some(
    ({ text: whom }, at) => recipientOf(whom, true) !== undefined && WHO.has(said[at + 1]?.key ?? ''),
  )
  return exact < count && isWho && saysOccasion(text)
}

interface Said {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly count: number
  readonly exact: number
}
