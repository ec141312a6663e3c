/** Reads words of which one must match: "red or blue", "toothbrush or hair dryer", "bikes and toys". */
import { costOf, type ReadingsAt } from './lattice.ts'
import { isUnknown } from './nearly.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reader, type Reading, type Scene } from './reading.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'
import { once } from './once.ts'

const MOST = 20
const LONE = /^\p{L}{4,}$/u
const LIST_SIGNS = new Set([',', ';', '+', '&'])
/** Listed things, behind commas and behind other signs. */
const [LEAST_LISTED, LEAST_ADDED] = [3, 2]
const PERHAPS = new Set(
  'maybe perhaps possibly kanske mojligen vielleicht eventuell peut-etre quizas quiza tal'.split(' '),
)
/** Each of them, so that the group is cheaper than its words one by one. */
const COST = 6

/** A reader for one prompt: of words that are read as nothing else. */
export function alternativesReader(readingsAt: ReadingsAt): Reader {
  const plain = (scene: Scene, at: number): WordAt | undefined => plainWordAt(readingsAt, scene, at)
  return (scene, at) => traitsAt(plain, scene, at) ?? groupAt(plain, scene, at)
}

/** "A red dress or blue", "svart soffa eller grå": of one thing, that is any of these; "a red dress or blue shirt" are two. */
function traitsAt(
  plain: (scene: Scene, at: number) => WordAt | undefined,
  scene: Scene,
  at: number,
): Reading | undefined {
  const first = phraseOrWordAt(scene.tokens, at)
  const thing = first && isTrait(first.text) ? plain(scene, first.next) : undefined
  if (!first || !thing || !isThing(thing.text) || !plain(scene, at)) return undefined
  const said = [first.text]
  let { next } = thing
  while (said.length < MOST) {
    const or = endOf(scene.tokens, next, 'or')
    const other = or === undefined ? undefined : plain(scene, endOf(scene.tokens, or, 'article') ?? or)
    if (!other || !areAlike(first.text, other.text)) break
    said.push(other.text)
    ;({ next } = other)
  }
  if (said.length === 1) return undefined
  const another = phraseOrWordAt(scene.tokens, next)
  const isOther = another !== undefined && isThing(another.text)
  const things = isOther ? [thing.text, another.text] : [thing.text]
  return {
    kind: 'word',
    next: isOther ? another.next : next,
    cost: COST * (said.length + things.length),
    add: ({ words }) => {
      if (isOther) said.forEach((trait) => addOnce(words.wishes, trait))
      else words.any.push(said)
      if (isOther) words.any.push(things)
      else addOnce(words.all, thing.text)
    },
  }
}

/** Two colours, or two materials. */
function areAlike(one: string, other: string): boolean {
  const families = new Set(traitsOf(one).map(({ family }) => family))
  return isTrait(other) && traitsOf(other).some(({ family }) => families.has(family))
}

function isTrait(text: string): boolean {
  return isDescriber(text) && !isThing(text)
}

function groupAt(
  plain: (scene: Scene, at: number) => WordAt | undefined,
  scene: Scene,
  at: number,
): Reading | undefined {
  const first = phraseOrWordAt(scene.tokens, at)
  if (!first || !mayGoOn(scene, first.next) || !plain(scene, at)) return undefined
  const group = [first.text]
  let next = first.next
  let isJoined = false
  const isPhraseOfThing = first.text.includes(' ') && isThing(first.text)
  for (let listed = 0; listed < MOST; listed++) {
    const comma = isListSign(scene.tokens[next]) ? next + 1 : next
    const or = orAt(scene, comma) ?? andOfThings(scene, group, comma)
    if (or === undefined && (comma === next || isJoined)) break
    const start = or ?? comma
    if (endOf(scene.tokens, start, 'not') !== undefined) break
    const word = plain(scene, endOf(scene.tokens, start, 'article') ?? start)
    // "Vin rouge ou blanc" are two colours of one thing.
    if (!word || (isPhraseOfThing && isDescriber(word.text) && !isThing(word.text))) break
    if (!group.includes(word.text)) group.push(word.text)
    next = word.next
    isJoined ||= or !== undefined
  }
  const isSeveral = isJoined || (isList(group, scene.tokens[first.next]) && !deniesAny(scene))
  if (!isSeveral || isLedByChatter(group) || isOfThing(group)) return undefined
  return { kind: 'word', next, cost: COST * group.length, add: ({ words }) => void words.any.push(group) }
}

/** "Warm for winter, scarf or gloves": the things are the choice. */
function isLedByChatter([first = '', ...others]: readonly string[]): boolean {
  return others.length > 1 && !isThing(first) && others.every((word) => isThing(word))
}

/** "Leather handbag, brown or black": the colours are the choice, and all of them of the one thing. */
function isOfThing([first = '', trait = '', ...others]: readonly string[]): boolean {
  const isTold = isThing(first) && !isDescriber(first) && isTrait(trait)
  return isTold && others.length > 0 && others.every((word) => areAlike(trait, word))
}

function mayGoOn({ tokens }: Scene, at: number): boolean {
  return isListSign(tokens[at]) || endOf(tokens, at, 'or', 'and') !== undefined
}

function isListSign(token: Token | undefined): boolean {
  return LIST_SIGNS.has(token?.text ?? '')
}

/** "Or", and the "perhaps" behind it. */
function orAt({ tokens }: Scene, at: number): number | undefined {
  const or = endOf(tokens, at, 'or')
  const next = tokens[or ?? at]
  return or !== undefined && next?.kind === 'word' && PERHAPS.has(next.key) ? or + 1 : or
}

/** "Lipstick, perfume, hand cream", "tent + compass": a shopping list, of things alone. */
function isList(group: readonly string[], sign: Token | undefined): boolean {
  const least = sign?.text === ',' ? LEAST_LISTED : LEAST_ADDED
  return group.length >= least && group.every((word) => isThing(word) && !isOnlyTrait(word))
}

/** "No sugar, cookies, chocolate" refuses one of them. */
const deniesAny = once(({ tokens }: Scene) =>
  tokens.some((_, at) => endOf(tokens, at, 'not', 'without') !== undefined),
)

/** Of "glass" and "orange", which are things as well, nobody makes a list. */
function isOnlyTrait(word: string): boolean {
  return traitsOf(word).length > 0
}

/** "And" between two things that are sold: nothing is both. */
function andOfThings(scene: Scene, group: readonly string[], at: number): number | undefined {
  const and = areThings(group) ? endOf(scene.tokens, at, 'and') : undefined
  const start = and === undefined ? undefined : (endOf(scene.tokens, and, 'article') ?? and)
  const word = start === undefined ? undefined : phraseOrWordAt(scene.tokens, start)
  return word && isThing(word.text) && !isDescriber(word.text) ? and : undefined
}

/** In "rod, reel and net" a word that nothing is known of is one, too. */
function areThings([first = '', ...others]: readonly string[]): boolean {
  return isThing(first) && others.every((word) => isThing(word) || (LONE.test(word) && isUnknown(word)))
}

/** A word, or words that mean one thing, that no other reader reads for less. */
function plainWordAt(readingsAt: ReadingsAt, scene: Scene, at: number): WordAt | undefined {
  const word = phraseOrWordAt(scene.tokens, at)
  if (!word) return undefined
  const isElse = readingsAt(scene, at).some(
    (reading) => reading.kind !== 'word' && costOf(reading, at) < COST,
  )
  return isElse ? undefined : word
}
