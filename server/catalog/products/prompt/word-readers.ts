/** Readers of what is left: product names, quoted phrases, words to drop and words to search for. */
import { isIdle } from './no-denials.ts'
import { partWordsOf } from './part-words.ts'
import { onceAt } from './once.ts'
import { endOf, isSmallIn } from './phrases.ts'
import { nothingElseEnd } from './praises.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { entriesOfWord, isDescriber, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'

const NAME_COST = 1
/** Alternatives are rather read as such. */
const OR_COST = 7
const PHRASE_COST = 6
const PHRASE_TOKENS = 6
const INSIDE_NUMBERS = new Set(['-', '/', ':'])

/** "Air Max", "no-iron": product names that would otherwise read as constraints. */
export function readProductName({ tokens }: Scene, at: number): Reading | undefined {
  const next = endOf(tokens, at, 'name')
  if (next === undefined) return undefined
  const texts = tokens.slice(at, next).map(({ text }) => text.toLowerCase())
  return {
    kind: 'word',
    next,
    cost: NAME_COST,
    add: ({ words }, negated) => {
      if (negated) addOnce(words.notPhrases, texts.join(' '))
      else texts.forEach((text) => addOnce(words.all, text))
    },
  }
}

/** Quotes make a phrase: words in this order, none of them read as anything else. */
export function readQuoted({ tokens }: Scene, at: number): Reading | undefined {
  const token = tokens[at]
  if (token?.kind !== 'quoted') return undefined
  const [first, second] = token.inner
  if (!first) return nothing(at + 1)
  const text = token.text.toLowerCase()
  // Signs that stand apart from an only word are none of it: "under %".
  const word = /\s/.test(text) ? first.text.toLowerCase() : text
  return {
    kind: 'word',
    next: at + 1,
    cost: NAME_COST,
    add: ({ words }, negated) => {
      if (second) addOnce(negated ? words.notPhrases : words.phrases, text)
      else addOnce(negated ? words.not : words.all, word)
    },
  }
}

/** "show me", "anything", but not the start of "anything but"; "Alexa, …" calls. */
export function readRequest({ tokens }: Scene, at: number): Reading | undefined {
  const isCalled = at === 0 && /^(?:alexa|siri|google)$/.test(tokens[0]?.key ?? '')
  if (isCalled && tokens[1]?.text === ',') return nothing(2, 'request')
  const next = nothingElseEnd(tokens, at) ?? endOf(tokens, at, 'request', 'asksNone', 'orAlike')
  const denial = endOf(tokens, at, 'not', 'without') ?? 0
  return next === undefined || denial > next ? undefined : nothing(next, 'request')
}

/** Stop words, connectors, signs, and what an elision leaves ("d'"). */
export function readStop(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const next = endOf(tokens, at, 'stop', 'or', 'and')
  if (next === at + 1 && isForeign(scene, at)) return undefined
  const or = endOf(tokens, at, 'or')
  if (next !== undefined) return { ...nothing(next), ...(or === undefined ? {} : { cost: OR_COST }) }
  const token = tokens[at]
  return token?.kind === 'sign' || token?.key.endsWith("'") ? nothing(at + 1) : undefined
}

/** A small word of another language that names something in that of the prompt: the Swedish "te", the German "Samt". */
export function isForeign({ tokens, languages: [language] }: Scene, at: number): boolean {
  const word = tokens[at]?.text.toLowerCase() ?? ''
  if (language === undefined || isSmallIn(word, language)) return false
  // "Mitt barnbarn", though an English mitt is worn.
  if (recipientOf(tokens[at + 1]?.text ?? '', true) !== undefined) return false
  return entriesOfWord(word).some((entry) => entry.language === language && entry.spelt === word)
}

/** The "not" of "can not sleep", and the "noch" of "noch ein Regal". */
export function readIdle({ tokens }: Scene, at: number): Reading | undefined {
  return isIdle(tokens, at) || isOne(tokens, at) ? nothing(at + 1) : undefined
}

/** "The red one" is whatever was named. */
function isOne(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key
  const before = tokens[at - 1]
  return (key === 'one' || key === 'ones') && before?.kind === 'word' && isDescriber(before.text)
}

export function readWord({ tokens }: Scene, at: number): Reading | undefined {
  const word = wordAt(tokens, at)
  return (
    word && {
      kind: 'word',
      next: word.next,
      add: ({ words }, negated) => addOnce(negated ? words.not : words.all, word.text),
    }
  )
}

/** Words that mean one thing together: "hair dryer", "sans fil", "pot de fleurs". */
export function readKnownPhrase({ tokens }: Scene, at: number): Reading | undefined {
  const phrase = phraseAt(tokens, at)
  if (!phrase) return undefined
  const { text, next } = phrase
  return {
    kind: 'word',
    next,
    cost: PHRASE_COST,
    add: ({ words }, negated) => addOnce(negated ? words.not : words.all, text),
  }
}

/**
 * "Sans plastique" refuses what is of it, as "sans cuir" does; "sans fil" is one thing; so is "chaussures sans lacets" of shoes and what they lack.
 */
export function isLacking(tokens: readonly Token[], at: number, next: number): boolean {
  const denied = endOf(tokens, at, 'without')
  if (denied === undefined || denied >= next) return false
  const text = tokens.slice(denied, next).map(({ text }) => text.toLowerCase())
  if (traitsOf(text.join(' ')).some(({ family }) => family === 'material')) return true
  return partWordsOf(text.join(' ')).length > 0
}

export interface WordAt {
  readonly text: string
  readonly next: number
}

export function phraseOrWordAt(tokens: readonly Token[], at: number): WordAt | undefined {
  return phraseAt(tokens, at) ?? wordAt(tokens, at)
}

/** The longest that the table of things and traits has, as it is written there. */
const phraseAt = onceAt(findPhrase)

function findPhrase(tokens: readonly Token[], at: number): WordAt | undefined {
  // "Bara gitarren" is only that, and nothing to carry ("bära").
  if (tokens[at]?.text.toLowerCase() === 'bara') return undefined
  const end = Math.min(tokens.length, at + PHRASE_TOKENS)
  let last = at
  while (last < end && tokens[last]?.kind === 'word') last += 1
  for (let next = last; next > at + 1; next--) {
    const text = phraseIn(tokens.slice(at, next).map((token) => token.text.toLowerCase()))
    if (text !== undefined && !isLacking(tokens, at, next) && !isForSomebody(tokens, at, next, text))
      return { text, next }
  }
  return undefined
}

const FOR = new Set('for för till für fürs pour para'.split(' '))

/** A "libro para bebé" is a book for a baby, and none about it, as a "libro de bebé" is. */
function isForSomebody(tokens: readonly Token[], at: number, next: number, text: string): boolean {
  const link = tokens.slice(at + 1, next - 1).find((token) => FOR.has(token.text.toLowerCase()))
  const whom = tokens[next - 1]?.text ?? ''
  return (
    link !== undefined &&
    !text.split(' ').includes(link.text.toLowerCase()) &&
    traitsOf(whom).some(({ family }) => family === 'for')
  )
}

/** What is glued to a number is one word with it: "3-pack", "50x70", "42-44", "100%". */
export function wordAt(tokens: readonly Token[], at: number): WordAt | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word' && first?.kind !== 'number') return undefined
  let text = first.typed ?? first.text
  let next = at + 1
  while (first.kind === 'number') {
    const sign = tokens[next]
    const joined = sign?.glued && INSIDE_NUMBERS.has(sign.text) ? next + 1 : next
    const part = tokens[joined]
    if (!part?.glued || (part.kind !== 'number' && part.kind !== 'word')) break
    text += (joined > next ? sign?.text : '') + part.text
    next = joined + 1
  }
  const percent = tokens[next]
  if (percent?.glued && percent.text === '%') return { text: `${text}%`.toLowerCase(), next: next + 1 }
  return { text: text.toLowerCase(), next }
}

/** When every word is a stop word and nothing was asked ("The The"), the words are what is searched for. */
export function plainWords(tokens: readonly Token[]): string[] {
  return [
    ...new Set(
      tokens.filter(({ kind }) => kind === 'word').map(({ text, typed = text }) => typed.toLowerCase()),
    ),
  ]
}
