/** Where a denial ends that stands behind what it denies: "no thanks", "lieber nicht, danke", "are out". */
import { fold } from './fold.ts'
import { harmEnd } from './harms.ts'
import { endOf } from './phrases.ts'
import { refusedBy } from './privatives.ts'
import type { Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { ANYTHING } from './story-things.ts'
import { isGood, isKept } from './things-said.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { isMaterial, traitsOf } from './traits.ts'
import { tooMuchEnd, verbDenialEnd } from './verb-denials.ts'
import { phraseOrWordAt } from './word-readers.ts'

export const DENYING = new Set(
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

/** Whether one part of a prompt ends there. */
export function isPart({ tokens, languages }: Scene, at: number): boolean {
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

/** "Ich will nicht, dass er kratzt", "no quiero que pique": what is not wanted is said behind. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === ',') return tokens[at + 1]?.key === 'dass'
  return tokens[at]?.key === 'que' && /^qui?er(?:o|e|emos)$/.test(tokens[at - 1]?.key ?? '')
}

/** Where "lieber nicht, danke" ends, which must be where a part of the prompt does. */
export function denialEnd(scene: Scene, thing: number, start: number): number | undefined {
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
  return isEnd && !goesOn(tokens, at) ? at : undefined
}
