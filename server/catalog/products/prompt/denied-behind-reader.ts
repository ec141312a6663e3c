/** Reads what is denied by a word behind it: "a bag, leather no thanks", "Leder lieber nicht", "pero de cuero no". */
import { chatterOf } from './chatter.ts'
import { toldAs } from './composed.ts'
import { isDeniedBefore } from './denied-before.ts'
import { fold } from './fold.ts'
import { harmEnd } from './harms.ts'
import { endOf } from './phrases.ts'
import { saysNeed } from './need-reader.ts'
import { partWordsOf } from './part-words.ts'
import { refusedBy } from './privatives.ts'
import { firstReading, type Reader, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { ANYTHING } from './story-things.ts'
import { isGood, isKept } from './things-said.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isMaterial, traitsOf } from './traits.ts'
import { tooMuchEnd, verbDenialEnd } from './verb-denials.ts'
import { phraseOrWordAt, readKnownPhrase, readWord } from './word-readers.ts'

const COST = 3
const MOST_SKIPPED = 4
const MOST_DENIED = 5
/** So near before what is denied of it a thing stands. */
const REACH = 6
const DENYING = new Set(
  'no not nope nicht nein nee inte ej nej non pas tampoco jamais jamas nunca never aldrig nie niemals'.split(
    ' ',
  ),
)
/** Of what is no more than one of several things that are named. */
const NONE = new Set(
  'none keine kein keinen keins keines inga inget ingen aucun aucune ninguno ninguna'.split(' '),
)
/** They may stand before the denial. */
const RATHER = new Set(
  `please rather preferably really definitely absolutely bitte lieber besser eher gerne auf keinen fall gar uberhaupt helst snalla absolut alls verkligen
  surtout plutot vraiment mejor mucho para nada desde luego`.split(/\s+/),
)
/** They may stand behind it. */
const POLITE = new Set(
  'please thanks thank you ty danke bitte tack snalla merci svp stp gracias por favor way good always immer alltid jamt toujours siempre anymore langre too either also auch aussi tambien ocksa heller'.split(
    ' ',
  ),
)
const BUT = new Set('but aber mais pero fast nur only just y and och und et'.split(' '))
/** "Perfumes no que ya tiene muchos". */
const BECAUSE = new Set(
  'because cause cos since eftersom weil denn car parce puisque porque pues que'.split(' '),
)
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
/** Theirs is none that they could buy. */
const MINE = new Set(
  'my our his her their min mitt mina var vart vara mein meine meinen unser unsere mon ma mes notre nos mi mis nuestro nuestra'.split(
    ' ',
  ),
)
const ONLY = new Set('only just nur bara solo seulement'.split(' '))
const MARKS = new Set([',', '?', ':', ';', '-', '–', '(', '…'])
/** What begins behind them is a part as well. */
const ENDS = new Set(['.', '!', '¿', '...'])

/** A reader of what is denied behind it; `constraints` read names and prices of what is denied. */
export function deniedBehindReader(constraints: readonly Reader[]): Reader {
  return (scene, at) => {
    const { tokens } = scene
    const isParted = isPart(scene, at) || isPart(scene, at - 1)
    if (isDeniedBefore(tokens, at) || (!isParted && isSentence(scene, at))) return undefined
    const start = afterSmall(scene, at)
    const things = deniedFrom([...constraints, readKnownPhrase, readWord], scene, start)
    const end = things.length === 0 ? undefined : denialEnd(scene, start, things.at(-1)?.next ?? at)
    if (end === undefined) return undefined
    return {
      kind: 'word',
      cost: COST + things.length * COST,
      next: end,
      add: (into) => things.forEach((thing) => thing.add(into, true)),
    }
  }
}

function isPart({ tokens, languages }: Scene, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  // English men are somebody.
  return (
    MARKS.has(token.text) ||
    ENDS.has(token.text) ||
    BUT.has(token.key) ||
    (token.key === 'men' && languages[0] === 'sv')
  )
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
  if (token?.kind !== 'word' || DENYING.has(token.key) || saysNeed(token.text)) return false
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

/** "My dad, he doesn't drink" refuses no dad. */
function isSomebodys(word: string): boolean {
  const isFor = recipientOf(word, true) !== undefined || traitsOf(word).some(({ family }) => family === 'for')
  return isFor || isKept(word) || !(isGood(word) || isDescriber(word) || refusedBy(fold(word)).length > 0)
}

/** "Filzdecke? Heizdecke lieber keine", "etwas, Wolle lieber keine": a thing before it is asked for, or anything; "Nüsse lieber keine" alone. */
function isNone(tokens: readonly Token[], thing: number, at: number): boolean {
  if (thing === 0 && RATHER.has(tokens[at - 1]?.key ?? '') && NONE.has(tokens[at]?.key ?? '')) return true
  const before = tokens.slice(0, thing)
  const isAsked = before.some(({ key, text }) => isThing(text) || ANYTHING.has(key))
  return NONE.has(tokens[at]?.key ?? '') && isAsked
}

/** Where "lieber nicht, danke" ends, which must be where a part of the prompt does. */
function denialEnd(scene: Scene, thing: number, start: number): number | undefined {
  const { tokens } = scene
  let at = MARKS.has(tokens[start]?.text ?? '') ? start + 1 : start
  // "Går bort" refuses, though folded "gar" only says how much.
  while (RATHER.has(fold(tokens[at]?.text ?? '')) && endOf(tokens, at, 'bothers') === undefined) at += 1
  const isLook = isColour(tokens[thing]?.text ?? '') || isMaterial(tokens[thing]?.text ?? '')
  const bothers = endOf(tokens, at, 'bothers')
  // "Kratzt ihn" goes on behind "kratzt".
  const isWhole = bothers !== undefined && (harmEnd(tokens, thing, at) ?? 0) <= bothers
  const denied =
    (isWhole ? bothers : undefined) ??
    (isLook ? (endOf(tokens, at, 'unsuits') ?? tooMuchEnd(tokens, at)) : undefined) ??
    (isSomebodys(phraseOrWordAt(tokens, thing)?.text ?? '') || MINE.has(tokens[thing - 1]?.key ?? '')
      ? undefined
      : (verbDenialEnd(tokens, at) ?? harmEnd(tokens, thing, at))) ??
    (DENYING.has(tokens[at]?.key ?? '') || isNone(tokens, thing, at) ? at + 1 : undefined)
  if (denied === undefined) return undefined
  at = denied
  while (POLITE.has(tokens[at]?.key ?? '')) at += 1
  const next = tokens[at]
  // "Not only wool" refuses no bag before it.
  const isOnly = ONLY.has(next?.key ?? '') || (next?.key === 'que' && tokens[at - 1]?.key === 'pas')
  if (at === denied && isOnly) return undefined
  const isEnd = next === undefined || next.kind === 'sign' || isPart(scene, at) || BECAUSE.has(next.key)
  return isEnd ? at : undefined
}
