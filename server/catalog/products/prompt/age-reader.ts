/** Reads how old somebody is: "for a 4 year old", "till en ettåring", "ab 3 Jahren", "pour 5 ans", "para un niño de un año". */
import { conceptsOf, kindsOf } from './concepts.ts'
import { readAmount } from './amounts.ts'
import { readNumberWords } from './number-words.ts'
import { endOf } from './phrases.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** Of children; older people are no age of a product, and how old they are says nothing. */
const OLDEST = 17
const OLDEST_OF_ALL = 120
/** Articles as well: only behind "turns" or before years are they numbers. */
const ONES = new Set('a one ett en ein eins eine einem einer eines un une uno una'.split(' '))
const MONTHS = new Set('month months mo manad manader monat monate monaten mois mes meses'.split(' '))
const MONTHS_OF_YEAR = 12
/** As a least price it is read for little more. */
const PLUS_COST = 2
const OLDEST_MONTHS = 36
/** Words between a child and how old it is: "my son, who is 6". */
const NEAR = 3
const OF = new Set(['of', 'de'])
const SOMEBODY = new Set("she he she's he's shes hes they hon han sie er elle il ella".split(' '))
/** What is counted so is no age. */
const UNITS = new Set(['%', '€', '$', '£', 'kr'])
const RANGE = new Set(['-', '–', 'to', 'till', 'bis', 'à', 'a'])
const YEAR = new Set(['year', 'yr'])
/** A year by itself may be that of a calendar; these say that somebody is so old. */
const OLD = /(?:old|olds|yo|gammal|alt|edad|aring|aringar)$|^jahrige/
const CHILDREN = new Set(['child', 'girl', 'boy', 'baby', 'toy'])
/** Written as one: "two-year-old". */
const HYPHENED = /^(\p{L}+)-y(?:ea)?rs?-olds?$/u
const GLUED = /^(\p{L}{2,})(?:aring(?:en|ar)?|jahrige[rsnm]?)$/u

interface Amount {
  readonly value: number
  readonly next: number
  readonly isArticle: boolean
}

export function readAge(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const said = endOf(tokens, at, 'ageBefore')
  if (said !== undefined) return saidAge(tokens, said)
  const told = toldAge(tokens, at) ?? plusAge(tokens, at)
  if (told !== undefined) return told
  const below = endOf(tokens, at, 'below', 'atMost')
  const from = below ?? endOf(tokens, at, 'fromAmount', 'loosely', 'atLeast', 'above') ?? at
  const found = agedFrom(scene, from) ?? agedFrom(scene, endOf(tokens, from, 'article') ?? from)
  // "Under 10" is for many ages, of which none decides.
  return found && below !== undefined ? nothing(found.next) : found && aged(found.next, found.value)
}

/** An age and where it ends. */
function agedFrom(scene: Scene, start: number): { value: number; next: number } | undefined {
  const { tokens } = scene
  const glued = gluedAge(tokens[start])
  if (glued !== undefined) return { value: glued, next: start + 1 }
  const amount = amountAt(tokens, start)
  if (!amount) return undefined
  const upTo = rangeEnd(tokens, amount)
  const last = upTo ?? amount
  const hyphen = tokens[last.next]?.text === '-' ? last.next + 1 : last.next
  const months = monthsEnd(tokens, hyphen)
  if (months !== undefined) return { value: Math.floor(last.value / MONTHS_OF_YEAR), next: months }
  const year = YEAR.has(tokens[hyphen]?.key ?? '') && namesChild(tokens) ? hyphen + 1 : undefined
  const next = endOf(tokens, hyphen, 'aged') ?? year
  if (next === undefined) return undefined
  // "25 years of warranty".
  const isOld = OLD.test(tokens[next - 1]?.key ?? '')
  if (amount.value > OLDEST && !isOld) return undefined
  const isSure = !amount.isArticle || isOld || namesChild(tokens)
  return isSure ? { value: between(amount, upTo), next } : undefined
}

/** "My son is 6", "sie wird bald 3", "mi hijo de 7": where nothing but a child's age can be meant. */
function toldAge(tokens: readonly Token[], at: number): Reading | undefined {
  const said = endOf(tokens, at, 'isAged')
  if (said === undefined || !isOfChild(tokens, at, said)) return undefined
  const amount = amountAt(tokens, said)
  if (!amount || amount.isArticle || amount.value > OLDEST) return undefined
  const next = endOf(tokens, amount.next, 'aged') ?? amount.next
  const after = tokens[next]
  const isEnd =
    after === undefined || after.kind === 'sign' || endOf(tokens, next, 'and', 'stop') !== undefined
  return isEnd && !UNITS.has(after?.text ?? '') ? aged(next, amount.value) : undefined
}

/** A child is named just before, or somebody is "she" and a child is spoken of. */
function isOfChild(tokens: readonly Token[], at: number, said: number): boolean {
  // "Hijo de 7", but a set of seven for children.
  const near = OF.has(tokens[at]?.key ?? '') ? 1 : NEAR
  const before = tokens.slice(Math.max(0, at - near), at)
  if (before.some(({ text }) => recipientOf(text, true) === 'child' || (isChild(text) && !isThing(text))))
    return true
  const isSomebody = tokens.slice(Math.max(0, at - 1), said).some(({ key }) => SOMEBODY.has(key))
  return isSomebody && namesChild(tokens)
}

/** "Toys 3+", "leksaker 18 mån+", "aged 8 and up": of children, whose prices nobody says so. */
function plusAge(tokens: readonly Token[], at: number): Reading | undefined {
  const amount = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : undefined
  if (!amount || amount.value > OLDEST_MONTHS || !namesChild(tokens)) return undefined
  const glued = tokens[amount.next]
  const months = glued?.glued && glued.key === 'm' ? amount.next + 1 : monthsEnd(tokens, amount.next)
  const next = plusEnd(tokens, months ?? amount.next)
  if (next === undefined || (months === undefined && amount.value > OLDEST)) return undefined
  const value = months === undefined ? amount.value : Math.floor(amount.value / MONTHS_OF_YEAR)
  return { ...aged(next, value), cost: PLUS_COST }
}

function plusEnd(tokens: readonly Token[], at: number): number | undefined {
  const sign = tokens[at]
  return sign?.text === '+' ? at + 1 : endOf(tokens, at, 'olderAs')
}

/** "My son turns 5", "sie wird eins", "im Alter von 3 Jahren": the years may be left out, but not behind an article. */
function saidAge(tokens: readonly Token[], at: number): Reading | undefined {
  const amount = amountAt(tokens, at)
  if (!amount || (amount.value > OLDEST && readAmount(tokens, at, undefined)?.currency)) return undefined
  const upTo = rangeEnd(tokens, amount)
  const last = upTo ?? amount
  const months = monthsEnd(tokens, last.next)
  if (months !== undefined) return aged(months, Math.floor(last.value / MONTHS_OF_YEAR))
  const next = endOf(tokens, last.next, 'aged')
  const after = tokens[last.next]
  if (amount.isArticle && next === undefined && after !== undefined && after.kind !== 'sign') return undefined
  const end = next ?? last.next
  return aged(plusEnd(tokens, end) ?? end, between(amount, upTo))
}

/** Where "2-4", "4 to 6" end. */
function rangeEnd(tokens: readonly Token[], { next, isArticle }: Amount): Amount | undefined {
  if (isArticle || !RANGE.has(tokens[next]?.text.toLowerCase() ?? '')) return undefined
  const last = amountAt(tokens, next + 1)
  return last?.isArticle === false && last.value <= OLDEST ? last : undefined
}

/** Of several ages one that is for most of them. */
function between(first: Amount, last: Amount | undefined): number {
  return last === undefined ? first.value : Math.round((first.value + last.value) / 2)
}

/** "8 months", "6 månader gammal": of a baby. */
function monthsEnd(tokens: readonly Token[], at: number): number | undefined {
  if (!MONTHS.has(tokens[at]?.key ?? '') || !namesChild(tokens)) return undefined
  return OLD.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
}

function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const digits = token.kind === 'number' ? { value: Number(token.text), next: at + 1 } : undefined
  const number = digits ?? readNumberWords(tokens, at)
  if (number)
    return Number.isInteger(number.value) && number.value <= OLDEST_OF_ALL
      ? { ...number, isArticle: false }
      : undefined
  return ONES.has(token.key) ? { value: 1, next: at + 1, isArticle: true } : undefined
}

function aged(next: number, age: number): Reading {
  if (age > OLDEST) return nothing(next)
  return { kind: 'names', next, add: (into, negated) => void (negated || (into.age = age)) }
}

/** "Ettåring", "fünfjähriger", "two-year-old". */
export function gluedAge(word: Token | undefined): number | undefined {
  const [, number = ''] = GLUED.exec(word?.key ?? '') ?? HYPHENED.exec(word?.key ?? '') ?? []
  return word && number ? amountAt([{ ...word, text: number, key: number }], 0)?.value : undefined
}

/** Whether a prompt is about a child, or what children have. */
function namesChild(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind, text }) => kind === 'word' && (recipientOf(text, true) === 'child' || isChild(text)),
  )
}

function isChild(word: string): boolean {
  return conceptsOf(word).some(({ id }) => [id, ...kindsOf(id)].some((one) => CHILDREN.has(one)))
}
