/** Reads how old somebody is: "for a 4 year old", "till en ettåring", "ab 3 Jahren", "pour 5 ans", "para un niño de un año". */
import { readAmount } from './amounts.ts'
import {
  amountAt,
  between,
  gluedAge,
  halfEnd,
  isChild,
  MONTHS_OF_YEAR,
  monthsAt,
  namesChild,
  namesPlay,
  OLD,
  OLDEST,
  OLDEST_MONTHS,
  rangeEnd,
} from './age-amounts.ts'
import { dayEnd } from './days-said.ts'
import { endOf } from './phrases.ts'
import { nothing, ofGrownUp, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** As a least price it is read for little more. */
const PLUS_COST = 2
/** Of "ab 8"; from fifteen on it is rather a price. */
const OLDEST_FROM = 14
const OLDEST_OF_YOUNG = 4
/** Words between a child and how old it is: "my son, who is 6". */
const NEAR = 3
const OF = new Set(['of', 'de'])
const FOR = new Set('for fur pour para'.split(' '))
const SOMEBODY = new Set("she he she's he's shes hes they hon han sie er elle il ella".split(' '))
/** Called so by those who are older. */
const LADS = new Set('lad lass grabben tjejen knirps bub bube madel gars chaval chavala'.split(' '))
/** What is counted so is no age. */
const UNITS = new Set(['%', '€', '$', '£', 'kr'])
/** Of what lasts so many years. */
const LASTING = new Set(
  `anniversary married marriage warranty guarantee together brollopsdag gifta arsdag garanti tillsammans hochzeitstag verheiratet ehe garantie jahrestag zusammen
  mariage maries noces ensemble aniversario casados boda garantia juntos`.split(/\s+/),
)
const YEAR = new Set(['year', 'yr'])

export function readAge(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const said = endOf(tokens, at, 'ageBefore')
  if (said !== undefined) return saidAge(tokens, dayEnd(tokens, said))
  const told = toldAge(scene, at) ?? plusAge(tokens, at) ?? fromAge(tokens, at)
  if (told !== undefined) return told
  const below = endOf(tokens, at, 'below', 'atMost')
  const from = below ?? endOf(tokens, at, 'fromAmount', 'loosely', 'atLeast', 'above') ?? at
  const found = agedFrom(scene, from) ?? agedFrom(scene, endOf(tokens, from, 'article') ?? from)
  if (found === undefined || below === undefined) return found && aged(found.next, found.value)
  // "Under 10" is for many ages, of which none decides; "toys up to 3 years" are for the youngest.
  const isYoung = found.value <= OLDEST_OF_YOUNG && namesPlay(tokens)
  return isYoung ? aged(found.next, Math.max(0, found.value - 1)) : nothing(found.next)
}

/** An age and where it ends. */
function agedFrom(scene: Scene, start: number): { value: number; next: number } | undefined {
  const { tokens } = scene
  const glued = gluedAge(tokens[start])
  if (glued !== undefined) return { value: glued, next: start + 1 }
  const amount = amountAt(tokens, start)
  if (!amount) return yearAndHalf(tokens, start)
  const upTo = rangeEnd(tokens, amount)
  const last = upTo ?? amount
  const hyphen = tokens[last.next]?.text === '-' ? last.next + 1 : last.next
  const months = monthsAt(tokens, { ...last, value: between(amount, upTo), next: hyphen })
  if (months !== undefined) return months
  const year = YEAR.has(tokens[hyphen]?.key ?? '') && namesChild(tokens) ? hyphen + 1 : undefined
  const next = endOf(tokens, hyphen, 'aged') ?? year
  // "She is 2 and a half": nothing of a child is counted so.
  const isHalf = halfEnd(tokens, start + 1) === last.next && last.next > start + 1
  if (next === undefined && isHalf && namesChild(tokens) && isEnd(tokens, last.next))
    return { value: last.value, next: last.next }
  if (next === undefined) return undefined
  // "25 years of warranty".
  const isOld = OLD.test(tokens[next - 1]?.key ?? '')
  if (amount.value > OLDEST && !isOld) return undefined
  // "Ten years married".
  if (!isOld && tokens.some(({ key }) => LASTING.has(key)) && !namesChild(tokens)) return undefined
  const isSure = !amount.isArticle || isOld || namesChild(tokens)
  const end = halfEnd(tokens, next)
  return isSure ? { value: between(amount, upTo), next: endOf(tokens, end, 'olderAs') ?? end } : undefined
}

/** "De año y medio". */
function yearAndHalf(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const next = tokens[at]?.key === 'ano' && namesChild(tokens) ? halfEnd(tokens, at + 1) : 0
  return next > at + 1 ? { value: 1, next } : undefined
}

/** "A boy of four who's never cycled", "my son is four next week". */
const ON_BEHIND = new Set(
  "who's whos next soon in tomorrow already nasta snart i nu redan nachste bald im schon prochaine bientot deja proxima pronto ya".split(
    ' ',
  ),
)

/** "My son is 6", "sie wird bald 3", "mi hijo de 7": where nothing but a child's age can be meant. */
function toldAge({ tokens, isOfChild: isSpokenOf }: Scene, at: number): Reading | undefined {
  const said = endOf(tokens, at, 'isAged')
  if (said === undefined || !isOfChild(tokens, at, said, isSpokenOf)) return undefined
  const amount = amountAt(tokens, said)
  if (!amount || amount.isArticle || amount.value > OLDEST) return undefined
  const upTo = rangeEnd(tokens, amount)
  const years = upTo?.next ?? amount.next
  const next = halfEnd(tokens, endOf(tokens, years, 'aged') ?? years)
  // "Enfants de 2 à 4" is a range of prices as well.
  const cost = upTo === undefined ? {} : { cost: PLUS_COST }
  return isEnd(tokens, next) ? { ...aged(next, between(amount, upTo)), ...cost } : undefined
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  const goesOn =
    after !== undefined &&
    after.kind !== 'sign' &&
    !ON_BEHIND.has(after.key) &&
    endOf(tokens, at, 'and', 'stop') === undefined
  return !goesOn && !UNITS.has(after?.text ?? '')
}

/** "Ein Spiel ab 8", "für Kinder von 2 bis 4": of what is played with, which few would price so; a currency tells. */
function fromAge(tokens: readonly Token[], at: number): Reading | undefined {
  const opened = endOf(tokens, at, 'between', 'rangeFrom')
  const from = endOf(tokens, at, 'fromAmount') ?? opened
  const amount = from === undefined ? undefined : amountAt(tokens, from)
  if (!amount || amount.isArticle || amount.value > OLDEST_FROM) return undefined
  const upTo = opened === undefined ? undefined : rangeEnd(tokens, amount)
  if (opened !== undefined && upTo === undefined) return undefined
  const next = upTo?.next ?? amount.next
  const isMeant = isEnd(tokens, next) && (upTo === undefined ? namesPlay(tokens) : namesChild(tokens))
  return isMeant ? { ...aged(next, between(amount, upTo)), cost: PLUS_COST } : undefined
}

/** A child is named just before, or somebody is "she" and a child is spoken of. */
function isOfChild(tokens: readonly Token[], at: number, said: number, isSpokenOf = false): boolean {
  // "Hijo de 7", but a set of seven for children.
  const near = OF.has(tokens[at]?.key ?? '') ? 1 : NEAR
  const before = tokens.slice(Math.max(0, at - near), at)
  if (before.some(({ text }) => recipientOf(text, true) === 'child' || (isChild(text) && !isThing(text))))
    return true
  const isSomebody = tokens.slice(Math.max(0, at - 1), said).some(({ key }) => SOMEBODY.has(key))
  return isSomebody && (isSpokenOf || namesChild(tokens) || tokens.some(({ key }) => LADS.has(key)))
}

/** "Toys 3+", "leksaker 18 mån+", "board games 8 and up": of what is played with, whose prices nobody says so. */
function plusAge(tokens: readonly Token[], at: number): Reading | undefined {
  const start = FOR.has(tokens[at]?.key ?? '') ? at + 1 : at
  const amount = tokens[start]?.kind === 'number' ? amountAt(tokens, start) : undefined
  if (!amount || amount.value > OLDEST_MONTHS || !namesPlay(tokens)) return undefined
  const glued = tokens[amount.next]
  const isGlued = glued?.glued === true && glued.key === 'm'
  const months = isGlued
    ? { value: Math.floor(amount.value / MONTHS_OF_YEAR), next: amount.next + 1 }
    : monthsAt(tokens, amount)
  const upTo = months === undefined ? rangeEnd(tokens, amount) : undefined
  // "Toys 6-8".
  if (upTo !== undefined && upTo.value <= OLDEST && isEnd(tokens, upTo.next))
    return { ...aged(upTo.next, between(amount, upTo)), cost: PLUS_COST }
  const next = plusEnd(tokens, months?.next ?? amount.next)
  if (next === undefined || (months === undefined && amount.value > OLDEST)) return undefined
  return { ...aged(next, months?.value ?? amount.value), cost: PLUS_COST }
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
  const months = monthsAt(tokens, { ...last, value: between(amount, upTo) })
  if (months !== undefined) return aged(months.next, months.value)
  const next = endOf(tokens, last.next, 'aged')
  const after = tokens[last.next]
  if (amount.isArticle && next === undefined && after !== undefined && after.kind !== 'sign') return undefined
  const end = halfEnd(tokens, next ?? last.next)
  return aged(plusEnd(tokens, end) ?? end, between(amount, upTo))
}

export function aged(next: number, age: number): Reading {
  if (age > OLDEST) return ofGrownUp(next)
  return { kind: 'names', next, add: (into, negated) => void (negated || (into.age = age)) }
}
