/** Whether an amount is what something may cost: "can cost 50", "darf ruhig 50 kosten". Pure. */
import type { Amount } from './amounts.ts'
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
