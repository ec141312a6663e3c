/** Where a prompt denies: "not", "i don't want", "utan", "-wool"; and the Swedish "utan" that is a "but". Pure. */
import { endOf } from './phrases.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const MOST_NEGATORS = 10
/** Before a number they say how cold it is. */
const MINUS = new Set(['minus', 'menos', 'moins'])
const NOT = new Set('inte ej icke ingen inget inga'.split(' '))
/** What one has instead is said with an article; what a thing lacks is not. */
const ARTICLES = new Set('en ett den det de'.split(' '))
const REACH = 8

export interface Negator {
  readonly next: number
  /** Whether an adjective carries its noun: "without long sleeves" denies the pair. */
  readonly isWithout: boolean
}

/** Negators in a row are one. "No 5" and "no. 5" are numbers, "wi-fi" is a hyphen, "-50" a number. */
export function negatorAt(tokens: readonly Token[], at: number): Negator | undefined {
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
}

export function oneNegator(tokens: readonly Token[], at: number): Negator | undefined {
  const token = tokens[at]
  const following = tokens[at + 1]
  if (token?.text === '-' || token?.text === '−') {
    const starts = !token.glued || tokens[at - 1]?.kind === 'sign'
    return starts && following?.glued && following.kind !== 'number' && following.kind !== 'sign'
      ? { next: at + 1, isWithout: false }
      : undefined
  }
  const isNumero =
    (token?.key === 'no' && (following?.kind === 'number' || following?.text === '.')) ||
    (MINUS.has(token?.key ?? '') && following?.kind === 'number') ||
    isBut(tokens, at)
  const without = isNumero ? undefined : endOf(tokens, at, 'without')
  const not = isNumero ? undefined : endOf(tokens, at, 'not')
  const next = Math.max(without ?? 0, not ?? 0)
  // Spanish "menos" excepts, "menos de" bounds.
  if ((endOf(tokens, at, 'below', 'atMost', 'above', 'atLeast') ?? 0) > next) return undefined
  return next === 0 ? undefined : { next, isWithout: (without ?? 0) >= (not ?? 0) }
}

/** Behind a denial "utan" is a "but" where what follows is what the denied might have been: another colour, another thing. */
function isBut(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'utan') return false
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const start = before.findLastIndex(({ key }) => NOT.has(key))
  const next = tokens[at + 1]?.text ?? ''
  if (start === -1 || ARTICLES.has(next)) return start !== -1
  const role = roleOf(next)
  return (
    role !== '' && before.slice(start + 1).some(({ kind, text }) => kind === 'word' && roleOf(text) === role)
  )
}

function roleOf(word: string): 'colour' | 'thing' | 'describer' | '' {
  if (isColour(word)) return 'colour'
  if (isThing(word)) return 'thing'
  return isDescriber(word) ? 'describer' : ''
}
