/** How old somebody is whose stage of life is said before: "a teenager, 14", "adolescente de 16", "tonåring på 13 år". Pure. */
import { amountAt, OLDEST } from './age-amounts.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

const JOINTS = new Set(', ( - – of aged de von mit pa i age'.split(' '))
const CLOSING = new Set(') , . ; : ! ?'.split(' '))
/** Nobody younger is called so, and nobody older for long. */
const [YOUNGEST, LAST] = [9, 19]

/** The age, and where it ends. */
export function stageAge(
  tokens: readonly Token[],
  at: number,
): { readonly age: number; readonly next: number } | undefined {
  const start = JOINTS.has(tokens[at]?.key ?? '') ? at + 1 : at
  const amount = tokens[start]?.kind === 'number' ? amountAt(tokens, start) : undefined
  if (!amount || amount.value < YOUNGEST || amount.value > LAST) return undefined
  const years = endOf(tokens, amount.next, 'aged') ?? amount.next
  const after = tokens[years]
  const isClosed = after?.text === ')' && tokens[at]?.text === '('
  const isEnd = after === undefined || CLOSING.has(after.text) || years > amount.next
  return isEnd ? { age: Math.min(amount.value, OLDEST), next: isClosed ? years + 1 : years } : undefined
}
