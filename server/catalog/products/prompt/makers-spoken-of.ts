/** Reads what somebody says of a maker: "Acme has let me down", "mit Acme bin ich durch", "que Acme ne fabrique pas", "ya tengo Acme". Theirs is refused. */
import { isDeniedBefore } from './denied-before.ts'
import type { Interpretation } from './interpretation.ts'
import { ANOTHERS, BAD, OWNED_BEFORE, SAID_BEFORE, SAID_BEHIND, UNFIT } from './maker-sayings.ts'
import { readVendor } from './name-readers.ts'
import { findName } from './names.ts'
import { differingEnd, OTHER, THAN_ONLY } from './other-than.ts'
import { longestAt } from './indifference-reader.ts'
import { indexOf } from './phrases-by-first.ts'
import { endOf } from './phrases.ts'
import { addNames, addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { keyAt, type Token } from './tokens.ts'

const COST = 1
const MOST_SMALL = 3
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
/** Of what somebody has and is broken the like may be wanted. */
const MINE = set(
  'my our min mitt mina var vart vara mein meine meinen unser unsere mon ma mes notre nos mi mis nuestro nuestra',
)
/** A sentence of its own begins with them. */
const SUBJECTS = set("i we jag vi ich wir j' je on nous yo")
const JOINING = set('or and oder und eller och ou et o u y')

const saidBehind = indexOf(SAID_BEHIND)
const bad = indexOf(BAD)
const unfit = indexOf(UNFIT)
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

/** Behind the name, and the things of theirs that it is said of; a comma may part them: "Acme, never again." */
function saidOf(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const maker = makerAt(scene, at)
  const saying = maker && (sayingFrom(tokens, maker.next) ?? sayingApart(tokens, maker.next))
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

interface Saying {
  readonly end: number
  readonly isPraise: boolean
}

function sayingApart(tokens: readonly Token[], start: number): Saying | undefined {
  const end = tokens[start]?.text === ',' ? longestAt(saidBehind, tokens, start + 1) : undefined
  return end !== undefined && endsAt(tokens, end) ? { end, isPraise: false } : undefined
}

function sayingFrom(tokens: readonly Token[], start: number): Saying | undefined {
  let [isSaid, isPraise] = [false, false]
  for (let at = start; at < start + REACH; at++) {
    if (tokens[at]?.kind !== 'word') return undefined
    const judged =
      (isSaid ? longestAt(bad, tokens, at) : undefined) ??
      (isSaid && at <= start + 2 ? longestAt(unfit, tokens, at) : undefined)
    const end = longestAt(saidBehind, tokens, at) ?? judged
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

/** "Acme lamp I don't want in red" is said of another matter. */
function isWhole(tokens: readonly Token[], end: number): boolean {
  if (endsAt(tokens, end)) return true
  const next = endOf(tokens, end, 'article', 'stop') ?? end
  const { kind, text = '' } = tokens[next] ?? {}
  const isMore = kind === 'number' || isThing(text) || isColour(text) || isDescriber(text)
  return next > end && SUBJECTS.has(keyAt(tokens, end)) ? true : !isMore
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
  return { kind: 'names', cost: COST, next, add: ({ vendors }) => addNames(vendors, maker.names, true) }
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
