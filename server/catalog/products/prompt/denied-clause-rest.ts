/** What a short clause turns down beside looks: what somebody has not ("I don't have dandruff", "Kinder haben wir keine"), and words that nothing is known of ("chrome is not what I want"). Pure. */
import { conceptsOf } from './concepts.ts'
import { DENYING, MINE, NOBODY, SAYING, TAILS } from './denied-clause-words.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { isColour, isDescriber } from './synonyms.ts'
import { isGood, isKept } from './things-said.ts'
import type { Token } from './tokens.ts'

const HAVE = new Set(
  'have has had got dont doesnt har hat habe hab haben hast ai as a avons ont tengo tiene tenemos tienen'.split(
    ' ',
  ),
)
const SMALL = new Set("any at all no de d' en del einen eine ein mehr the el la los las les le ni".split(' '))
const LEAST_LETTERS = 4
/** They say how, of nothing that is sold. */
const HOW =
  /(?:ly|ment|mente|weise|ligt|igen|lich)$|^(?:rather|maybe|perhaps|better|eher|lieber|vielleicht|hellre|kanske|plutot|mejor|quizas|also|even|that|this|today|heute|idag)$/

/** An ill, somebody or an animal that there is none of: whoever has no dog wants nothing for one. */
export function lackedIn(said: readonly Token[]): string | undefined {
  const conditions = said.filter((token) => !isSaying(token))
  const [condition] = conditions
  if (conditions.length !== 1 || condition === undefined || !isCondition(condition.text)) return undefined
  const isHad = said.some(({ key }) => HAVE.has(key))
  const isDenied = said.some(({ key }) => DENYING.has(key) || NOBODY.has(key))
  return isHad && isDenied ? condition.text.toLowerCase() : undefined
}

function isSaying({ key }: Token): boolean {
  const isVerb = HAVE.has(key) || DENYING.has(key) || NOBODY.has(key)
  return isVerb || SAYING.has(key) || SMALL.has(key) || TAILS.has(key)
}

function isCondition(word: string): boolean {
  if (isKept(word) || recipientOf(word, true) !== undefined) return true
  return isDescriber(word) && !isGood(word) && !isColour(word)
}

/** "Gemahlen nicht": the first word, where all behind it says no. */
export function unknownIn(tokens: readonly Token[], start: number, end: number): string | undefined {
  const word = tokens[start]
  if (word?.kind !== 'word' || word.key.length < LEAST_LETTERS || HOW.test(word.key)) return undefined
  if (isSaying(word) || MINE.has(word.key) || conceptsOf(word.text).length > 0) return undefined
  if (endOf(tokens, start, 'stop', 'article', 'request') !== undefined) return undefined
  const isDenied = end === start + 2 && DENYING.has(tokens[start + 1]?.key ?? '')
  return isDenied || endOf(tokens, start + 1, 'bothers') === end ? word.text.toLowerCase() : undefined
}
