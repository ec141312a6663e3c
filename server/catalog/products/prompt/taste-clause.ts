/** What somebody does where a German clause about them ends: "meine Frau, die gern auf dem Sofa liest". Pure. */
import { recipientOf } from './recipients.ts'
import { WANTING } from './asked-at.ts'
import { AND, hobbyAt, type Taste } from './taste-forms.ts'
import type { Token } from './tokens.ts'

/** By themselves articles. */
export const RELATIVES = new Set(['der', 'die'])
const SOMEBODY = new Set(['jemand', 'jemanden', 'einen', 'eine'])
/** What stands behind them is where it is done. */
const PLACED = new Set(['dem', 'der', 'den', 'im', 'am', 'beim', 'auf', 'in'])
/** "Der keine Krimis mag". */
const DENYING = new Set('kein keine keinen nicht nie niemals ohne'.split(' '))
/** Behind the verb what it is given for, or may cost: "der gern strickt zum Geburtstag". */
const ENDING = new Set(
  'zu zum zur als bis unter fur max maximal hochstens um so ca circa rund etwa'.split(' '),
)
const GERMAN = 2
const LONGEST_CLAUSE = 9
/** Shorter words for people are articles, too: "el". */
const LEAST_CALLED = 4

export function isSomebody({ text }: Pick<Token, 'text'>): boolean {
  const whom = text.length < LEAST_CALLED ? undefined : recipientOf(text, true)
  return whom !== undefined && whom !== 'gift'
}

function isVerb(token?: Token): boolean {
  return token?.kind === 'word' && token.key.endsWith('t')
}

/** "Für einen Teenager, der zockt": one of those. */
function isOne(tokens: readonly Token[], article: number): boolean {
  return /^(?:m|uns|d|s|ihr)?ein(?:e[nmrs]?)?$|^uns(?:er)e[nmrs]?$/.test(tokens[article]?.key ?? '')
}

export function tasteAtEnd(tokens: readonly Token[], at: number): Taste | undefined {
  if (!RELATIVES.has(tokens[at]?.key ?? '')) return undefined
  const whom = tokens[tokens[at - 1]?.key === ',' ? at - 2 : at - 1]
  const isWhom = SOMEBODY.has(whom?.key ?? '') || recipientOf(whom?.text ?? '', true) !== undefined
  if (!isWhom && !isOne(tokens, tokens[at - 1]?.key === ',' ? at - 3 : at - 2)) return undefined
  const clause = tokens.slice(at + 1, at + 1 + LONGEST_CLAUSE)
  const length = clause.findIndex(
    ({ kind, key }, n) => kind !== 'word' || AND.has(key) || (ENDING.has(key) && isVerb(clause[n - 1])),
  )
  const end = at + 1 + (length < 0 ? clause.length : length)
  const isNone = clause.some(({ key }) => WANTING.has(key) || DENYING.has(key))
  if (!isVerb(tokens[end - 1]) || isNone) return undefined
  for (let start = at + 1; start < end; start++) {
    const found = hobbyAt(tokens, start, GERMAN)
    // "Die ständig Krimis liest" loves them.
    const isObject = found?.next === end - 1 && !PLACED.has(tokens[start - 1]?.key ?? '')
    if (found && (found.next === end || isObject)) return { ...found, next: end }
  }
  return undefined
}
