/** Reads how old a child is where only the number is said right behind the child: "my niece (4)", "für unseren Sohn, 8". */
import { aged } from './age-reader.ts'
import {
  type Amount,
  amountAt,
  between,
  isChild,
  namesChild,
  namesPlay,
  OLDEST,
  RANGE,
  rangeEnd,
} from './age-amounts.ts'
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import type { Reading, Scene } from './reading.ts'
import { isGift, recipientOf, saysPresent } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { once } from './once.ts'

/** Signs before the number, and behind it. */
const OPENING = new Set(['(', ',', '-', '–', '—', '/', '['])
const CLOSING = new Set([')', ',', ']', '.', ';', ':', '!', '?', '-', '–', '—'])
const WHO = new Set("who who's that som der die das qui que is".split(' '))
const FOR = new Set('for till fur pour para'.split(' '))
const OF = new Set('de of von vom på pa'.split(' '))
/** As a bound of a price it is read for less. */
const BEHIND_COST = 2
const OLDEST_CHILD = 12
/** Until when whoever plays may be. */
const [OLD_AGE, OLDEST_AGE] = [60, 120]
const NEARLY = new Set('nearly almost soon snart nastan fast bald presque bientot casi knapp just'.split(' '))

export function readBareAge({ tokens }: Scene, at: number): Reading | undefined {
  const said = turningAge(tokens, at) ?? boundedAge(tokens, at) ?? anybodysAge(tokens, at)
  if (said !== undefined) return said
  const sign = tokens[at]?.text ?? ''
  const whom = recipientOf(tokens[at - 1]?.text ?? '', true)
  // "My sister (6)", "mum (70)".
  if (sign === '(' && whom !== undefined && whom !== 'gift') return inBrackets(tokens, at + 1)
  const right = rightBehind(tokens, at)
  if (right !== undefined) return right
  if (!OPENING.has(sign) || whom === undefined || whom === 'gift') return undefined
  const start = NEARLY.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  const amount = tokens[start]?.kind === 'number' ? amountAt(tokens, start) : undefined
  if (!amount || !(amount.value > OLDEST ? isGrownAge(tokens, amount) : whom === 'child')) return undefined
  const last = rangeEnd(tokens, amount)
  const next = last?.next ?? amount.next
  return isEnd(tokens, next, sign) ? aged(next, between(amount, last)) : undefined
}

/** "Für meine beste Freundin, 40", "für die Oma, 85". */
function isGrownAge(tokens: readonly Token[], { value, next }: Amount): boolean {
  const isOld = value >= OLD_AGE && value <= OLDEST_AGE && FOR.has(tokens[0]?.key ?? '')
  return tokens[next] === undefined && (isOld || saysPresent(tokens))
}

/** "Ein Mädchen, das nächste Woche 6 wird". */
function turningAge(tokens: readonly Token[], at: number): Reading | undefined {
  const amount = amountAt(tokens, at)
  if (!amount || amount.isArticle || amount.value > OLDEST || !namesChild(tokens)) return undefined
  const years = endOf(tokens, amount.next, 'aged') ?? amount.next
  return tokens[years]?.key === 'wird' && isEnd(tokens, years + 1, '')
    ? aged(years + 1, amount.value)
    : undefined
}

/** "Spiele für Kinder unter 5", "games for kids over 8": no price, which nobody puts right behind the child. */
function boundedAge(tokens: readonly Token[], at: number): Reading | undefined {
  const under = endOf(tokens, at, 'below')
  const bound = under ?? endOf(tokens, at, 'above')
  const several = bound === undefined ? undefined : severalOf(tokens, bound)
  if (several !== undefined && namesPlay(tokens))
    return aged(several.next, under === undefined ? several.value : Math.max(0, several.value - 1))
  const amount = bound === undefined ? undefined : amountAt(tokens, bound)
  const child = tokens[at - 1]?.text ?? ''
  if (
    !amount ||
    !wantsPlay(tokens) ||
    amount.isArticle ||
    amount.value > OLDEST_CHILD ||
    !isChild(child) ||
    isThing(child)
  )
    return undefined
  const next = endOf(tokens, amount.next, 'aged') ?? amount.next
  const age = under === undefined ? amount.value : Math.max(0, amount.value - 1)
  return isEnd(tokens, next, '') ? { ...aged(next, age), cost: BEHIND_COST } : undefined
}

/** Of a hat for children under ten every size may be one. */
const wantsPlay = once((tokens: readonly Token[]) =>
  tokens.some((token) => isThing(token.text) && namesPlay([token])),
)

/** "Toys for under 3s", "games for over fives". */
function severalOf(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at]
  const amount = token?.kind === 'number' ? amountAt(tokens, at) : wordOf(token)
  const plural = token?.kind === 'number' ? tokens[amount?.next ?? at] : undefined
  if (!amount || amount.isArticle || amount.value > OLDEST) return undefined
  if (token?.kind === 'number')
    return plural?.glued === true && plural.key === 's'
      ? { value: amount.value, next: amount.next + 1 }
      : undefined
  return { value: amount.value, next: at + 1 }
}

function wordOf(token: Token | undefined): Amount | undefined {
  const [, text] = /^(\p{L}{3,})s$/u.exec(token?.key ?? '') ?? []
  return token && text ? amountAt([{ ...token, key: text, text }], 0) : undefined
}

/** "A game for anybody from 6 to 99": for whoever is as old as the first. */
function anybodysAge(tokens: readonly Token[], at: number): Reading | undefined {
  const from = endOf(tokens, at, 'rangeFrom')
  const first = from === undefined ? undefined : amountAt(tokens, from)
  if (!first || first.value > OLDEST || !RANGE.has(tokens[first.next]?.text.toLowerCase() ?? ''))
    return undefined
  const last = amountAt(tokens, first.next + 1)
  if (!last || last.value < OLD_AGE || last.value > OLDEST_AGE || !namesPlay(tokens)) return undefined
  const next = endOf(tokens, last.next, 'aged') ?? last.next
  return { ...aged(next, first.value), cost: BEHIND_COST }
}

/** "Geschenk Mädchen 14", "cadeau garçon 8", and of somebody grown "regalo para chica de 18", which says nothing of a product. */
function rightBehind(tokens: readonly Token[], at: number): Reading | undefined {
  const of = OF.has(tokens[at]?.key ?? '') ? at + 1 : at
  const amount = tokens[of]?.kind === 'number' ? amountAt(tokens, of) : undefined
  if (!amount || !isPerson(tokens[at - 1])) return undefined
  // "Cadeau femme 30 ans".
  const years = amount.value > OLDEST ? endOf(tokens, amount.next, 'aged') : undefined
  const next = years ?? amount.next
  if (!isEnd(tokens, next, ',') && !goesOn(tokens[next])) return undefined
  // "Geschenk Frau 30": how old she is, and nothing of a product.
  const isLast = tokens[next] === undefined && amount.value < OLD_AGE + OLDEST && saysPresent(tokens)
  const isGrown = amount.value > OLDEST && (next > at + 1 || isLast)
  const whom = tokens[at - 1]?.text ?? ''
  const isYoung = amount.value <= OLDEST && (isChild(whom) || recipientOf(whom, true) === 'child')
  return isGrown || isYoung ? { ...aged(next, amount.value), cost: BEHIND_COST } : undefined
}

/** "My son 9 loves lego", "nephew 7 who …". */
function goesOn(after: Token | undefined): boolean {
  const isVerb = isFiller(after?.text ?? '') || isGift(after?.text ?? '')
  return after?.kind === 'word' && (WHO.has(after.key) || isVerb)
}

function isPerson(token: Token | undefined): boolean {
  const text = token?.kind === 'word' ? token.text : ''
  const whom = recipientOf(text, true)
  return (whom !== undefined && whom !== 'gift') || (isChild(text) && !isThing(text))
}

function inBrackets(tokens: readonly Token[], at: number): Reading | undefined {
  const start = NEARLY.has(tokens[at]?.key ?? '') ? at + 1 : at
  const amount = tokens[start]?.kind === 'number' ? amountAt(tokens, start) : undefined
  const last = amount && rangeEnd(tokens, amount)
  const next = last?.next ?? amount?.next ?? start
  return amount && tokens[next]?.text === ')' ? aged(next, between(amount, last)) : undefined
}

/** "For my son, 8 cars" counts the cars. */
function isEnd(tokens: readonly Token[], at: number, opening: string): boolean {
  const after = tokens[at]
  if (after === undefined) return true
  if (after.kind === 'sign')
    return CLOSING.has(after.text) && !(after.glued && tokens[at + 1]?.kind === 'number')
  return opening !== ',' && endOf(tokens, at, 'and', 'stop') !== undefined
}
