/** Reads what people say is the matter, in any order and with small words between: "mein Rücken tut abends immer weh". Of fewer than three tokens a phrase of the table is read as it stands. */
import { isCommon } from './chatter.ts'
import { isStop } from './concepts.ts'
import { isNeed } from './departments/tables.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import { type Phrase, phrases, stemIn, SURE } from './need-phrases.ts'
import { isSame } from './need-stems.ts'
import { nearest } from './need-said.ts'
import { denies, needsNone, NEVER } from './need-verbs.ts'
import { HAVE } from './none-said.ts'
import { saidBefore, saysElse, saysNothing } from './nothing-said.ts'
import { isOfAnother, losesLove, saysLove } from './present-told.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { wantsThing } from './story-things.ts'
import { holdsDenial, isAge, isNotEaten } from './things-said.ts'
import { entriesOfWord, isColour, isDescriber, isThing, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isLacking } from './word-readers.ts'

/** Less than a phrase as it stands, since it says more. */
const COST = 5
/** Tokens between the first and the last word of a phrase, and of one that is sure. */
const [REACH, SURE_REACH] = [7, 9]
const [MOST_UNKNOWN, LEAST_TOKENS, LONGEST_NAME] = [2, 3, 3]
/** "My sink is blocked" says what "a blocked sink" does, "min hund blir blöt" what "blöt hund" does. */
const COPULAS = new Set(
  'is are was were feels feel gets ar blir blev ist sind wird werden est sont devient esta estan pone ponen queda'.split(
    ' ',
  ),
)
/** "Bicicleta para niño" is what somebody looks for, and no child on a bicycle. */
const FOR = new Set('for för till für fürs pour para'.split(' '))
const OTHERS = /^(?:hon|unas?|fees?|fils)$/i
const isGetting = (token?: Token): boolean => /^(?:gets?|got|getting)$/.test(token?.key ?? '')
const PLURAL = /(?:arna|erna|orna|es|en|er|ar|or|na|s|n)$/

interface Match {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly count: number
  /** Of them, those spelt as they are said. */
  readonly exact: number
}

/** Each prompt is looked through once. */
const found = new WeakMap<Scene, ReadonlyMap<number, Match>>()

export function readNeed(scene: Scene, at: number): Reading | undefined {
  if (scene.tokens.length < LEAST_TOKENS) return undefined
  const known = found.get(scene) ?? matchesIn(scene.tokens)
  found.set(scene, known)
  const match = known.get(at)
  // Of what somebody loves a denial is no trouble. "Juguete sin pilas" is to have none; who is "sin pilas" needs some.
  if (match && isThing(saidBefore(scene.tokens, at)) && isLacking(scene.tokens, at, match.end))
    return undefined
  const isDenied = match !== undefined && holdsDenial(scene.tokens, at - 1, match.end)
  if (isDenied && saysLove(match.text)) return undefined
  if (
    match &&
    (isAge(scene.tokens, match.end) ||
      isOfAnother(match, scene.tokens) ||
      wantsThing(scene.tokens.slice(match.start, match.end)) ||
      holdsRefusal(scene, at, match) ||
      (isDenied && isNotEaten(scene.tokens, match)) ||
      needsNone(match.text, scene.tokens.slice(match.start, match.end)))
  )
    return undefined
  return (
    match && {
      kind: 'word',
      cost: COST,
      next: match.end,
      add: ({ words }, negated) => addOnce(negated ? words.not : words.all, match.text),
    }
  )
}

/** "Bag, I've gone off leather" says of no leather what is wrong with it, jeans "in anderer Farbe" are not to be dyed. */
function holdsRefusal({ tokens }: Scene, start: number, { text, end }: Match): boolean {
  for (let at = start; at < end; at++) {
    const { key = '', text: said = '' } = tokens[at] ?? {}
    if (text.includes(said.toLowerCase()) || denies(key) || NEVER.has(key)) continue
    if (saysElse(tokens, at)) return true
  }
  return false
}

/** Whether a word or phrase of the table says what is the matter. */
export function saysNeed(text: string): boolean {
  return entriesOfWord(text).some(({ id }) => isNeed(id))
}

/** By where they start, those of most words, the shortest of them, and of those the one spelt so. */
function matchesIn(tokens: readonly Token[]): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>()
  // Swedish "hon" has the stem of hens ("höns"), Spanish "una" that of nails ("uñas"), "fees" that of feet, a French son ("fils") that of thread.
  const stems = tokens.map(({ kind, text, key }, at) =>
    kind === 'word' && !OTHERS.test(text) && !saysNothing(tokens, at) ? stemIn(key) : '',
  )
  for (const [at, stem] of stems.entries())
    for (const phrase of phrases().get(stem) ?? []) {
      const match = matchAround(tokens, stems, at, phrase)
      const other = match && matches.get(match.start)
      if (match && (!other || isBetter(match, other))) matches.set(match.start, match)
    }
  return matches
}

function isBetter(match: Match, other: Match): boolean {
  if (match.count !== other.count) return match.count > other.count
  return match.end === other.end ? match.exact > other.exact : match.end < other.end
}

function matchAround(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  { text, stems: wanted, words, isOrdered: isStrict, areThings, isNamed }: Phrase,
): Match | undefined {
  const places = wanted.map((stem) =>
    stem === stems[at] ? at : nearest(stems, at, stem, wanted.length < SURE ? REACH : SURE_REACH),
  )
  const isSure = wanted.length >= SURE
  if (places.includes(-1) || !places.every((place, n) => isMeant(tokens[place], words[n] ?? '', isSure)))
    return undefined
  const [start, end] = [Math.min(...places), Math.max(...places) + 1]
  const between = tokens.slice(start, end).filter((_, n) => !places.includes(start + n))
  const unknown = between.filter((token) => !isSmall(token))
  const isOrdered = places.every((place, n) => n === 0 || place > (places[n - 1] ?? -1))
  const isNatural = isOrdered || between.some(({ key }) => COPULAS.has(key))
  if (isStrict && !isNatural) return undefined
  // "Sandkasten für die Katzen" is none of "Katzen im Sandkasten", "laptop backpack" none of "laptop in the backpack".
  if ((isNamed && !isNatural) || (areThings && between.length === 0)) return undefined
  const most = isNatural || isSure ? MOST_UNKNOWN : 0
  // "Hair dryer" is none of "hair is dry", "tabla de cortar" none of "cortar tablas".
  if (!isSure && namesThing(tokens.slice(start, end))) return undefined
  // Hands that get cold have got none.
  const isChilled = text === 'got a cold' && tokens[end - 1]?.key === 'cold' && isGetting(tokens[end - 2])
  if (!isSure && (isFor(tokens, start, text) || isChilled)) return undefined
  if (
    unknown.length > most ||
    unknown.some((token) => losesLove(token, text) || (!isSure && tells(token))) ||
    unknown.some(({ kind }) => kind !== 'word')
  )
    return undefined
  const said = new Set(tokens.slice(start, end).map((token) => token.text.toLowerCase()))
  const exact = text.split(' ').filter((word) => said.has(word)).length
  return { text, start: start - denialBefore(tokens, start, isSure), end, count: wanted.length, exact }
}

/** What never works is the trouble, and refuses nothing; so is what does not, where as much is said of it. */
function denialBefore(tokens: readonly Token[], start: number, isSure: boolean): number {
  const key = tokens[start - 1]?.key ?? ''
  return NEVER.has(key) || (isSure && denies(key)) ? 1 : 0
}

/** What names a thing is no form of another word: gloves ("vantar") are not what somebody waits for ("väntar"). */
function isMeant(token: Token | undefined, word: string, isSure: boolean): boolean {
  const text = token?.text.toLowerCase() ?? ''
  // "Nie" for "nicht" where more is said.
  if (denies(token?.key ?? '')) return isSure || token?.key === fold(word)
  // "Min dotter cyklar" is none of "cykla med barn".
  if (text !== word && isSame(text, word) && recipientOf(text, true) !== undefined) return isSure
  // "Har ätit" has no hares in it, "bara hunden" carries no dog, "spel för" says of nothing that it is fast ("fort").
  const isOther = text !== word && token?.key !== fold(word) && isStop(token?.key ?? '')
  if (isOther || (text !== word && HAVE.has(token?.key ?? ''))) return false
  if (text !== word && token?.key === fold(word) && (isFiller(text) || text === 'bara')) return false
  return (
    text === word ||
    !(isThing(text) || isDescriber(text)) ||
    text.replace(PLURAL, '') === word.replace(PLURAL, '') ||
    (isSure && isSame(text, word))
  )
}

function isFor(tokens: readonly Token[], start: number, phrase: string): boolean {
  const named = tokens.slice(start + 1, start + LONGEST_NAME + 1).map(({ text }) => text.toLowerCase())
  const said = named.find((word) => FOR.has(word)) ?? ''
  return said !== '' && isThing(tokens[start]?.text ?? '') && !phrase.split(' ').includes(said)
}

function namesThing(tokens: readonly Token[]): boolean {
  const phrase = phraseIn(tokens.map(({ text }) => text.toLowerCase()))
  return phrase !== undefined && isThing(phrase)
}

function isSmall({ kind, key, text }: Token): boolean {
  return kind === 'word' && (isStop(key) || key.endsWith("'") || isCommon(key) || isFiller(text))
}

/** What must not be lost between. */
function tells({ text }: Token): boolean {
  return isThing(text) || isColour(text)
}
