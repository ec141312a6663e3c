/** Reads what somebody says of a maker: "Acme has let me down", "mit Acme bin ich durch", "que Acme ne fabrique pas", "ya tengo Acme". Theirs is refused. */
import { isDeniedBefore } from './denied-before.ts'
import type { Interpretation } from './interpretation.ts'
import { sayingBehind } from './maker-saying-ends.ts'
import { ANOTHERS, OWNED_BEFORE, SAID_BEFORE } from './maker-sayings.ts'
import { readVendor } from './name-readers.ts'
import { findName } from './names.ts'
import { differingEnd, OTHER, THAN_ONLY } from './other-than.ts'
import { longestAt } from './indifference-reader.ts'
import { indexOf } from './phrases-by-first.ts'
import { endOf } from './phrases.ts'
import { addNames, addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isThing } from './synonyms.ts'
import { keyAt, type Token } from './tokens.ts'

const COST = 1
const MOST_SMALL = 3
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
/** Of what somebody has and is broken the like may be wanted. */
const MINE = set(
  'my our min mitt mina var vart vara mein meine meinen unser unsere mon ma mes notre nos mi mis nuestro nuestra',
)
const JOINING = set('or and oder und eller och ou et o u y')

const saidBefore = indexOf(SAID_BEFORE)
const ownedBefore = indexOf(OWNED_BEFORE)
const anothers = indexOf(ANOTHERS)

export function readMakerSpokenOf(scene: Scene, at: number): Reading | undefined {
  return anothersFrom(scene, at) ?? saidOf(scene, at) ?? saidBeforeMaker(scene, at) ?? otherThan(scene, at)
}

/** "A lamp from someone else": those that were named before are refused. */
function anothersFrom({ tokens }: Scene, at: number): Reading | undefined {
  const next = longestAt(anothers, tokens, at) ?? endOf(tokens, at, 'otherMaker')
  if (
    next === undefined ||
    THAN_ONLY.has(keyAt(tokens, next)) ||
    endOf(tokens, next, 'byVendor', 'not') !== undefined
  )
    return undefined
  if (JOINING.has(keyAt(tokens, at - 1))) return { ...nothing(next), cost: COST }
  return { kind: 'names', cost: COST, next, add: ({ vendors }) => refuseIncluded(vendors) }
}

function refuseIncluded(vendors: Interpretation['vendors']): void {
  addNames(vendors, vendors.include.splice(0), true)
}

interface Maker {
  readonly names: readonly string[]
  readonly next: number
}

/** Also of a name that is an ordinary word, as it is written: "Marble has let me down". */
function makerAt(scene: Scene, at: number): Maker | undefined {
  const { tokens, vendors } = scene
  const start = endOf(tokens, at, 'byVendor') ?? at
  const found = findName(tokens, start, vendors)
  if (!found) return undefined
  const isNamed = readVendor(scene, at)?.kind === 'names' || /^\p{Lu}/u.test(tokens[start]?.text ?? '')
  return isNamed ? found : undefined
}

/** Behind the name, and the things of theirs that it is said of */
function saidOf(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const maker = makerAt(scene, at)
  const saying = maker && sayingBehind(tokens, maker.next)
  if (!maker || !saying) return undefined
  const things = thingsBetween(tokens, maker.next)
  const isElse = asksElse(tokens, at, saying.end)
  const isTheirs = things.length > 0 && MINE.has(keyAt(tokens, at - 1))
  return {
    kind: 'names',
    cost: COST,
    next: saying.end,
    add: (into) => {
      if (!isTheirs) addNames(into.vendors, maker.names, !saying.isPraise)
      if (!isElse) things.forEach((word) => addOnce(into.words.all, word))
    },
  }
}

function thingsBetween(tokens: readonly Token[], at: number): string[] {
  const { kind, text = '' } = tokens[at] ?? {}
  return kind === 'word' && isThing(text) ? [text.toLowerCase()] : []
}

function asksElse(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens.some(({ kind, text }, at) => (at < start || at >= end) && kind === 'word' && isThing(text))
}

/** "Disappointed by Acme"; who has theirs already wants another's. */
function saidBeforeMaker(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const said = longestAt(saidBefore, tokens, at)
  const end = said ?? longestAt(ownedBefore, tokens, at)
  if (end === undefined || (said !== undefined && isDeniedBefore(tokens, at))) return undefined
  let start = end
  for (let small = 0; small < MOST_SMALL && !makerAt(scene, start); small++)
    start = endOf(tokens, start, 'article') ?? start
  const maker = makerAt(scene, start)
  if (!maker) return undefined
  const isOfThing = thingsBetween(tokens, maker.next).length > 0
  const next = isOfThing && asksElse(tokens, at, maker.next + 1) ? maker.next + 1 : maker.next
  // What goes with the one that somebody has may be theirs as well.
  const isOwn = said === undefined && isOfThing
  return {
    kind: 'names',
    cost: COST,
    next,
    add: ({ vendors }) => void (isOwn || addNames(vendors, maker.names, true)),
  }
}

/** "En annan lampa än Acme", "another lamp than from Acme", "lámparas distintas de Acme". */
function otherThan(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const isThan = THAN_ONLY.has(keyAt(tokens, at)) && followsOther(tokens, at)
  const than = differingEnd(tokens, at) ?? (isThan ? at + 1 : undefined)
  const maker = than === undefined ? undefined : makerAt(scene, than)
  if (!maker) return undefined
  return {
    kind: 'names',
    cost: COST,
    next: maker.next,
    add: ({ vendors }) => addNames(vendors, maker.names, true),
  }
}

function followsOther(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - MOST_SMALL - 1), at)
  return before
    .slice(before.findLastIndex(({ kind }) => kind === 'sign') + 1)
    .some(({ key }) => OTHER.has(key))
}
