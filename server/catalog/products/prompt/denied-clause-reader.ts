/** Reads a clause that turns down in words of its own what it begins or ends with: "leather doesn't go with my flat", "nobody here wears black", "Wolle sieht billig aus". */
import { onesEnd } from './another-one.ts'
import { chatterOf } from './chatter.ts'
import { conceptsOf, kindsOf } from './concepts.ts'
import { fold } from './fold.ts'
import { withoutCeasing } from './unable.ts'
import { lackedIn, unknownIn } from './denied-clause-rest.ts'
import {
  ALLOWING,
  BAD,
  BEGINNING,
  CHEAP,
  CONTRASTING,
  DENYING,
  GOING_ON,
  HAVING,
  LOOKING,
  MINE,
  NOBODY,
  SAYING,
  SIZED,
  TAKING,
  TAILS,
} from './denied-clause-words.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGift, recipientOf } from './recipients.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { isGood, isKept, thingsFrom } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'

/** Dearer than a denial of what stands right behind it. */
const COST = 9
const [LONGEST, MOST_BEFORE] = [12, 5]

interface Clause {
  readonly tokens: readonly Token[]
  /** Of its language, which may be things in another. */
  readonly small: ReadonlySet<string>
  readonly start: number
  readonly end: number
}

/** Only where something is asked for beside it. */
export function readDeniedClause({ tokens, languages }: Scene, at: number): Reading | undefined {
  if (!startsClause(tokens, at)) return undefined
  const small = chatterOf(languages[0] ?? 'en')
  const clause = { tokens, small, start: at, end: endOfClause(tokens, at) }
  if (clause.end - at < 2 || clause.end - at > LONGEST || !asksElse(clause)) return undefined
  const words = refusedFirst(clause) ?? refusedLast(clause) ?? refusedElse(clause)
  if (!words) return undefined
  return {
    kind: 'word',
    cost: COST + clause.end - at,
    next: clause.end,
    add: (into) => words.forEach((word) => addOnce(into.words.not, word)),
  }
}

function startsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return tokens[at]?.kind === 'word' && (before === undefined || parts(before))
}

function parts({ kind, text, key }: Token): boolean {
  return (kind === 'sign' && text !== '&') || GOING_ON.has(key)
}

function endOfClause(tokens: readonly Token[], at: number): number {
  let end = at
  while (end < tokens.length && end <= at + LONGEST && !parts(tokens[end] as Token)) end += 1
  return end
}

/** A thing that is none of the clause's, or a present. */
function asksElse({ tokens, start, end }: Clause): boolean {
  return tokens.some(
    ({ kind, text }, at) => (at < start || at >= end) && kind === 'word' && (isThing(text) || isGift(text)),
  )
}

/** "Leather doesn't last", "ich finde Schwarz furchtbar". */
function refusedFirst(clause: Clause): readonly string[] | undefined {
  const { tokens, start, end } = clause
  for (let at = start; at < Math.min(end, start + MOST_BEFORE); at++) {
    const { words, next } = thingsFrom(tokens, at, (word) => isRefusable(word, clause))
    const things = { words, next: onesEnd(tokens, next) }
    if (words.length > 0 && things.next < end)
      return isTurnedDown(clause, things.next) && !isTheirs(clause, at, things) ? things.words : undefined
    if (!BEGINNING.has(tokens[at]?.key ?? '')) return undefined
  }
  return undefined
}

/** "My white walls", "the white wall", and what it is like so that it is no more. */
function isTheirs(clause: Clause, start: number, { next }: { readonly next: number }): boolean {
  const { tokens } = clause
  const behind = tokens[next] ?? { key: '', text: '' }
  return (
    MINE.has(tokens[start]?.key ?? '') ||
    behind.key === 'so' ||
    isContrasted(clause, next) ||
    !(isTold(behind, clause) || endOf(tokens, next, 'stop', 'not') !== undefined)
  )
}

/** "Leather not fabric". */
function isContrasted(clause: Clause, at: number): boolean {
  const [denial, other] = [clause.tokens[at], clause.tokens[at + 1]]
  return CONTRASTING.has(denial?.key ?? '') && other !== undefined && !isTold(other, clause)
}

/** What is behind it says so in one way only: that wool isn't ugly praises it. */
function isTurnedDown(clause: Clause, from: number): boolean {
  const rest = withoutCeasing(clause.tokens, from, clause.end)
  const isDenied = rest.some(({ key }) => DENYING.has(key) || NOBODY.has(key))
  const isCheap = rest.some(({ key }) => LOOKING.has(key)) && rest.some(({ key }) => CHEAP.has(key))
  const isBad = isCheap || rest.some(({ key }) => BAD.has(key))
  if (
    isDenied === isBad ||
    rest.some(({ key }, at) => ALLOWING.has(key) && !NOBODY.has(rest[at - 1]?.key ?? ''))
  )
    return false
  if (isDenied && rest.some(({ key }) => HAVING.has(key) || SIZED.has(key))) return false
  return !namesElse(clause, from)
}

/** "Nobody here likes black", "jamás me pondría negro". */
function refusedLast(clause: Clause): readonly string[] | undefined {
  const { tokens, start } = clause
  let { end } = clause
  while (end > start && TAILS.has(tokens[end - 1]?.key ?? '')) end -= 1
  for (let at = start + 1; at < end; at++) {
    const things = thingsFrom(tokens, at, (word) => isRefusable(word, clause))
    if (things.words.length === 0) continue
    return things.next === end && isSaidBefore(tokens.slice(start, end)) ? things.words : undefined
  }
  return undefined
}

function refusedElse({ tokens, small, start, end }: Clause): readonly string[] | undefined {
  const unknown = small.has(tokens[start]?.text.toLowerCase() ?? '')
    ? undefined
    : unknownIn(tokens, start, end)
  const word = lackedIn(tokens.slice(start, end)) ?? unknown
  return word === undefined ? undefined : [word]
}

/** Somebody or nobody, a verb of taking, and what denies it before it. */
function isSaidBefore(said: readonly Token[]): boolean {
  const keys = said.map(({ key }) => key)
  const isNobody = keys.some((key) => NOBODY.has(key))
  const denial = keys.findIndex((key) => DENYING.has(key))
  const isSomebody = keys.some((key) => SAYING.has(key)) || keys[0] === 'no' || denial === 0
  if (!(isNobody || (isSomebody && denial >= 0))) return false
  if (keys.some((key, at) => HAVING.has(key) || (ALLOWING.has(key) && !NOBODY.has(keys[at - 1] ?? ''))))
    return false
  return keys.some((key) => TAKING.has(key))
}

/** What it is like or made of, or a kind of what is asked for. */
function isRefusable(word: string, clause: Clause): boolean {
  if (clause.small.has(word)) return false
  if (isColour(word) || isMaterial(word)) return true
  if (recipientOf(word, true) !== undefined || isKept(word) || SIZED.has(fold(word))) return false
  if (isDescriber(word) && !isThing(word)) return true
  return isGood(word) && isKindOfAsked(word, clause)
}

function isKindOfAsked(word: string, { tokens, start, end }: Clause): boolean {
  const asked = new Set(
    tokens
      .filter(({ kind }, at) => kind === 'word' && (at < start || at >= end))
      .flatMap(({ text }) => conceptsOf(text).map(({ id }) => id)),
  )
  const ids = conceptsOf(word).map(({ id }) => id)
  return !ids.some((id) => asked.has(id)) && ids.some((id) => kindsOf(id).some((kind) => asked.has(kind)))
}

/** Another thing or trait in it; one of theirs, or where it is, says nothing: "with my sofa", "in the house". */
function namesElse(clause: Clause, from: number): boolean {
  const { tokens, end } = clause
  return tokens.slice(from, end).some((token, index) => {
    if (token.kind !== 'word') return token.kind === 'number'
    if (isTold(token, clause) || !isKnown(token)) return false
    const at = from + index - 1
    const isPlaced = endOf(tokens, at, 'article', 'stop') !== undefined || MINE.has(tokens[at]?.key ?? '')
    return !isPlaced || isColour(token.text) || isMaterial(token.text)
  })
}

function isTold({ key, text }: Pick<Token, 'key' | 'text'>, { small }: Clause): boolean {
  const isSaid = [DENYING, NOBODY, BAD, CHEAP, LOOKING, TAKING, SAYING, MINE].some((words) => words.has(key))
  return isSaid || small.has(text.toLowerCase())
}

function isKnown({ text }: Token): boolean {
  return isColour(text) || isDescriber(text) || conceptsOf(text).length > 0
}
