/** Reads negation and applies it to the next thing: a constraint, a word, or a list joined by "or". */
import { deniedBy, listedWith, materialBehind, type Listed } from './denied-lists.ts'
import { followsThing, isFirst, isPlainThing, pairsIn, toldBehind } from './denied-pairs.ts'
import {
  goodsEnd,
  isOfThing,
  isOtherThing,
  makerBehind,
  namesThing,
  partOf,
  refusedMaker,
} from './denied-parts.ts'
import { genericEnd, isOnlyTold, isOrdered, isTheirs, skippedEnd } from './denied-skipped.ts'
import { severalWords } from './denied-whole.ts'
import { withModel, withWhom } from './denied-whom.ts'
import type { Interpretation } from './interpretation.ts'
import { negatorAt, oneNegator, type Negator } from './negators.ts'
import { endOf } from './phrases.ts'
import { addOnce, firstReading, nothing, type Reader, type Reading, type Scene } from './reading.ts'
import { readShade } from './shade-reader.ts'
import type { Token } from './tokens.ts'
import { isForeign, readKnownPhrase, readProductName, readQuoted, readWord, wordAt } from './word-readers.ts'

const MOST_SKIPPED = 6
const COST = 2
const WORD_COST = 6
const THING_COST = 3
const MOST_DENIED = 20
const NOR = new Set('ni nor noch'.split(' '))
const WORDS: readonly Reader[] = [readProductName, readQuoted, readShade, readKnownPhrase, readWord]

/** A reader of "not red", "utan luvtröja", "-wool", "not from Acme"; `constraints` read what it denies. */
export function negationReader(constraints: readonly Reader[]): Reader {
  return (scene, at) => {
    const negator = negatorAt(scene.tokens, at)
    if (!negator || isOrdered(scene, at, negator.next)) return undefined
    const first = deniedThing(constraints, scene, negator)
    if (!first || isOnlyTold(scene, wordOf(first))) return nothing(first?.next ?? negator.next)
    const isBehindThing = followsThing(scene.tokens, at)
    const maker = isBehindThing ? undefined : makerBehind(constraints, scene, first)
    if (maker) return refusedMaker(first, maker, isFirst(scene, at, negator.next))
    const isAsked = namesThing(scene.tokens, at)
    const denied = [first, ...materialBehind(scene, first)]
    const last = denied.at(-1) ?? first
    const things = [
      ...denied,
      ...moreDenied(constraints, scene, last, { ...negator, isBehindThing, isAsked }),
    ]
    const told = toldBehind(scene, [at, negator.next], things)
    const isAll = isFirst(scene, at, negator.next)
    const next = told?.next ?? things.at(-1)?.next ?? first.next
    const cost = costOfDenied(things, at)
    if (told)
      return {
        kind: 'word',
        cost: cost + WORD_COST,
        next,
        add: (into) => addTold(into, told.text, things, isAll),
      }
    return { kind: first.kind, cost, next, add: (into) => addDenied(into, things, negator, isAll) }
  }
}

/** Only what is said of the things is denied. */
function addTold(into: Interpretation, told: string, things: readonly Reading[], isAll: boolean): void {
  addOnce(into.words.not, told)
  if (isAll) into.words.pairs.push(...deniedBy(things).map((head) => ({ head })))
}

function addDenied(
  into: Interpretation,
  things: readonly Reading[],
  { isWithout }: Negator,
  isAll: boolean,
): void {
  const before = into.words.not.length
  things.forEach((thing) => thing.add(into, true))
  if (isWithout) into.words.free.push(...into.words.not.slice(before))
  if (isAll) into.words.pairs.push(...pairsIn(deniedBy(things)))
}

function costOfDenied(things: readonly Reading[], at: number): number {
  const [first] = things
  const isWord = first?.kind === 'word'
  return (
    COST + things.length * (isWord ? WORD_COST : THING_COST) + (isWord || !first ? 0 : first.next - at - 1)
  )
}

/** Articles and prepositions may stand between: "not for the kids". */
function deniedThing(
  constraints: readonly Reader[],
  scene: Scene,
  { next, isWithout }: Negator,
): Reading | undefined {
  let at = next
  if (isTheirs(scene.tokens, at)) return undefined
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    const constraint = firstReading(constraints, scene, at)
    if (constraint) return constraint
    const after = skippedEnd(scene.tokens, at) ?? smallEnd(scene, at) ?? goodsEnd(constraints, scene, at)
    if (after === undefined || oneNegator(scene.tokens, at)) break
    at = after
  }
  // "He doesn't drink, so no wine" denies twice.
  if (oneNegator(scene.tokens, at)) return undefined
  const thing =
    partOf(scene.tokens, at) ??
    (isWithout ? severalWords(scene, at) : undefined) ??
    firstReading(WORDS, scene, at)
  return thing && withWhom(scene, withModel(scene, { ...thing, next: genericEnd(scene, thing.next) }))
}

/** Swedish "te" is drunk, though Spanish has it as a small word. */
function smallEnd(scene: Scene, at: number): number | undefined {
  const end = endOf(scene.tokens, at, 'article', 'stop')
  return end === at + 1 && isForeign(scene, at) ? undefined : end
}

/** "or" carries the negation to anything, "and" only to another word, a comma in a list that ends in "or" or is of one sort. */
function moreDenied(
  constraints: readonly Reader[],
  scene: Scene,
  first: Reading,
  {
    isWithout,
    isBehindThing,
    isAsked,
  }: Negator & { readonly isBehindThing: boolean; readonly isAsked: boolean },
): readonly Reading[] {
  const denied: Reading[] = []
  let pending: Reading[] = []
  let at = first.next
  while (at < scene.tokens.length && denied.length + pending.length < MOST_DENIED) {
    const comma = scene.tokens[at]?.text === ',' ? at + 1 : at
    const or = endOf(scene.tokens, comma, 'or')
    const and = endOf(scene.tokens, comma, 'and')
    const start = or ?? and ?? comma
    // "Sin lana, plástico ni cuero": the next denial says that the list before it was one.
    if (NOR.has(scene.tokens[at]?.key ?? '')) denied.push(...pending.splice(0))
    if (start === at || oneNegator(scene.tokens, start)) break
    const thing = deniedNext(constraints, scene, start, isWithout)
    if (!thing || !isDeniedToo(thing, first, or !== undefined, and !== undefined)) break
    // "Sneakers, not white ones, or running shoes" asks for those.
    if (comma > at && (isAsked ? isOtherThing : isOfThing)(wordOf(first), wordOf(thing))) break
    pending.push(thing)
    at = thing.next
    if (or === undefined && and === undefined && !holdsOr(scene.tokens, start, at)) continue
    denied.push(...pending)
    pending = []
  }
  const plain =
    denied.length > 0 ? 0 : listedWith(wordOf(first), listed(constraints, scene, pending), isBehindThing)
  return [...denied, ...pending.slice(0, plain)]
}

function listed(constraints: readonly Reader[], scene: Scene, things: readonly Reading[]): Listed[] {
  return things.map((thing) => ({
    word: wordOf(thing),
    isFollowed:
      wordAt(scene.tokens, thing.next) !== undefined &&
      endOf(scene.tokens, thing.next, 'stop', 'request', 'and', 'not', 'without') === undefined &&
      firstReading(constraints, scene, thing.next) === undefined,
    isThingBehind: isPlainThing(scene.tokens[thing.next]?.text ?? ''),
  }))
}

function wordOf(thing: Reading): string | undefined {
  return thing.kind === 'word' ? deniedBy([thing])[0] : undefined
}

function isDeniedToo({ kind }: Reading, first: Reading, byOr: boolean, byAnd: boolean): boolean {
  if (first.kind === 'price' || kind === 'price' || kind === 'order') return false
  if (byAnd) return kind === first.kind
  if (byOr && kind !== 'word') return true
  return (kind === 'word' || kind === 'names') && (first.kind === 'word' || first.kind === 'names')
}

/** A list of known names has its "or" inside: "not Adidas, Nike or Acme". */
function holdsOr(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens.slice(start, end).some((_, index) => endOf(tokens, start + index, 'or') !== undefined)
}

/** Stop words other than articles end the list: "sin mangas y con bolsillos". */
function deniedNext(
  constraints: readonly Reader[],
  scene: Scene,
  start: number,
  isWithout: boolean,
): Reading | undefined {
  const at = endOf(scene.tokens, start, 'article') ?? start
  const constraint = firstReading(constraints, scene, at)
  if (constraint) return constraint
  const isWord = scene.tokens[at]?.kind === 'quoted' || wordAt(scene.tokens, at) !== undefined
  if (endOf(scene.tokens, at, 'stop', 'request') !== undefined || !isWord) return undefined
  return (isWithout ? severalWords(scene, at) : undefined) ?? firstReading(WORDS, scene, at)
}
