/** What is said of a maker behind its name, and where that ends: "has let me down", "ist mir zu teuer", "que no fabrique". Pure. */
import { longestAt } from './indifference-reader.ts'
import { BAD, SAID_BEHIND, SAID_LAST, UNFIT } from './maker-sayings.ts'
import { indexOf } from './phrases-by-first.ts'
import { endOf } from './phrases.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { keyAt, type Token } from './tokens.ts'

/** Words between the name and what is said: "Acme's quality has really gone downhill". */
const REACH = 6
/** And what is said behind that: "again and again", "nach einer Woche". */
const MOST_BEHIND = 5
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
/** They say what the maker is. */
const IS = set(
  'is are was were been be got keeps ar var blev ist sind war waren est sont etait cest es son era fue esta estan',
)
/** What never let anybody down is praised. */
const NEVER = set(
  'never not nie niemals nicht kein keine aldrig inte ej jamais pas nunca jamas no havent hasnt isnt arent wasnt doesnt dont didnt',
)
const AND = set('and but so och men sa und aber also et mais donc y pero or oder eller ou o')
/** A sentence of its own begins with them. */
const SUBJECTS = set("i we jag vi ich wir j' je on nous yo")
const MORE = set('mehr mer langre more anymore again igen wieder plus mas ya already')

const saidBehind = indexOf(SAID_BEHIND)
const saidLast = indexOf(SAID_LAST)
const bad = indexOf(BAD)
const unfit = indexOf(UNFIT)

/** A comma may part it from the name: "Acme, never again." */
export function sayingBehind(tokens: readonly Token[], start: number): Saying | undefined {
  return sayingFrom(tokens, start) ?? sayingApart(tokens, start)
}

export interface Saying {
  readonly end: number
  readonly isPraise: boolean
}

function sayingApart(tokens: readonly Token[], start: number): Saying | undefined {
  const at = start + 1
  const end =
    tokens[start]?.text === ',' ? (longestAt(saidBehind, tokens, at) ?? lastEnd(tokens, at)) : undefined
  return end !== undefined && endsAt(tokens, end) ? { end, isPraise: false } : undefined
}

function sayingFrom(tokens: readonly Token[], start: number): Saying | undefined {
  let [isSaid, isPraise] = [false, false]
  for (let at = start; at < start + REACH; at++) {
    if (tokens[at]?.kind !== 'word') return undefined
    const judged =
      (isSaid ? longestAt(bad, tokens, at) : undefined) ??
      (isSaid && at <= start + 2 ? longestAt(unfit, tokens, at) : undefined)
    const end = longestAt(saidBehind, tokens, at) ?? lastEnd(tokens, at) ?? judged
    if (end !== undefined && !isWhole(tokens, end)) return undefined
    if (end !== undefined)
      return { end: partEnd(tokens, end), isPraise: isPraise || NEVER.has(keyAt(tokens, end)) }
    const key = keyAt(tokens, at).replace(/['’]/, '')
    if (at > start && AND.has(key)) return undefined
    isPraise ||= NEVER.has(key)
    isSaid ||= IS.has(key) || key === 'c'
  }
  return undefined
}

/** "Acme kauf ich nicht mehr". */
function lastEnd(tokens: readonly Token[], at: number): number | undefined {
  const end = longestAt(saidLast, tokens, at)
  if (end === undefined) return undefined
  const more = MORE.has(keyAt(tokens, end)) ? end + 1 : end
  return endsAt(tokens, more) ? more : undefined
}

/** "Acme lamp I don't want in red" is said of another matter. */
function isWhole(tokens: readonly Token[], end: number): boolean {
  if (endsAt(tokens, end)) return true
  const next = endOf(tokens, end, 'article', 'stop') ?? end
  const { kind, text = '' } = tokens[next] ?? {}
  const isMore = kind === 'number' || isThing(text) || isColour(text) || isDescriber(text)
  return (next > end && SUBJECTS.has(keyAt(tokens, end))) || !isMore
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || token.kind === 'sign' || AND.has(token.key)
}

/** Where the part of the prompt ends that it is said in, where that is near and names nothing. */
function partEnd(tokens: readonly Token[], start: number): number {
  for (let at = start; at <= start + MOST_BEHIND; at++) {
    if (endsAt(tokens, at)) return at
    if (tokens[at]?.kind !== 'word' || isThing(tokens[at]?.text ?? '')) return start
  }
  return start
}
