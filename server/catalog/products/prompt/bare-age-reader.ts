/** Reads how old a child is where only the number is said right behind the child: "my niece (4)", "für unseren Sohn, 8". */
import { aged } from './age-reader.ts'
import { amountAt, between, OLDEST, rangeEnd } from './age-amounts.ts'
import { endOf } from './phrases.ts'
import type { Reading, Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import type { Token } from './tokens.ts'

/** Signs before the number, and behind it. */
const OPENING = new Set(['(', ',', '-', '–', '—', '/', '['])
const CLOSING = new Set([')', ',', ']', '.', ';', ':', '!', '?', '-', '–', '—'])
const NEARLY = new Set('nearly almost soon snart nastan fast bald presque bientot casi knapp just'.split(' '))

export function readBareAge({ tokens }: Scene, at: number): Reading | undefined {
  const sign = tokens[at]?.text ?? ''
  const whom = recipientOf(tokens[at - 1]?.text ?? '', true)
  // "My sister (6)", "mum (70)".
  if (sign === '(' && whom !== undefined && whom !== 'gift') return inBrackets(tokens, at + 1)
  if (!OPENING.has(sign) || whom !== 'child') return undefined
  const start = NEARLY.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  const amount = tokens[start]?.kind === 'number' ? amountAt(tokens, start) : undefined
  if (!amount || amount.value > OLDEST) return undefined
  const last = rangeEnd(tokens, amount)
  const next = last?.next ?? amount.next
  return isEnd(tokens, next, sign) ? aged(next, between(amount, last)) : undefined
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
