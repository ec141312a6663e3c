/** How old somebody is, as a number: in digits, in words, with a half, as part of a word, of several the one between. Pure. */
import { conceptsOf, kindsOf } from './concepts.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { recipientOf, saysPresent } from './recipients.ts'
import type { Token } from './tokens.ts'
import { once } from './once.ts'

/** Of children; older people are no age of a product, and how old they are says nothing. */
export const OLDEST = 17
const OLDEST_OF_ALL = 120
export const MONTHS_OF_YEAR = 12
export const OLDEST_MONTHS = 36
/** Articles as well: only behind "turns" or before years are they numbers. */
const ONES = new Set('a one ett en ein eins eine einem einer eines un une uno una'.split(' '))
const MONTHS = new Set('month months mo manad manader man monat monate monaten mois mes meses'.split(' '))
/** Whoever is counted in these is not one yet. */
const WEEKS = new Set(
  'week weeks day days vecka veckor dag dagar woche wochen tag tage tagen semaine semaines jour jours semana semanas dia dias'.split(
    ' ',
  ),
)
export const RANGE = new Set(['-', '–', 'to', 'till', 'bis', 'à', 'a'])
const AND = new Set('and och und et y e o & /'.split(' '))
const CHILDREN = new Set(['child', 'girl', 'boy', 'baby', 'toy'])
const PLAYED = new Set([
  ...CHILDREN,
  ...'game board-game card-game puzzle craft-kit modelling-clay childrens-book colouring-book sticker-book scooter balance-bike'.split(
    ' ',
  ),
])
/** A year by itself may be that of a calendar; these say that somebody is so old. */
export const OLD =
  /(?:old|olds|yo|gammal|gamla|alt|edad|aring|aringar|anitos)$|^jahrige|^arig|^ars(?:dag|kalas|present|fest)/
/** Half a year more, behind the number or behind its years. */
const HALVES = [
  'and a half',
  '1 / 2',
  '½',
  'och ett halvt',
  'och ett halv',
  'och en halv',
  'och ett halvar',
  'einhalb',
  'und ein halbes',
  'et demi',
  'et demie',
  'y medio',
  'y media',
].map((half) => half.split(' '))
const HALF_GLUED = /(?:und)?einhalb$|(?:ochett|ochen)?halvt?$/
/** "Anderthalb", "año y medio". */
const ONE_AND_HALF = new Set(['anderthalb', 'eineinhalb', 'halvtannat', 'halvannat'])
/** Written as one: "two-year-old". */
const HYPHENED = /^(\p{L}+)-y(?:ea)?rs?-olds?$/u
const GLUED =
  /^(\p{L}{2,}?)s?-?(?:aring(?:en|ar|arna|s)?|arig[ate]?|jahrige[rsnm]?|arsdag(?:en)?|arskalas(?:et)?|arspresent(?:en)?|arsfest(?:en)?)$/u

export interface Amount {
  readonly value: number
  readonly next: number
  readonly isArticle: boolean
}

export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const whole = wholeAt(tokens, at)
  return whole && { ...whole, next: halfEnd(tokens, whole.next) }
}

/** What a half follows is no article: "one and a half". */
function wholeAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return digitsAt(token, at + 1)
  if (ONE_AND_HALF.has(token.key)) return { value: 1, next: at + 1, isArticle: false }
  const stem = token.key.replace(HALF_GLUED, '')
  const number =
    readNumberWords(tokens, at) ??
    (stem.length < token.key.length && stem.length > 1
      ? readNumberWords([{ ...token, key: stem }], 0)
      : undefined)
  if (number)
    return number.value <= OLDEST_OF_ALL
      ? { value: number.value, next: Math.max(number.next, at + 1), isArticle: false }
      : undefined
  if (!ONES.has(token.key)) return undefined
  return { value: 1, next: at + 1, isArticle: halfEnd(tokens, at + 1) === at + 1 }
}

/** "2.5" and "1,5" are so many years and a part of one. */
function digitsAt({ text }: Token, next: number): Amount | undefined {
  const value = /^\d{1,3}(?:[.,]\d)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : Infinity
  return value <= OLDEST_OF_ALL ? { value, next, isArticle: false } : undefined
}

/** Where half a year more ends, or where it would have begun. */
export function halfEnd(tokens: readonly Token[], at: number): number {
  const half = HALVES.find((words) => words.every((word, n) => tokens[at + n]?.key === word))
  return at + (half?.length ?? 0)
}

/** Where "2-4", "4 to 6", "4- bis 6-Jährige" end, and two ages that are joined, where that is all that is joined. */
export function rangeEnd(tokens: readonly Token[], { next, isArticle }: Amount): Amount | undefined {
  const joint = tokens[next]
  if (isArticle || joint === undefined) return undefined
  const isHyphen = joint.text === '-' && RANGE.has(tokens[next + 1]?.text.toLowerCase() ?? '')
  const isRange = RANGE.has(joint.text.toLowerCase())
  if (!isRange && !AND.has(joint.key)) return undefined
  const last = amountAt(tokens, next + (isHyphen ? 2 : 1))
  if (last?.isArticle !== false) return undefined
  const most = MONTHS.has(tokens[last.next]?.key ?? '') ? OLDEST_MONTHS : OLDEST
  if (last.value > most) return undefined
  return isRange || isAllSaid(tokens, last.next) ? last : undefined
}

/** "4 and 6", and no "5 and 10 friends". */
function isAllSaid(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next]
  return after === undefined || after.kind === 'sign' || endOf(tokens, next, 'aged') !== undefined
}

/** Of several ages one that is for most of them. */
export function between(first: Amount, last: Amount | undefined): number {
  return last === undefined ? first.value : Math.round((first.value + last.value) / 2)
}

/** "8 months", "6 månader gammal", "3 weeks": of a baby, in years, and where it ends. */
export function monthsAt(
  tokens: readonly Token[],
  { value, next }: Amount,
): { readonly value: number; readonly next: number } | undefined {
  // "9-month-old".
  const written = /^(\p{L}+)-olds?$/u.exec(tokens[next]?.key ?? '')
  const unit = written?.[1] ?? tokens[next]?.key ?? ''
  const isWeeks = WEEKS.has(unit)
  const old = written ? next : tokens[next + 1]?.key === '-' ? next + 2 : next + 1
  const end = /^alte[sn]?$/.test(tokens[old]?.key ?? '') || OLD.test(tokens[old]?.key ?? '')
  if (!(isWeeks || MONTHS.has(unit))) return undefined
  // "Clothes for a 6 month old", "cadeau pour 18 mois".
  const isCounted = tokens[next - 1]?.kind === 'number' && FOR.has(tokens[next - 2]?.key ?? '')
  const isFor = isCounted && !isWeeks && value <= OLDEST_MONTHS && saysPresent(tokens)
  if (!namesChild(tokens) && !((end || isFor) && endsAt(tokens, end ? old + 1 : next + 1))) return undefined
  // "In two weeks" is when it is needed.
  if (isWeeks && !end && !isOfBaby(tokens, next)) return undefined
  return { value: isWeeks ? 0 : Math.floor(value / MONTHS_OF_YEAR), next: end ? old + 1 : next + 1 }
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind !== 'word' || endOf(tokens, at, 'and', 'stop') !== undefined
}

const FOR = new Set('for fur pour para till'.split(' '))
const BABY_REACH = 4

/** "Baby of two weeks", "bébé de deux semaines". */
function isOfBaby(tokens: readonly Token[], unit: number): boolean {
  const near = tokens.slice(Math.max(0, unit - BABY_REACH), unit)
  const before = near.findLastIndex(({ text }) => isChild(text))
  return before >= 0 && near.slice(before + 1).some(({ key }) => OF_AGE.has(key))
}

const OF_AGE = new Set(['of', 'aged', 'pa', 'von', 'de', 'con'])

/** "Ettåring", "fünfjähriger", "two-year-old", "sexårige", "treårsdag". */
export function gluedAge(word: Token | undefined): number | undefined {
  const [, number = ''] = GLUED.exec(word?.key ?? '') ?? HYPHENED.exec(word?.key ?? '') ?? []
  if (!word || number === '') return undefined
  // Of "sechsjährig" the "s" joins nothing.
  const spelt = [number, `${number}s`].map((key) => amountAt([{ ...word, text: key, key }], 0)?.value)
  return spelt.find((value) => value !== undefined)
}

/** Whether a prompt is about a child, or what children have. */
export const namesChild = once(isOfChild)

function isOfChild(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind, text }) => kind === 'word' && (recipientOf(text, true) === 'child' || isChild(text)),
  )
}

/** Or what is played with. */
export const namesPlay = once(isOfPlay)

function isOfPlay(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }, at) => {
    if (kind !== 'word') return false
    // "Craft kit".
    const pair = `${text} ${tokens[at + 1]?.text ?? ''}`
    return recipientOf(text, true) === 'child' || isOfThese(text, PLAYED) || isOfThese(pair, PLAYED)
  })
}

export function isChild(word: string): boolean {
  return isOfThese(word, CHILDREN)
}

function isOfThese(word: string, these: ReadonlySet<string>): boolean {
  return conceptsOf(word).some(({ id }) => [id, ...kindsOf(id)].some((one) => these.has(one)))
}
