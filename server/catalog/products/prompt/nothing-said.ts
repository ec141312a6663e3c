/** What is refused or ordered and says of no trouble, as where "nothing" begins it: "nada de perros", "a present for mum, nothing for the kitchen". Pure. */
import { otherThanEnd } from './other-than.ts'
import { endOf } from './phrases.ts'
import { NOTHING } from './praises.ts'
import { saysPresent } from './recipients.ts'
import type { Token } from './tokens.ts'

const NADA = /^(?:de|para|con|que)$/

/** Spanish "nada de perros" tells of no dog that swims. */
export function saysNothing(tokens: readonly Token[], at: number): boolean {
  const isDenying = tokens[at]?.key === 'nada' && NADA.test(tokens[at + 1]?.key ?? '')
  return isDenying || isNothingGiven(tokens, at)
}

/** Nothing such is to be given. */
export function refusesGiven(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => isNothingGiven(tokens, at))
}

function isNothingGiven(tokens: readonly Token[], at: number): boolean {
  return NOTHING.has(tokens[at]?.key ?? '') && tokens[at - 1]?.text === ',' && saysPresent(tokens)
}

/** What refuses, or orders, belongs to no trouble it stands in the midst of: "cadeau le moins cher pour un bébé". */
export function saysElse(tokens: readonly Token[], at: number): boolean {
  const end = endOf(tokens, at, 'dislikes', 'otherColour', 'somethingElse', 'cheapest', 'dearest', 'newest')
  return (end ?? otherThanEnd(tokens, at)) !== undefined
}

/** What stands before, where a comma may part it: "juguete, sin pilas". */
export function saidBefore(tokens: readonly Token[], at: number): string {
  return (tokens[at - 1]?.text === ',' ? tokens[at - 2] : tokens[at - 1])?.text ?? ''
}
