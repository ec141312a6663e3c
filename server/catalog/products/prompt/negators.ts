/** Where a prompt denies: "not", "i don't want", "utan", "-wool"; and what is refused for something else that is preferred. Pure. */
import { deniesNothing, roleOf } from './no-denials.ts'
import { onceAt } from './once.ts'
import { endOf } from './phrases.ts'
import { butEnd, otherThanEnd } from './other-than.ts'
import { THAN } from './praises.ts'
import { partWordsOf } from './part-words.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'

const MOST_NEGATORS = 10
const SWEDISH = new Set('inte ej icke ingen inget inga utan varken aldrig'.split(' '))
const REACH = 8
const PREFERRING = new Set(
  'prefer prefers foredrar prefiero prefiere prefieres prefere preferons preferais bevorzuge'.split(' '),
)
const RATHER = new Set([
  ...PREFERRING,
  ...'rather sooner hellre snarare lieber eher plutot mieux mejor antes'.split(' '),
])
const OVER = new Set('over to framfor gegenuber a au aux al'.split(' '))

export interface Negator {
  readonly next: number
  /** Whether an adjective carries its noun: "without long sleeves" denies the pair. */
  readonly isWithout: boolean
}

/** Negators in a row are one. "No 5" and "no. 5" are numbers, "wi-fi" is a hyphen, "-50" a number. */
export const negatorAt = onceAt((tokens, at): Negator | undefined => {
  const { next, isWithout } = oneNegator(tokens, at) ?? {}
  if (next === undefined) return undefined
  let end = next
  let without = isWithout ?? false
  for (
    let more = oneNegator(tokens, end), n = 0;
    more && n < MOST_NEGATORS;
    more = oneNegator(tokens, end), n++
  ) {
    end = more.next
    without ||= more.isWithout
  }
  return { next: end, isWithout: without }
})

export const oneNegator = onceAt(readNegator)

function readNegator(tokens: readonly Token[], at: number): Negator | undefined {
  const token = tokens[at]
  const following = tokens[at + 1]
  // "Men" before a Swedish denial is a "but".
  if (token?.key === 'men' && SWEDISH.has(following?.key ?? '')) return oneNegator(tokens, at + 1)
  if (token?.text === '-' || token?.text === '−') {
    const starts = !token.glued || tokens[at - 1]?.kind === 'sign'
    return starts && following?.glued && following.kind !== 'number' && following.kind !== 'sign'
      ? { next: at + 1, isWithout: false }
      : undefined
  }
  const without = endOf(tokens, at, 'without') ?? 0
  const not =
    endOf(tokens, at, 'not') ?? thanEnd(tokens, at) ?? otherThanEnd(tokens, at) ?? butEnd(tokens, at) ?? 0
  const next = Math.max(without, not)
  if (next === 0 || deniesNothing(tokens, at) || isInBound(tokens, at, next)) return undefined
  return { next, isWithout: without >= not }
}

/** Spanish "menos" excepts, as "menos de plástico" does, "menos de" bounds, and so does what "with no less than" ends in. */
function isInBound(tokens: readonly Token[], at: number, next: number): boolean {
  for (let start = at; start < next; start++) {
    const end = endOf(tokens, start, 'below', 'atMost', 'above', 'atLeast') ?? 0
    const text = tokens[end]?.text ?? ''
    if (end > next && !isMaterial(text) && partWordsOf(text).length === 0) return true
  }
  return false
}

/** "Rather a lamp than a candle", "hellre svart än vitt", "prefer wool over cotton": what the other is preferred to is denied. */
function thanEnd(tokens: readonly Token[], at: number): number | undefined {
  const isOver = OVER.has(tokens[at]?.key ?? '')
  if (!isOver && !THAN.has(tokens[at]?.key ?? '')) return undefined
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const rather = before.findLastIndex(({ key }) => (isOver ? PREFERRING : RATHER).has(key))
  const between = before.slice(rather + 1)
  if (rather === -1 || between.length === 0 || between.some(({ kind }) => kind === 'sign')) return undefined
  const start = endOf(tokens, at + 1, 'article', 'stop') ?? at + 1
  const [first = '', second = ''] = tokens.slice(start, start + 2).map(({ text }) => text)
  // "Inline skates" are a thing of two words.
  return [first, `${first} ${second}`].some((text) => roleOf(text) !== '') ? at + 1 : undefined
}
