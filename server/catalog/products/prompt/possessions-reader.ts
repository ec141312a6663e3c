/** Reads what somebody has already, or does not drink: "she's got plenty of perfume", "Parfüm hat sie schon", "he doesn't drink". */
import { isChild } from './age-amounts.ts'
import { asksForOther, likeOneEnd, onesEnd } from './another-one.ts'
import { endOf } from './phrases.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isThing } from './synonyms.ts'
import { isGood, isKept, isLook, thingsFrom } from './things-said.ts'
import type { Token } from './tokens.ts'

const COST = 2
const MOST_SMALL = 6
const UNO = new Set('uno unos unas'.split(' '))
/** What is drunk by those who drink. */
const ALCOHOL = 'alcohol'
const SUBJECTS = new Set(
  "i we he she they it who her him them jag vi han hon de som henne honom dem ich wir er sie es die der ihr ihm ihnen j' je tu il elle on nous ils elles lui leur qui en me le lo la los las les yo que ya".split(
    ' ',
  ),
)
/** A prompt that begins with these asks. */
const ASKING = new Set('have has har haben hat habt avez ont tienen tiene hay'.split(' '))
const SUCH = new Set(
  'one ones some those that these them such stuff it sana sant sadana sadant en ett den det de nagra eins eine einen einer welche welchen sowas solche das so davon une un ca cela uno una unos eso esos esas asi tal'.split(
    ' ',
  ),
)
const AND = new Set('and och und et y'.split(' '))
const BUT = new Set(
  'but only just now men fast bara nu aber nur jetzt mais seulement maintenant pero solo ahora'.split(' '),
)
const LACKING = new Set(
  `need needs missing lack lacks no not behover behovs saknar saknas fattas inget ingen inga inte brauche brauch brauchen braucht fehlt fehlen kein keine keinen
  manque manquent faut pas falta faltan necesito necesitamos necesita sin ningun ninguna`.split(/\s+/),
)
const LACK_REACH = 6
const ON = 'and so but which though och sa men fast dock und also aber jedoch et donc mais y asi pero'
const GOING_ON = new Set(`${ON} home hemma zuhause`.split(' '))
const SURE = new Set('at all anymore anything nada nichts mer langre mehr rien plus du tout alls'.split(' '))
/** "He doesn't drink", and nothing is said to be what. */
export function readAbstaining({ tokens }: Scene, at: number): Reading | undefined {
  const said = endOf(tokens, at, 'abstains')
  // Cats and babies drink none.
  if (said === undefined || tokens.slice(0, at).some(({ text }) => isKept(text) || isChild(text)))
    return undefined
  let next = said
  while (SURE.has(tokens[next]?.key ?? '')) next += 1
  const after = tokens[next]
  const isEnd = after === undefined || after.kind === 'sign' || GOING_ON.has(after.key)
  return isEnd
    ? { kind: 'word', cost: COST, next, add: ({ words }) => addOnce(words.not, ALCOHOL) }
    : undefined
}

/** What somebody has stands behind "has already", or before it where a part of the prompt begins. */
export function readPossession({ tokens }: Scene, at: number): Reading | undefined {
  const owned = ownedBehind(tokens, at) ?? ownedBefore(tokens, at)
  return owned ? possessed(tokens, owned) : hadBeside(tokens, at)
}

const WE = new Set("i i've we we've jag vi ich wir j' je on nous tengo tenemos".split(' '))
/** What is asked for is one of so many words before. */
const ASKED_WITHIN = 12
const OWN = new Set('own egen eget egna eigene eigenen eigenes eigener propre propio propia'.split(' '))

/** "Coffee, we have a grinder", behind what is asked for: what goes with it comes first, and need not. */
function hadBeside(tokens: readonly Token[], at: number): Reading | undefined {
  if (tokens[at - 1]?.kind !== 'sign' || !WE.has(tokens[at]?.key ?? '')) return undefined
  const isBehind = tokens
    .slice(Math.max(0, at - ASKED_WITHIN), at)
    .some(({ kind, text }) => kind === 'word' && isGood(text) && isThing(text))
  const before = smallFrom(tokens, at)
  // "Ich hätte gern eine Tasche" asks for one.
  const isAsked = endOf(tokens, at, 'request') !== undefined || tokens[at + 1]?.key === 'hatte'
  if (!isBehind || !before.owns || isAsked) return undefined
  const article = endOf(tokens, before.next, 'article') ?? before.next
  const { words: things, next } = thingsFrom(
    tokens,
    OWN.has(tokens[article]?.key ?? '') ? article + 1 : before.next,
  )
  if (things.length !== 1 || !things.every(isThing) || !endsAt(tokens, next)) return undefined
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }) => things.forEach((word) => addOnce(words.wishes, word)),
  }
}

type Owned = ReturnType<typeof thingsFrom>

function possessed(tokens: readonly Token[], { words, next }: Owned): Reading {
  if (words.length === 0) return { ...nothing(next), cost: COST }
  return {
    kind: 'word',
    cost: COST,
    next,
    add: (into) => {
      // Who has enough black or wool wants something else in another.
      if (endsAt(tokens, next) && words.every(isLook)) words.forEach((word) => addOnce(into.words.not, word))
      else if (asksForOther(tokens, next)) words.forEach((word) => addOnce(into.words.all, word))
      else into.words.owned.push(...words)
    },
  }
}

interface Small {
  readonly next: number
  readonly owns: boolean
  /** Already, or in plenty. */
  readonly isMuch: boolean
}

/** The small words that say that somebody has something, and how much of it. */
function smallFrom(tokens: readonly Token[], start: number): Small {
  let [owns, isMuch] = [false, false]
  let at = start
  for (let read = 0; read < MOST_SMALL; read++) {
    // "Four à micro-ondes" has nothing.
    const having = tokens[at]?.text.toLowerCase() === 'à' ? undefined : endOf(tokens, at, 'owns')
    const much = endOf(tokens, at, 'plenty', 'already')
    const other = SUBJECTS.has(tokens[at]?.key ?? '') ? at + 1 : undefined
    const next = Math.max(having ?? 0, much ?? 0) || other
    if (next === undefined) break
    isMuch ||= next === much
    owns ||= next === having
    at = next
  }
  return { next: at, owns, isMuch }
}

function ownedBehind(tokens: readonly Token[], at: number): Owned | undefined {
  const before = smallFrom(tokens, at)
  if (!before.owns || isAsking(tokens, at)) return undefined
  const things = saidFrom(tokens, before.next)
  const such =
    things.words.length > 0 || things.isLike ? onesEnd(tokens, things.next) : suchEnd(tokens, before.next)
  const behind = smallFrom(tokens, such)
  // English "a" has nothing.
  const isHaving = !/^as?$/.test(tokens[at]?.key ?? '')
  if (!before.isMuch && !behind.isMuch && !(isHaving && lacksElse(tokens, things))) return undefined
  const isSaid = behind.isMuch || (behind.owns && endsAt(tokens, behind.next))
  const next = isSaid ? suchEnd(tokens, behind.next) : such
  if (things.words.length === 0 && !endsAt(tokens, next)) return undefined
  return { words: things.words, next }
}

/** The things, or only what one is like: of "we already have a big one" nothing is refused. */
function saidFrom(tokens: readonly Token[], start: number): Owned & { readonly isLike: boolean } {
  // "Ya tengo uno negro".
  const one = UNO.has(tokens[start]?.key ?? '') ? start + 1 : start
  const things = thingsFrom(tokens, one)
  if (things.words.length > 0) return { ...things, isLike: false }
  const like = likeOneEnd(tokens, one)
  const isLike = like !== undefined && endsAt(tokens, onesEnd(tokens, like))
  return { words: [], next: isLike ? like : start, isLike }
}

/** "We have a tent but no stove", "Tisch und Stühle haben wir, es fehlt ein Schirm". */
function lacksElse(tokens: readonly Token[], { words, next }: Owned): boolean {
  const parted = tokens[next]?.kind === 'sign' ? next + 1 : next
  const start = BUT.has(tokens[parted]?.key ?? '') ? parted + 1 : parted
  if (start === next || (start === parted && words.length < 2)) return false
  return tokens.slice(start, start + LACK_REACH).some(({ key }) => LACKING.has(key))
}

/** "Do you have two lamps?", "har ni redan julkort" ask the shop; who has "genug von" something wants none. */
function isAsking(tokens: readonly Token[], at: number): boolean {
  if ([at, at + 1].some((place) => endOf(tokens, place, 'dislikes') !== undefined)) return true
  if ([1, 2].some((back) => (endOf(tokens, Math.max(at - back, 0), 'request') ?? 0) > at)) return true
  return at === 0 && ASKING.has(tokens[0]?.key ?? '') && endOf(tokens, 1, 'already') === undefined
}

function ownedBefore(tokens: readonly Token[], at: number): Owned | undefined {
  if (at > 0 && tokens[at - 1]?.kind !== 'sign' && !GOING_ON.has(tokens[at - 1]?.key ?? '')) return undefined
  const things = thingsFrom(tokens, at)
  const such =
    things.words.length > 0 ? andSuchEnd(tokens, onesEnd(tokens, things.next)) : suchEnd(tokens, at)
  if (such === at) return undefined
  const behind = smallFrom(tokens, such)
  const next = suchEnd(tokens, behind.next)
  const isMuch = behind.isMuch || BUT.has(tokens[at - 1]?.key ?? '') || lacksElse(tokens, { ...things, next })
  const isSaid = behind.owns && isMuch && endsAt(tokens, next)
  return isSaid ? { words: things.words, next } : undefined
}

/** "Pots and such": no more than the pots. */
function andSuchEnd(tokens: readonly Token[], at: number): number {
  return AND.has(tokens[at]?.key ?? '') && SUCH.has(tokens[at + 1]?.key ?? '') ? suchEnd(tokens, at + 1) : at
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || token.kind === 'sign' || GOING_ON.has(token.key)
}

function suchEnd(tokens: readonly Token[], start: number): number {
  let at = start
  while (at < start + MOST_SMALL && SUCH.has(tokens[at]?.key ?? '')) at += 1
  return at
}
