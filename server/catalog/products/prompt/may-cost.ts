/** Whether an amount is what something may cost: "can cost 50", "darf ruhig 50 kosten". Pure. */
import type { Amount } from './amounts.ts'
import { BOUNDS } from './bounds.ts'
import { isKnownWord } from './languages.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

const COSTING = new Set('kosten kosta cost couter costar gastar pagar'.split(' '))
const MAY = new Set('darf durfen kann konnte'.split(' '))
const MAY_REACH = 3

/** That much, and no more. */
export function mayCost(tokens: readonly Token[], at: number, { next }: Amount): boolean {
  const has = endOf(tokens, at, 'has') ?? at
  if (tokens.slice(at, has).some(({ key }) => COSTING.has(key))) return true
  const before = tokens.slice(Math.max(0, at - MAY_REACH), at)
  return COSTING.has(tokens[next]?.key ?? '') && before.some(({ key }) => MAY.has(key))
}

/** Around a number of hours: "bis um acht Uhr", "hasta las nueve". */
const HOUR_BEFORE = new Set('las klockan'.split(' '))
const HOUR_BEHIND = new Set("uhr heures heure oclock o'clock pm".split(' '))

export function isHour(tokens: readonly Token[], { next }: Amount): boolean {
  return HOUR_BEHIND.has(tokens[next]?.key ?? '') || HOUR_BEFORE.has(tokens[next - 2]?.key ?? '')
}

/** "Under 50", "um die 50", but "about baking". */
export function isBoundAt(tokens: readonly Token[], at: number): boolean {
  const end = endOf(tokens, at, ...BOUNDS)
  return end !== undefined && tokens.slice(end, end + BOUND_REACH).some(({ kind }) => kind === 'number')
}

const BOUND_REACH = 2

/** "can't stomach more than 50": what is denied may be said in any word; read past it rather than the wrong way round. */
export function unknownVerb(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]
  return word?.kind === 'word' && !isKnownWord(word.text) ? at + 1 : undefined
}
