/** Reads what somebody loves or does: "who is mad about baking", "en katttokig syster", "der gern wandert", "fan de jardinage". */
import { negatorAt } from './negators.ts'
import { endOf } from './phrases.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { instrumentAt, saysPlaying } from './instruments-played.ts'
import { isFeast } from './present-day-reader.ts'
import { isGift, saysGiven } from './recipients.ts'
import { COLUMNS } from './synonym-table.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import { isSomebody, RELATIVES, tasteAtEnd } from './taste-clause.ts'
import { AND, formOf, hobbyAt, saying, type Taste } from './taste-forms.ts'
import { frameEnd, intenseEnd } from './taste-frames.ts'
import { doingBefore, isLoverOf, lovedIn } from './taste-things.ts'
import { BEFORE, BEHIND, ENDS, SMALL, VERB_ENDINGS } from './taste-words.ts'
import type { Token } from './tokens.ts'

/** As a need's. */
const COST = 5
/** "Er mag Keramik nicht". */
const DENIED = new Set(['nicht'])
/** Before the first word: "is really not into". */
const DENIAL_REACH = 3
/** What is given then. */
const PARTIES = /^(?:kalas|fest|party|feier)/
const MOST_SMALL = 3
const LEAST_ONE = 4
const MOST_FURTHER = 2
/** Of two either will do. */
const JOINING = new Set([...AND, 'or', 'eller', 'oder', 'ou', 'o'])
/** "My boss, who collects corkscrews", "min bror, han är helt såld på vikingar". */
const WHOSE_REACH = 6

export function readTaste({ tokens }: Scene, at: number): Reading | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const taste =
    tasteBehind(tokens, at) ??
    tasteBefore(tokens, at) ??
    tasteIn(tokens, at) ??
    tasteOf(tokens, at) ??
    tasteAtEnd(tokens, at) ??
    doingBefore(tokens, at) ??
    (saysGiven(tokens) ? lovedIn(tokens, at) : undefined)
  if (DENIED.has(tokens[taste?.next ?? -1]?.key ?? '')) return undefined
  const reading = taste ? lovedOf(taste) : frameOf(tokens, at)
  return reading === undefined || isDenied(tokens, at) ? undefined : reading
}

/** That something is loved, without what. */
function frameOf(tokens: readonly Token[], at: number): Reading | undefined {
  return saysGiven(tokens) && isLoverOf(tokens, at) ? nothing(at + 1) : frameAlone(tokens, at)
}

function lovedOf({ texts, wishes, next }: Taste): Reading {
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      for (const said of texts) {
        if (negated) words.not.push(...said)
        else words.any.push([...said])
      }
      if (!negated) wishes.forEach((said) => addOnce(words.wishes, said))
    },
  }
}

/** "Is mad about baking", and of several things each: "aime le thé et la lecture". */
function tasteBehind(tokens: readonly Token[], at: number): Taste | undefined {
  for (const { words, column, ending } of BEFORE.get(tokens[at]?.key ?? '') ?? []) {
    const start = frameEnd(tokens, at, words)
    if (start === undefined) continue
    const isPlayed = saysPlaying(words)
    const found = ending ? doneAt(tokens, start, column, ending) : hobbyAfter(tokens, start, column, isPlayed)
    if (found) return withFurther(tokens, found, column)
  }
  return undefined
}

/** "Crazy about hedgehogs", "adore la pétanque": of what no row knows the thing itself is what is given. */
function frameAlone(tokens: readonly Token[], at: number): Reading | undefined {
  const frames = BEFORE.get(tokens[at]?.key ?? '') ?? []
  const ends = frames.flatMap(({ ending, words }) =>
    ending === undefined ? (frameEnd(tokens, at, words) ?? []) : [],
  )
  const [next] = ends
  if (next === undefined || tokens[next]?.kind !== 'word') return undefined
  if (!saysGiven(tokens) && !tokens.slice(Math.max(0, at - WHOSE_REACH), at).some(isSomebody))
    return undefined
  return nothing(next)
}

/** A verb with its ending; what somebody does is more than one of its words: "spielt Klavier", "Klavier spielt". */
function doneAt(tokens: readonly Token[], at: number, column: number, ending: RegExp): Taste | undefined {
  const found = hobbyAt(tokens, at, column)
  const isDone = [at, (found?.next ?? at + 1) - 1].some((place) => ending.test(tokens[place]?.key ?? ''))
  return isDone ? found : undefined
}

function withFurther(tokens: readonly Token[], taste: Taste, column: number): Taste {
  let { texts, wishes, next } = taste
  for (let more = 0; more < MOST_FURTHER && JOINING.has(tokens[next]?.key ?? ''); more++) {
    const found = hobbyAfter(tokens, next + 1, column)
    if (!found) break
    texts = [...texts, ...found.texts]
    wishes = [...wishes, ...found.wishes]
    next = found.next
  }
  return { texts, wishes, next }
}

function hobbyAfter(
  tokens: readonly Token[],
  start: number,
  column: number,
  isPlayed = false,
): Taste | undefined {
  for (let at = start; at <= start + MOST_SMALL; at++) {
    const found = hobbyAt(tokens, at, column) ?? (isPlayed ? instrumentAt(tokens, at) : undefined)
    if (found) return found
    if (!SMALL[column]?.has(tokens[at]?.key ?? '') && intenseEnd(tokens, at) === at) return undefined
  }
  return undefined
}

/** "My mother bakes", "min bror springer": right behind whoever does it. */
function tasteOf(tokens: readonly Token[], at: number): Taste | undefined {
  if (!isSomebody(tokens[whoeverBefore(tokens, at)] ?? { text: '' })) return undefined
  for (const [column, ending] of VERB_ENDINGS.entries()) {
    const found = doneAt(tokens, at, column, ending)
    // "Malt" is a thing in English, in German what somebody does.
    if (found && !isThingIn(tokens[at]?.text ?? '', column)) return withFurther(tokens, found, column)
  }
  return undefined
}

function isThingIn(word: string, column: number): boolean {
  return isThing(word) && entriesOfWord(word).some(({ language }) => language === COLUMNS[column])
}

/** "Für meinen Schwager, der angelt". */
function whoeverBefore(tokens: readonly Token[], at: number): number {
  if (!RELATIVES.has(tokens[at - 1]?.key ?? '')) return at - 1
  return tokens[at - 2]?.key === ',' ? at - 3 : at - 2
}

/** "A baking fan", "backt gern". */
function tasteBefore(tokens: readonly Token[], at: number): Taste | undefined {
  for (const [column, behind] of BEHIND.entries()) {
    const found = hobbyAt(tokens, at, column) ?? oneOf(tokens, at, column)
    if (!found) continue
    const next = tokens[found.next]?.key === '-' ? found.next + 1 : intenseEnd(tokens, found.next)
    const frames = behind.get(tokens[next]?.key ?? '') ?? []
    const [end] = frames.flatMap(({ words }) => frameEnd(tokens, next, words) ?? [])
    if (end !== undefined) return { ...found, next: end }
  }
  const played = instrumentAt(tokens, at)
  if (played && tokens[played.next]?.key === 'spielt') return { ...played, next: played.next + 1 }
  return undefined
}

/** "A hamster fan": one of what is loved, as several. */
function oneOf(tokens: readonly Token[], at: number, column: number): Taste | undefined {
  const { key = '', text = '' } = tokens[at] ?? {}
  const form = key.length < LEAST_ONE ? undefined : formOf(key, column)
  if (form === undefined) return undefined
  return {
    texts: [saying(form, text.toLowerCase())],
    wishes: form.isMotif ? [] : [text.toLowerCase()],
    next: at + 1,
  }
}

/** "Backfan", "hundälskare". */
function tasteIn(tokens: readonly Token[], at: number): Taste | undefined {
  const word = tokens[at]?.key ?? ''
  for (const [column, ends] of ENDS.entries()) {
    const end = ends.find((ending) => word.length > ending.length && word.endsWith(ending))
    const stem = end === undefined ? '' : word.slice(0, -end.length)
    const found = end === undefined ? undefined : formOf(stem, column)
    const said = found?.words.join(' ') ?? ''
    // A "julklapp" is given at Christmas, to whoever does not love it, too.
    if (found && !(isGift(word) && (isFeast(said) || PARTIES.test(word))))
      return { texts: [saying(found, said)], wishes: found.isMotif ? [] : [said], next: at + 1 }
  }
  return undefined
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  // What begins with one itself is none: "can't live without".
  for (let before = Math.max(0, at - DENIAL_REACH); before < at; before++)
    if (negatorAt(tokens, before) || endOf(tokens, before, 'dislikes') === at) return true
  return false
}
