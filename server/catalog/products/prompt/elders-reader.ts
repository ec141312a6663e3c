/** Reads that somebody grown is older than so many years, which is no price: "for people over 70", "mayores de 60", "the over 60s". */
import { amountAt } from './age-amounts.ts'
import { endOf } from './phrases.ts'
import { isFiller } from './fillers.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import { keyAt, type Token } from './tokens.ts'

const COST = 1
const [LEAST, MOST] = [18, 110]
/** Before it somebody is named. */
const NEAR = 3
/** Whoever is named so is no thing's price. */
const OLD = new Set(
  `people folk folks anyone someone seniors elders pensioners retirees grannies grandads aged personer aldre seniorer pensionarer leute menschen senioren rentner rentnerinnen
  gens personnes seniors retraites personas gente jubilados`.split(/\s+/),
)
/** "Older" by themselves only with a great age: "a man over 40". */
const SOMEBODY = new Set(
  'man woman lady gentleman guy mann frau dame herr kvinna tant gubbe farbror homme femme hombre mujer senora senor'.split(
    ' ',
  ),
)
const PEOPLE = new Set(
  `people those persons folk folks anyone someone somebody adults seniors elders pensioners retirees grannies grandads ladies gentlemen men women aged
  nagon nan personer vuxna aldre seniorer pensionarer damer herrar de dem den alla
  leute menschen personen jemand jemanden senioren rentner erwachsene damen herren frauen manner alle
  gens personnes quelqu'un seniors retraites adultes dames hommes femmes ceux celles les
  personas gente alguien adultos jubilados senoras senores mujeres hombres quienes`.split(/\s+/),
)

export function readElders({ tokens }: Scene, at: number): Reading | undefined {
  const isSpanish = /^mayor(?:es)?$/.test(tokens[at]?.key ?? '') && tokens[at + 1]?.key === 'de'
  const from = isSpanish ? at + 2 : endOf(tokens, at, 'above', 'atLeast', 'fromAmount', 'loosely')
  const amount = from === undefined ? undefined : amountAt(tokens, endOf(tokens, from, 'article') ?? from)
  if (!amount || amount.value < LEAST || amount.value > MOST) return undefined
  const plural = isGluedS(tokens[amount.next]) ? amount.next + 1 : undefined
  const years = endOf(tokens, plural ?? amount.next, 'aged')
  const next = years ?? plural ?? amount.next
  const isSure = isSpanish || plural !== undefined || years !== undefined || isOld(tokens, at)
  if (!isEnd(tokens, next) || !(isSpanish || plural !== undefined || isSomebody(tokens, at))) return undefined
  // "Women's shoes over 50" is a price.
  if (
    !isSure &&
    (!isLast(tokens, at) ||
      tokens.some(
        (token, place) => place < at && isSold(token) && endOf(tokens, place, 'stop', 'above') === undefined,
      ))
  )
    return undefined
  return { kind: 'names', cost: COST, next, add: ({ words }) => addOnce(words.wishes, 'senior') }
}

function isSold({ kind, text }: Token): boolean {
  return kind === 'word' && isThing(text) && !isFiller(text) && recipientOf(text, true) === undefined
}

function isGluedS(token: Token | undefined): boolean {
  return token?.glued === true && token.key === 's'
}

function isSomebody(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - NEAR), at)
    .some(({ key, text }) => PEOPLE.has(key) || SOMEBODY.has(key) || recipientOf(text, true) === 'adult')
}

/** "Games for seniors over 65". */
function isOld(tokens: readonly Token[], at: number): boolean {
  return OLD.has(keyAt(tokens, at - 1)) && endOf(tokens, at, 'loosely') === undefined
}

/** Right behind somebody. */
function isLast(tokens: readonly Token[], at: number): boolean {
  const { key = '', text = '' } = tokens[at - 1] ?? {}
  return PEOPLE.has(key) || SOMEBODY.has(key) || recipientOf(text, true) === 'adult'
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  return after === undefined || after.kind === 'sign'
    ? !/[€$£%]/.test(after?.text ?? '')
    : endOf(tokens, at, 'and', 'stop', 'or') !== undefined
}
