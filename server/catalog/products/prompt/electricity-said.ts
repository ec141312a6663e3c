/** Swedish "el", which is an article in Spanish: "går på el", "utan el", "kräver el". Pure. */
import type { Token } from './tokens.ts'

const BEFORE = new Set('pa med av utan ingen kraver behover drar anvander'.split(' '))

export function isElectricity(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'el' && BEFORE.has(tokens[at - 1]?.key ?? '')
}
