/** What is denied twice, which is wanted. Pure. */
import { endOf } from './phrases.ts'
import { isDescriber } from './synonyms.ts'
import type { Token } from './tokens.ts'

const LACKING = new Set('without utan ohne sans sin'.split(' '))
const SINGLE = new Set('not never inte ej aldrig nicht nie pas jamais no nunca kein keine keinen'.split(' '))
const ONE = new Set('one any en ett nagon eine einen ein une un uno una ninguno ninguna'.split(' '))
const TWICE_REACH = 5

/** "Not without a lid", "inte utan lock", "I don't want one without": what is denied twice is wanted. */
export function isTwice(tokens: readonly Token[], at: number): boolean {
  for (let start = Math.max(0, at - TWICE_REACH); start <= at; start++) {
    const key = tokens[start]?.key ?? ''
    const end = SINGLE.has(key) ? start + 1 : endOf(tokens, start, 'not')
    if (end !== undefined && lackingEnd(tokens, end) > at) return true
  }
  return false
}

/** Behind "one without"; 0 where it does not stand there. */
function lackingEnd(tokens: readonly Token[], at: number): number {
  const next = ONE.has(tokens[at]?.key ?? '') ? at + 1 : at
  return LACKING.has(tokens[next]?.key ?? '') && !isNamedSo(tokens, next) ? next + 1 : 0
}

/** "Un chargeur, pas sans fil": the tables have that as one, and none that is called so is wanted. */
export function isLackDenied(tokens: readonly Token[], at: number): boolean {
  return SINGLE.has(tokens[at - 1]?.key ?? '') && isNamedSo(tokens, at)
}

function isNamedSo(tokens: readonly Token[], at: number): boolean {
  const [lacking, lacked] = tokens.slice(at, at + 2)
  if (lacking?.key !== 'sans' || lacked === undefined) return false
  return isDescriber(`${lacking.text} ${lacked.text}`)
}
