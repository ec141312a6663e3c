/** Reads what is denied by a word behind it: "a bag, leather no thanks", "Leder lieber nicht", "pero de cuero no". */
import { chatterOf } from './chatter.ts'
import { toldAs } from './composed.ts'
import { isDeniedBefore } from './denied-before.ts'
import { DENYING, denialEnd, isPart } from './denied-behind-end.ts'
import { isPlainThing } from './denied-pairs.ts'
import { endOf } from './phrases.ts'
import { saysNeed } from './need-reader.ts'
import { partWordsOf } from './part-words.ts'
import { refusedBy } from './privatives.ts'
import { addOnce, firstReading, type Reader, type Reading, type Scene } from './reading.ts'
import { isLook } from './things-said.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt, readKnownPhrase, readWord } from './word-readers.ts'

const COST = 3
const MOST_SKIPPED = 4
const MOST_DENIED = 5
/** So near before what is denied of it a thing stands. */
const REACH = 6
/** Who says a whole sentence denies its verb: "ich finde meine Schlüssel nicht". */
const SUBJECTS = new Set(
  "i we he she they you ich wir er sie man jag vi han hon de du je j' tu il elle on nous ils yo me mi se".split(
    ' ',
  ),
)
/** But what somebody can not take is refused: "ich vertrage Milch nicht". */
const TAKING = new Set(
  'verzichten vermeiden vertrage vertragt vertragen tal ater dricker esse isst trinke mag will mochte vill gillar'.split(
    ' ',
  ),
)
/** What somebody does is no thing: "mein Sohn isst keine Nüsse". */
const EATING = new Set(
  'eats eaten ater isst gegessen mange come coma drinks drunk dricker trinkt getrunken boit bebe beba'.split(
    ' ',
  ),
)
/** A reader of what is denied behind it; `constraints` read names and prices of what is denied. */
export function deniedBehindReader(constraints: readonly Reader[]): Reader {
  return (scene, at) => {
    const { tokens } = scene
    const isParted = isPart(scene, at) || isPart(scene, at - 1)
    if (isDeniedBefore(tokens, at) || (!isParted && isSentence(scene, at))) return undefined
    const start = afterSmall(scene, at)
    const things = deniedFrom([...constraints, readKnownPhrase, readWord], scene, start)
    const end = things.length === 0 ? undefined : denialEnd(scene, start, things.at(-1)?.next ?? at)
    if (end === undefined) return pairBehind(scene, start)
    return {
      kind: 'word',
      cost: COST + things.length * COST,
      next: end,
      add: (into) => things.forEach((thing) => thing.add(into, true)),
    }
  }
}

function isSentence({ tokens, languages }: Scene, at: number): boolean {
  const said = chatterOf(languages[0] ?? 'en')
  if (tokens.some(({ key }) => TAKING.has(key)) || tokens[at - 1]?.key === 'kann') return false
  return tokens.slice(0, at).some(({ key, text }) => SUBJECTS.has(key) || said.has(text.toLowerCase()))
}

/** Behind "but", "in" and "de". */
function afterSmall(scene: Scene, start: number): number {
  const { tokens } = scene
  let at = start
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    const isSmall = isPart(scene, at)
    if (!isSmall && (isKnown(tokens, at) || isOfThing(scene, at))) return at
    at = isSmall ? at + 1 : (endOf(tokens, at, 'article', 'stop') ?? at)
  }
  return at
}

/** Known things and traits, names and prices, joined by "or" and "and". */
function deniedFrom(readers: readonly Reader[], scene: Scene, start: number): Reading[] {
  const things: Reading[] = []
  let at = start
  while (things.length < MOST_DENIED) {
    const thing = firstReading(readers, scene, at)
    if (!thing || endOf(scene.tokens, at, 'or', 'and') !== undefined) return []
    if (thing.kind === 'word' && !isKnown(scene.tokens, at) && !isOfThing(scene, at)) return []
    things.push(thing)
    const joint = endOf(scene.tokens, thing.next, 'or', 'and')
    if (joint === undefined) return things
    at = endOf(scene.tokens, joint, 'article') ?? joint
  }
  return things
}

function isKnown(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || DENYING.has(token.key) || saysNeed(token.text) || EATING.has(token.key))
    return false
  const { text } = phraseOrWordAt(tokens, at) ?? token
  const isOne = [text, token.text].some((word) => isThing(word) || isDescriber(word))
  return isOne || partWordsOf(token.key).length > 0 || refusedBy(token.key).length > 0
}

/** With a thing that was said before it names another: of "lámpara, de pie no" the "lámpara de pie". */
function isOfThing({ tokens, languages }: Scene, at: number): boolean {
  const told = tokens[at]
  const isDenied = tokens.slice(at + 1, at + REACH).some(({ key }) => DENYING.has(key))
  if (told?.kind !== 'word' || !isDenied || DENYING.has(told.key)) return false
  return tokens
    .slice(Math.max(0, at - REACH), at)
    .some(({ kind, text }) => kind === 'word' && toldAs(text, told.text, languages) !== undefined)
}

/** "Leather gloves are out": no leather, of gloves. */
function pairBehind(scene: Scene, at: number): Reading | undefined {
  const [told, thing] = [scene.tokens[at], scene.tokens[at + 1]]
  if (told?.kind !== 'word' || thing?.kind !== 'word' || !isLook(told.text)) return undefined
  const end = isPlainThing(thing.text) ? denialEnd(scene, at, at + 2) : undefined
  if (end === undefined) return undefined
  const [trait, head] = [told.text.toLowerCase(), thing.text.toLowerCase()]
  return {
    kind: 'word',
    cost: COST + 2 * COST,
    next: end,
    add: ({ words }) => {
      addOnce(words.not, trait)
      words.pairs.push({ head, trait })
    },
  }
}
