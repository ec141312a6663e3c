/** "A thermos or something like that", "hammare eller liknande", "ein Zelt oder so was": that first, and what is like it. Pure. */
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import type { Likeness } from './likeness.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import { scan, type Token } from './tokens.ts'
import { written } from './written.ts'

/** Undefined where nothing that is sold is named before it: "around 20 euros or so". */
export function orAlikeIn(prompt: string): Likeness | undefined {
  const tokens = scan(prompt)
  for (let at = 1; at < tokens.length; at++) {
    const end = endOf(tokens, at, 'orAlike')
    if (end === undefined) continue
    const last = tokens[at - 1]?.text === ',' ? at - 1 : at
    const clause = clauseOf(tokens, last)
    const start = behindSmall(tokens, clause, last)
    const name = tokens.slice(start, last)
    if (!name.some(isNaming) || isChoice(tokens, start, last)) continue
    return {
      name: written(name),
      isCheaper: false,
      isOfOthers: false,
      isOfOtherColour: false,
      isOfAny: true,
      isItself: true,
      before: [],
      rest: `${written(tokens.slice(0, clause))} ${written(tokens.slice(end))}`.trim(),
    }
  }
  return undefined
}

/** Behind the last sign. */
function clauseOf(tokens: readonly Token[], end: number): number {
  return tokens.slice(0, end).findLastIndex(parts) + 1
}

function parts({ kind, glued, text }: Token): boolean {
  return kind === 'sign' && (!glued || text === ',' || text === '!' || text === ':')
}

/** Behind what asks, and articles. */
function behindSmall(tokens: readonly Token[], clause: number, end: number): number {
  let start = clause
  let next = smallEnd(tokens, start)
  while (next !== undefined && next < end) {
    start = next
    next = smallEnd(tokens, start)
  }
  return start
}

function smallEnd(tokens: readonly Token[], at: number): number | undefined {
  return endOf(tokens, at, 'request', 'article', 'stop')
}

/** "Honey or jam or something": whatever of these. */
function isChoice(tokens: readonly Token[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (endOf(tokens, at, 'or') !== undefined) return true
  return false
}

function isNaming({ kind, text }: Token): boolean {
  return kind === 'word' && isThing(text) && !isFiller(text) && recipientOf(text, true) === undefined
}
