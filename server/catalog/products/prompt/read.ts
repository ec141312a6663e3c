/** Reads a product search prompt, the language a shopper uses, into constraints that must hold and words to find. */
import {
  readAvailability,
  readDiscount,
  readMeasure,
  readOrder,
  readPriceBound,
  readSale,
} from './constraint-readers.ts'
import { anEmptyInterpretation, type Interpretation } from './interpretation.ts'
import { guessLanguages } from './languages.ts'
import { readCollection, readTag, readVendor } from './name-readers.ts'
import { readLongName } from './long-name-reader.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { nameIndex } from './names.ts'
import { modifiersIn } from './modifiers.ts'
import { readFree } from './free-reader.ts'
import { negationReader } from './negation-reader.ts'
import { readOperator } from './operator-reader.ts'
import { endOf } from './phrases.ts'
import { firstReading, nothing, type Reader, type Reading, type Scene } from './reading.ts'
import { readAge } from './age-reader.ts'
import { readSize } from './size-reader.ts'
import { scan, type Token } from './tokens.ts'
import { readProductName, readQuoted, readRequest, readStop, readWord, wordAt } from './word-readers.ts'

/** The workspace's own names and the currency it sells in (ISO 4217), which settles "kr" and "$". */
export interface Known {
  readonly vendors: readonly string[]
  readonly collections: readonly string[]
  readonly tags: readonly string[]
  /** Of its products, letters and digits only. */
  readonly sizes?: readonly string[]
  readonly currency?: string
}

const CONSTRAINTS: readonly Reader[] = [
  readOperator,
  readLongName,
  readDiscount,
  readPriceBound,
  readOrder,
  readSale,
  readAvailability,
  readCollection,
  readTag,
  readVendor,
  readSize,
  readAge,
]

const MOST_ALTERNATIVES = 20

/** Tried in this order at every place; the first to recognize something wins, and the rest are words. */
const READERS_BEFORE_WORDS: readonly Reader[] = [
  readQuoted,
  readLongName,
  readRequest,
  ...CONSTRAINTS,
  readFree,
  readProductName,
  readMeasure,
  negationReader(CONSTRAINTS),
  readStop,
]
const READERS: readonly Reader[] = [...READERS_BEFORE_WORDS, readWord]

/**
 * What is read as a constraint is not a word any more; what nothing recognizes is a word. Never throws, whatever the
 * prompt; the time is linear in its length. The arrays of `known` are indexed once and must not change afterwards.
 */
export function readPrompt(prompt: string, known: Known): Interpretation {
  const scene = sceneOf(scan(prompt), known)
  const interpretation = anEmptyInterpretation()
  let isSilent = true
  let previous: Reading | undefined
  for (let at = 0; at < scene.tokens.length;) {
    const reading = readAlternatives(scene, at) ?? firstReading(READERS, scene, at) ?? nothing(at + 1)
    reading.add(interpretation, false)
    isSilent &&= reading.kind === 'nothing'
    previous = reading
    at = previous.next
  }
  if (isSilent) interpretation.words.all = plainWords(scene.tokens)
  interpretation.languages = guessLanguages(scene.tokens)
  interpretation.words.modifiers = modifiersIn(scene.tokens, interpretation.languages).filter((word) =>
    interpretation.words.all.includes(word),
  )
  return interpretation
}

function sceneOf(tokens: readonly Token[], known: Known): Scene {
  return {
    tokens,
    vendors: nameIndex(known.vendors),
    collections: nameIndex(known.collections),
    tags: nameIndex(known.tags),
    sizes: new Set(known.sizes),
    shop: known.currency,
  }
}

/** "red or blue", "red, blue or green", "bikes and toys": words joined so are one group, of which one must match. */
function readAlternatives(scene: Scene, at: number): Reading | undefined {
  const first = plainWordAt(scene, at)
  if (!first) return undefined
  const group = [first.text]
  let next = first.next
  let isJoined = false
  for (let listed = 0; listed < MOST_ALTERNATIVES; listed++) {
    const comma = scene.tokens[next]?.text === ',' ? next + 1 : next
    const or = endOf(scene.tokens, comma, 'or') ?? andOfThings(scene, group, comma)
    if (or === undefined && (comma === next || isJoined)) break
    const start = or ?? comma
    const word = plainWordAt(scene, endOf(scene.tokens, start, 'article') ?? start)
    if (!word) break
    if (!group.includes(word.text)) group.push(word.text)
    next = word.next
    isJoined ||= or !== undefined
  }
  return isJoined ? { kind: 'word', next, add: ({ words }) => void words.any.push(group) } : undefined
}

/** "And" between two things that are sold: nothing is both. */
function andOfThings(scene: Scene, group: readonly string[], at: number): number | undefined {
  const and = group.every((word) => isThing(word)) ? endOf(scene.tokens, at, 'and') : undefined
  const word = and === undefined ? undefined : wordAt(scene.tokens, and)
  return word && isThing(word.text) && !isDescriber(word.text) ? and : undefined
}

/** A word no other reader claims. */
function plainWordAt(scene: Scene, at: number): { text: string; next: number } | undefined {
  const word = wordAt(scene.tokens, at)
  if (!word) return undefined
  return firstReading(READERS_BEFORE_WORDS, scene, at) ? undefined : word
}

/** When every word is a stop word and nothing was asked ("The The"), the words are what is searched for. */
function plainWords(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text.toLowerCase()))]
}
