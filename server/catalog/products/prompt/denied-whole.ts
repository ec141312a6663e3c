/** Reads what a thing is to be without where two words or three name it: "without glass beads", "no mesh liner". Pure. */
import { described, namesThing } from './denied-parts.ts'
import { genericEnd } from './denied-skipped.ts'
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isDescriber, isThing, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isMaterial, traitsOf } from './traits.ts'

const LONGEST = 3
/** English adjectives that stand before what they tell of: "interesterified", "synthetic". */
const ADJECTIVE = /^\p{L}{3,}(?:ed|ing|ic|al|ive|able|ible|ous|ful|ary|ory)$/u
/** What food is made into. */
const OF_FOOD = new Set(
  'oil powder extract syrup flour starch protein fat coating filling topping pieces'.split(' '),
)
const ENDS = ['stop', 'or', 'and', 'not', 'without', 'request', 'below', 'atMost', 'atLeast'] as const

/** What is refused in several words that are one: "long sleeves", "mesh liner". */
export function severalWords(scene: Scene, at: number): Reading | undefined {
  return described(scene.tokens, at) ?? wholeNoun(scene, at)
}

/**
 * At the end of a prompt, or of a part of it, in languages that put what a noun is of before it. All of it is refused, and
 * none of it looked for.
 */
function wholeNoun(scene: Scene, at: number): Reading | undefined {
  const { tokens, languages } = scene
  if (!namesThing(tokens, at) || languages.includes('fr') || languages.includes('es')) return undefined
  const words = wordsFrom(tokens, at)
  const noun = words.at(-1)
  if (noun === undefined || words.length < 2 || words.length > LONGEST || !isNoun(noun)) return undefined
  // "Utan blommigt mönster" is refused as "blommigt".
  if (genericEnd(scene, at + words.length - 1) !== at + words.length - 1) return undefined
  const isOne = words
    .slice(0, -1)
    .every((word, index) => isBefore(word, words[index + 1] ?? noun, index === 0, words.length === LONGEST))
  if (!isOne) return undefined
  const texts = words.map(({ text }) => text.toLowerCase())
  if (phraseIn(texts.slice(-2)) !== undefined || phraseIn(texts.slice(0, 2)) !== undefined) return undefined
  const [first = ''] = texts
  return {
    kind: 'word',
    next: at + words.length,
    // Whatever is of plastic, where it is to have "no plastic bottle".
    add: ({ words: into }) =>
      isMaterial(first) ? addOnce(into.not, first) : addOnce(into.notPhrases, texts.join(' ')),
  }
}

function wordsFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(
    (token, index) => index >= at && (token.kind !== 'word' || endOf(tokens, index, ...ENDS) !== undefined),
  )
  const isCut = end !== -1 && tokens[end]?.kind !== 'sign' && tokens[end]?.kind !== 'word'
  return isCut ? [] : tokens.slice(at, end === -1 ? undefined : end)
}

/** No colour, material, or word that tells for whom: "without sleeves black", "without a buckle women". */
function isNoun({ text, key }: Token): boolean {
  return traitsOf(text).length === 0 && !isFiller(text) && !ADJECTIVE.test(key)
}

/** What the noun behind it is of, or like: an adjective, a letter, a material, or of what is eaten what it is made of. */
function isBefore({ text, key }: Token, behind: Token, isFirst: boolean, isLong: boolean): boolean {
  if (/^\p{L}$/u.test(key) || ADJECTIVE.test(key)) return true
  // "Ohne mineralische Öle".
  if (/^\p{Ll}+e[mnrs]?$/u.test(text) && /^\p{Lu}/u.test(behind.text)) return true
  if (isLong && isFirst) return false
  if (OF_FOOD.has(behind.key)) return true
  return isMaterial(text) || (isDescriber(text) && !isThing(text) && !/[^s]s$/.test(key))
}
