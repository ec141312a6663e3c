/** Reads what somebody loves or does: "who is mad about baking", "en katttokig syster", "der gern wandert", "fan de jardinage". */
import { negatorAt } from './negators.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { recipientOf, saysPresent } from './recipients.ts'
import { WANTING } from './story-things.ts'
import { isThing } from './synonyms.ts'
import { formOf, formsFrom, type Form } from './taste-forms.ts'
import { BEFORE, BEHIND, ENDS, type Frame, SMALL, VERB_ENDINGS } from './taste-words.ts'
import type { Token } from './tokens.ts'

/** As a need's. */
const COST = 5
/** Before the first word: "is really not into". */
const DENIAL_REACH = 3
const MOST_SMALL = 3
const LONGEST = 5
const MOST_FURTHER = 2
/** Shorter words for people are articles, too: "el". */
const LEAST_CALLED = 4
/** By themselves articles. */
const RELATIVES = new Set(['der', 'die'])
const SOMEBODY = new Set(['jemand', 'jemanden', 'einen', 'eine'])
const PLACED = new Set(['dem', 'der', 'den', 'im', 'am', 'beim', 'auf', 'in'])
const GERMAN = 2
const LONGEST_CLAUSE = 9
const AND = new Set(['and', '&', 'och', 'und', 'et', 'y', 'e', ','])

export interface Taste {
  /** Of each its need, and how it was said where that will do. */
  readonly texts: readonly (readonly string[])[]
  /** How it was said: of knitting and crocheting what is for crocheting comes first. */
  readonly wishes: readonly string[]
  readonly next: number
}

export function readTaste({ tokens }: Scene, at: number): Reading | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const taste =
    tasteBehind(tokens, at) ??
    tasteBefore(tokens, at) ??
    tasteIn(tokens, at) ??
    tasteOf(tokens, at) ??
    tasteAtEnd(tokens, at)
  if (isDenied(tokens, at)) return undefined
  if (!taste) return frameAlone(tokens, at)
  const { texts, wishes, next } = taste
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
    if (!isAt(tokens, at, { words })) continue
    const start = at + words.length
    const found = ending ? doneAt(tokens, start, column, ending) : hobbyAfter(tokens, start, column)
    if (found) return withFurther(tokens, found, column)
  }
  return undefined
}

/** "Crazy about hedgehogs", "adore la pétanque": of what no row knows the thing itself is what is given. */
function frameAlone(tokens: readonly Token[], at: number): Reading | undefined {
  const frames = BEFORE.get(tokens[at]?.key ?? '') ?? []
  const frame = frames.find((frame) => frame.ending === undefined && isAt(tokens, at, frame))
  const next = at + (frame?.words.length ?? 0)
  if (frame === undefined || tokens[next]?.kind !== 'word' || !saysPresent(tokens)) return undefined
  return nothing(next)
}

function isAt(tokens: readonly Token[], at: number, { words }: Pick<Frame, 'words'>): boolean {
  return words.every((word, n) => tokens[at + n]?.key === word)
}

/** A verb with its ending; what somebody does is more than one of its words: "spielt Klavier", "Klavier spielt". */
function doneAt(tokens: readonly Token[], at: number, column: number, ending: RegExp): Taste | undefined {
  const found = hobbyAt(tokens, at, column)
  const isDone = [at, (found?.next ?? at + 1) - 1].some((place) => ending.test(tokens[place]?.key ?? ''))
  return isDone ? found : undefined
}

function withFurther(tokens: readonly Token[], taste: Taste, column: number): Taste {
  let { texts, wishes, next } = taste
  for (let more = 0; more < MOST_FURTHER && AND.has(tokens[next]?.key ?? ''); more++) {
    const found = hobbyAfter(tokens, next + 1, column)
    if (!found) break
    texts = [...texts, ...found.texts]
    wishes = [...wishes, ...found.wishes]
    next = found.next
  }
  return { texts, wishes, next }
}

function hobbyAfter(tokens: readonly Token[], start: number, column: number): Taste | undefined {
  for (let at = start; at <= start + MOST_SMALL; at++) {
    const found = hobbyAt(tokens, at, column)
    if (found) return found
    if (!SMALL[column]?.has(tokens[at]?.key ?? '')) return undefined
  }
  return undefined
}

/** "My mother bakes", "min bror springer": right behind whoever does it. */
function tasteOf(tokens: readonly Token[], at: number): Taste | undefined {
  const before = tokens[whoeverBefore(tokens, at)]?.text ?? ''
  const whom = before.length < LEAST_CALLED ? undefined : recipientOf(before, true)
  if (whom === undefined || whom === 'gift' || isThing(tokens[at]?.text ?? '')) return undefined
  for (const [column, ending] of VERB_ENDINGS.entries()) {
    const found = doneAt(tokens, at, column, ending)
    if (found) return withFurther(tokens, found, column)
  }
  return undefined
}

/** "Meine Frau, die gern auf dem Sofa liest": where a German clause ends stands what is done. */
function tasteAtEnd(tokens: readonly Token[], at: number): Taste | undefined {
  if (!RELATIVES.has(tokens[at]?.key ?? '')) return undefined
  const whom = tokens[tokens[at - 1]?.key === ',' ? at - 2 : at - 1]
  if (!SOMEBODY.has(whom?.key ?? '') && recipientOf(whom?.text ?? '', true) === undefined) return undefined
  const clause = tokens.slice(at + 1, at + 1 + LONGEST_CLAUSE)
  const length = clause.findIndex(({ kind, key }) => kind !== 'word' || AND.has(key))
  const end = at + 1 + (length < 0 ? clause.length : length)
  if (tokens[end - 1]?.key.endsWith('t') !== true || clause.some(({ key }) => WANTING.has(key)))
    return undefined
  for (let start = Math.max(at + 1, end - LONGEST); start < end; start++) {
    const found = hobbyAt(tokens, start, GERMAN)
    // "Die ständig Krimis liest" loves them.
    const isObject = found?.next === end - 1 && !PLACED.has(tokens[start - 1]?.key ?? '')
    if (found && (found.next === end || isObject)) return { ...found, next: end }
  }
  return undefined
}

/** "Für meinen Schwager, der angelt". */
function whoeverBefore(tokens: readonly Token[], at: number): number {
  if (!RELATIVES.has(tokens[at - 1]?.key ?? '')) return at - 1
  return tokens[at - 2]?.key === ',' ? at - 3 : at - 2
}

/** "A baking fan", "backt gern". */
function tasteBefore(tokens: readonly Token[], at: number): Taste | undefined {
  for (const [column, behind] of BEHIND.entries()) {
    const found = hobbyAt(tokens, at, column)
    if (!found) continue
    const next = tokens[found.next]?.key === '-' ? found.next + 1 : found.next
    const frame = behind.get(tokens[next]?.key ?? '')?.find((frame) => isAt(tokens, next, frame))
    if (frame) return { ...found, next: next + frame.words.length }
  }
  return undefined
}

/** "Backfan", "hundälskare". */
function tasteIn(tokens: readonly Token[], at: number): Taste | undefined {
  const word = tokens[at]?.key ?? ''
  for (const [column, ends] of ENDS.entries()) {
    const end = ends.find((ending) => word.length > ending.length && word.endsWith(ending))
    const stem = end === undefined ? '' : word.slice(0, -end.length)
    const found = end === undefined ? undefined : formOf(stem, column)
    const said = found?.words.join(' ') ?? ''
    if (found) return { texts: [saying(found, said)], wishes: found.isMotif ? [] : [said], next: at + 1 }
  }
  return undefined
}

export function hobbyAt(tokens: readonly Token[], at: number, column: number): Taste | undefined {
  const form = formsFrom(tokens[at]?.key ?? '', column).find(
    ({ words }) => words.length <= LONGEST && words.every((word, n) => tokens[at + n]?.key === word),
  )
  if (!form) return undefined
  const said = saidAt(tokens, at, form.words.length)
  return { texts: [saying(form, said)], wishes: form.isMotif ? [] : [said], next: at + form.words.length }
}

function saying({ text, isMotif }: Form, said: string): readonly string[] {
  return isMotif ? [text, said] : [text]
}

function saidAt(tokens: readonly Token[], at: number, count: number): string {
  const said = tokens.slice(at, at + count).map(({ text }) => text.toLowerCase())
  return said.join(' ')
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  // What begins with one itself is none: "can't live without".
  for (let before = Math.max(0, at - DENIAL_REACH); before < at; before++)
    if (negatorAt(tokens, before)) return true
  return false
}
