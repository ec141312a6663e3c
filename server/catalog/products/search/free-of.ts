/** What a text says a product is free of: "sugar-free", "ohne Zucker und Honig", "sockerfri", "sin cera de abeja", "contient pas de gluten". Pure. */
import { conceptsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { partWordsOf } from '../prompt/part-words.ts'
import { phraseEntries } from '../prompt/synonyms.ts'
import { isMaterial } from '../prompt/traits.ts'
import { placesNotSaid } from './without.ts'
import { plainWords, wordsOf } from './words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const BEFORE = set(
  `without no zero neither ohne kein keine keinen keinerlei weder utan inga inget ingen varken fri sans aucun aucune ni sin saknar lacks
  senza libre exempt exempte exento exenta non`,
)
const BETWEEN = set(
  'of from a an any added artificial synthetic von an fran de d all tillsatt tillsatta zugesetzten zugesetzte kunstliche kunstlichen anadido anadidos ajoute ajoutes',
)
const BEHIND = set('free frei freie freier freies freien fri fritt fria')
const ENDINGS = /^(\p{L}{4,})(?:freie[nrs]?|frei|fritt|fria|fri|less|lose[mnrs]?|los|losa|lost)$/u
const BETWEEN_MAXIMUM = 2
const NOT = set('not inte ej nicht pas no')
const HOLDING = set(
  'contain contains containing have contiene contienen lleva llevan tiene tienen contient contiennent comporte comportent possede innehaller innehalla har enthalt enthalten',
)
/** What goes on with what is denied; "and" does with what a thing may have in it or on it. */
const OR = set('or eller oder ou o u ni nor noch')
const AND = set('and och samt und sowie et y e &')
/** Said of what is in a thing, which names none. */
const CONTENT = /-(?:content|note|taste)$|^(?:gluten|lactose|alcohol|caffeine|sulfate|parabens)$/
const SIGNS = /([,;!?()\n]|\.(?=\s|$)|\s&\s|[-‐‑](?=\s))/
const SIGN = /^[^\p{L}\p{N}]+$/u
const MOST_CHARACTERS = 20_000
const MOST_LISTED = 12
const LONGEST_NAME = 4

/** Behind what it does, in English before it: "kratzt nicht", "kliar inte", "ne gratte pas". */
const NOT_DONE = set('nicht inte ej pas')
const DOES_NOT = set('doesnt dont wont')
const DOES = set('does do will')

/** The words, folded, that are denied of it, each also in the name that it stands in: what is marked is not what it contains. */
export function deniedIn(text: string): string[] {
  const tokens = tokensOf(text)
  // "Not wireless" has a wire.
  const notSaid = placesNotSaid(tokens)
  return tokens.flatMap((token, at) =>
    notSaid.has(at)
      ? []
      : [
          ...gluedIn(token, tokens, at),
          ...behindIn(tokens, at),
          ...before(tokens, at),
          ...notDone(tokens, at),
        ],
  )
}

function tokensOf(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .split(SIGNS)
    .flatMap((part) => {
      const sign = part.trim()
      if (sign === '') return []
      return SIGN.test(sign) ? [sign] : plainWords(wordsOf(part)).map((word) => word.text)
    })
}

function gluedIn(token: string, tokens: readonly string[], at: number): string[] {
  const glued = ENDINGS.exec(token)?.[1]
  if (glued === undefined) return []
  return [glued, ...(glued.endsWith('s') ? [glued.slice(0, -1)] : []), ...sharing(tokens, at)]
}

/** "Gluten: fri från" ends there; "fri från gluten" goes on. */
function behindIn(tokens: readonly string[], at: number): string[] {
  const behind = tokens.slice(at + 1)
  const isBehind = behind.length <= BETWEEN_MAXIMUM && behind.every((next) => BETWEEN.has(next))
  if (!BEHIND.has(tokens[at] ?? '') || !(isBehind || !BETWEEN.has(behind[0] ?? ''))) return []
  const word = tokens[at - 1] ?? ''
  return isSign(word)
    ? []
    : [word, ...namesOf(tokens.slice(Math.max(0, at - 2), at)), ...sharing(tokens, at - 1)]
}

/** "Gluten- und laktosefrei", "nut and dairy free": both. */
function sharing(tokens: readonly string[], at: number): string[] {
  if (!AND.has(tokens[at - 1] ?? '')) return []
  const word = tokens[at - 2] ?? ''
  const other = isSign(word) ? (tokens[at - 3] ?? '') : word
  return isSign(other) || !(isSign(word) || isContent(other)) ? [] : [other]
}

/** Behind "without": one thing, or all of a list that ends with "or" or "and". */
function before(tokens: readonly string[], at: number): string[] {
  const start = denialEnd(tokens, at)
  const first = start === undefined ? undefined : nounAt(tokens, start)
  if (first === undefined) return []
  const denied = [...first.texts]
  const pending: string[] = []
  let { next } = first
  for (let listed = 0; listed < MOST_LISTED; listed++) {
    const joint = tokens[next] === ',' ? next + 1 : next
    const isOr = OR.has(tokens[joint] ?? '')
    const isAnd = AND.has(tokens[joint] ?? '')
    const noun = isOr || isAnd || joint > next ? nounAt(tokens, isOr || isAnd ? joint + 1 : joint) : undefined
    if (noun === undefined) break
    pending.push(...noun.texts)
    next = noun.next
    if (isOr || isAnd) denied.push(...pending.splice(0).filter((text) => isOr || isContent(text)))
  }
  return denied
}

/** A verb that nothing is known of: "kratzt nicht", "does not itch", "ne gratte pas". */
function notDone(tokens: readonly string[], at: number): string[] {
  const token = tokens[at] ?? ''
  const isBefore = DOES_NOT.has(token) || (token === 'not' && DOES.has(tokens[at - 1] ?? ''))
  const verb = (NOT_DONE.has(token) ? tokens[at - 1] : isBefore ? tokens[at + 1] : undefined) ?? ''
  const isVerb = token === 'pas' ? tokens[at - 2] === 'ne' : conceptsOf(verb).length === 0
  return isVerb && !isSign(verb) && !HOLDING.has(verb) ? [verb] : []
}

function denialEnd(tokens: readonly string[], at: number): number | undefined {
  const [word = '', next = ''] = tokens.slice(at, at + 2)
  const denies = NOT.has(word) || DOES_NOT.has(word)
  if ((denies && HOLDING.has(next)) || (HOLDING.has(word) && NOT.has(next))) return at + 2
  return BEFORE.has(word) || (word === 'free' && BETWEEN.has(next)) ? at + 1 : undefined
}

/** A word, and the name of several that begins with it. */
function nounAt(
  tokens: readonly string[],
  start: number,
): { readonly texts: readonly string[]; readonly next: number } | undefined {
  let at = start
  while (at < start + BETWEEN_MAXIMUM && BETWEEN.has(tokens[at] ?? '')) at += 1
  const word = tokens[at] ?? ''
  if (isSign(word) || BEFORE.has(word)) return undefined
  for (let count = LONGEST_NAME; count > 1; count--) {
    const names = namesOf(tokens.slice(at, at + count))
    if (names.length > 0) return { texts: [word, ...names], next: at + count }
  }
  return { texts: [word], next: at + 1 }
}

/** What words are together, as the tables call it. */
function namesOf(words: readonly string[]): string[] {
  return words.length < 2 || words.some(isSign)
    ? []
    : [...new Set(phraseEntries(words).map(({ id }) => fold(id.replaceAll('-', ' '))))]
}

function isSign(token: string): boolean {
  return token === '' || SIGN.test(token)
}

/** Whether a thing may have it: no "gentle" of "without perfume and gentle". */
function isContent(word: string): boolean {
  const concepts = conceptsOf(word)
  return (
    concepts.some(({ id, isThing }) => isThing || CONTENT.test(id)) ||
    isMaterial(word) ||
    partWordsOf(word).length > 0
  )
}
