/** Settles what the words of a read prompt are: what is the matter, what belongs to its story, and what only tells about another thing. */
import { sayActivity } from './activity.ts'
import { had, owned } from './already-owned.ts'
import { wishWhatFor } from './for-doing.ts'
import { isOfNewborn } from './for-whom-reader.ts'
import { smallWords } from './homonyms.ts'
import { takeIdle } from './idle-denials.ts'
import type { Interpretation } from './interpretation.ts'
import { modifiersIn } from './modifiers.ts'
import { saysNeed } from './need-reader.ts'
import { readRanOut } from './ran-out-reader.ts'
import { endOf } from './phrases.ts'
import { eitherLoved, feastsTold, motifsTold, placesIn, placesTold, saysWhere } from './present-told.ts'
import type { Scene } from './reading.ts'
import { isFeast, saysOccasion } from './present-day-reader.ts'
import { isGift, recipientOf, saysPresent } from './recipients.ts'
import { asksByName, storyOf, storyThings } from './story-things.ts'
import { isListed, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { tastesTold, tasteTold } from './taste-told.ts'
import { sayLikely } from './telling-likely.ts'
import { isTold, lackingAt, onlyTells } from './telling-short.ts'
import type { Token } from './tokens.ts'
import { isUnable } from './unable.ts'

export function settle(scene: Scene, interpretation: Interpretation): void {
  const { words } = interpretation
  const { tokens, languages } = scene
  const small = smallWords(tokens, languages)
  words.all = withoutPlaces(words.all.filter((word) => !small.includes(word)))
  if (tokens.some(({ kind, text }) => kind === 'word' && isGift(text)) && isOfNewborn(tokens))
    interpretation.age ??= 0
  sayWhatIsLoved(scene, interpretation)
  wishWhatFor(scene, interpretation)
  const idle = takeIdle(scene, interpretation)
  if (scene.isAsked !== true) sayLikely(scene, interpretation, idle)
  // "Min son sover inte" is of sleep, if of anything.
  if (words.all.length + words.likely.length + words.any.length === 0) words.all.push(...idle)
  const isTrouble = words.all.some(saysNeed)
  if (onlyTells(scene) && (isTrouble || tokens.some((_, at) => isUnable(tokens, at))))
    interpretation.isTelling = true
  // "We've run out of oil, have you got a big bottle?"
  const lacking = lackingAt(scene)
  const before = lacking === undefined ? storyOf(tokens) : tokens.slice(0, lacking)
  const story = before.some((_, at) => readRanOut(scene, at) !== undefined) ? [] : before
  const asked = storyThings(tokens.slice(story.length))
  const named = storyThings(story).filter((word) => !asked.includes(word))
  // "We have the dress and the shoes and need a bag".
  words.any = words.any.filter((group) => group.length === 0 || !group.every((word) => named.includes(word)))
  // "She camps a lot and needs a bag": whatever helps with that only ranks.
  const isGuessed = (group: readonly string[]): boolean =>
    story.length > 0 && asked.length > 0 && group.every((word) => !isSaid(tokens, word))
  words.wishes.push(...words.any.filter(isGuessed).flat())
  words.any = words.any.filter((group) => !isGuessed(group))
  const telling = [
    ...(named.length > 0 ? named : modifiersIn(tokens, interpretation.languages)),
    ...(story.length > 0 ? words.all.filter(saysNeed) : []),
    ...(isTrouble ? [...ownedBy(scene), ...placesIn(tokens), ...wornOver(tokens)] : []),
    ...(words.any.length > 0 || isTrouble ? had(tokens) : []),
  ]
  words.modifiers = telling.filter((word) => words.all.includes(word))
}

function sayWhatIsLoved(scene: Scene, interpretation: Interpretation): void {
  const { tokens } = scene
  sayLoved(scene, interpretation)
  motifsTold(tokens, interpretation)
  eitherLoved(interpretation)
  feastsTold(tokens, interpretation)
  placesTold(tokens, interpretation)
  sayActivity(scene, interpretation)
}

/** "Ants behind the fridge" are none that are looked for behind anything. */
function withoutPlaces(words: readonly string[]): string[] {
  const isTrouble = words.some(saysNeed)
  return words.filter((word) => !isTrouble || !saysWhere(word))
}

function isSaid(tokens: readonly Token[], word: string): boolean {
  const [first] = word.toLowerCase().split(' ')
  return tokens.some(({ text }) => text.toLowerCase() === first)
}

function ownedBy({ tokens, languages }: Scene): string[] {
  const definite =
    languages[0] === 'sv' ? tokens.filter(isDefinite).map(({ text }) => text.toLowerCase()) : []
  return [...owned(tokens), ...definite]
}

const UNDER = new Set('under underneath beneath unter sous debajo bajo'.split(' '))
const WORN_REACH = 4

/** "Hide my tummy under a tight dress": what it is under is there. */
function wornOver(tokens: readonly Token[]): string[] {
  const under = tokens.findIndex(({ key }) => UNDER.has(key))
  const behind = under < 0 ? [] : tokens.slice(under + 1, under + 1 + WORN_REACH)
  return behind.flatMap(({ kind, text }) => (kind === 'word' && isThing(text) ? [text.toLowerCase()] : []))
}

/** Of fewer, what one says may be the matter. */
const LEAST_LOVED = 2

/** "Bussen", "tänderna": the one, and none that is looked for. */
function isDefinite({ kind, text }: Token): boolean {
  return kind === 'word' && /(?:[ae]n|et|na)$/u.test(text) && isThing(text) && !isListed(text)
}

/** "All my brother ever does is fish": of a sentence about somebody that asks for nothing else, what people do is what they love. */
function sayLoved(scene: Scene, interpretation: Interpretation): void {
  const { tokens, languages } = scene
  const { words } = interpretation
  if (sayAllLoved(scene, interpretation)) return
  // "Who retires and wants to fish": what a present is for is no trouble.
  const all = words.all.filter((word) => !saysOccasion(word))
  if (!isTold(tokens, { ...words, all }) || !words.all.some(isSomebody)) return
  // "My wife doesn't sleep at night", "he hates sports".
  if (tokens.some((_, at) => isUnable(tokens, at) || endOf(tokens, at, 'dislikes') !== undefined)) return
  const told = tasteTold(tokens, languages[0])
  // "Trainers for my boyfriend" asks for them.
  if (!told || told.said.some(isThing) || isFeastOf(tokens, told.said)) return
  const isElse = (word: string): boolean => !told.said.includes(word)
  const own = new Set(owned(tokens))
  if (words.all.some((word) => isElse(word) && !own.has(word) && isGood(word))) return
  words.all = words.all.filter(isElse)
  words.any.push(...told.texts.map((texts) => [...texts]))
}

/** "My mum never sits still, she gardens, bakes and walks the dog": of several things that are done one is as good as another. */
function sayAllLoved({ tokens, languages }: Scene, { words }: Interpretation): boolean {
  if (words.any.length + words.not.length + words.phrases.length > 0 || !words.all.some(isSomebody))
    return false
  const told = tastesTold(tokens, languages[0])
  if (told.length < LEAST_LOVED || asksByName(tokens)) return false
  const said = new Set(told.flatMap((taste) => taste.said))
  const own = new Set(owned(tokens))
  if (words.all.some((word) => !said.has(word) && !own.has(word) && isGood(word))) return false
  words.all = words.all.filter(isSomebody)
  words.any.push(told.flatMap(({ texts }) => texts.flat()))
  return true
}

/** What a present is given for, nobody need love. */
function isFeastOf(tokens: readonly Token[], said: readonly string[]): boolean {
  return said.some(isFeast) && saysPresent(tokens)
}

function isSomebody(word: string): boolean {
  const whom = recipientOf(word, true)
  return whom !== undefined && whom !== 'gift'
}
