/** Reads what somebody loves or does: "who is mad about baking", "en katttokig syster", "der gern wandert", "fan de jardinage". */
import { lazily } from '../../../lib/lazy.ts'
import { HOBBIES } from './departments/hobbies-loved.ts'
import { DEPARTMENT_NEEDS } from './departments/tables.ts'
import { negatorAt } from './negators.ts'
import type { Reading, Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import { BEFORE, BEHIND, ENDS, SMALL, VERB_ENDINGS } from './taste-words.ts'
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
const AND = new Set(['and', '&', 'och', 'und', 'et', 'y', 'e', ','])

interface Form {
  readonly words: readonly string[]
  /** Of the need, in the language of the form. */
  readonly text: string
  readonly isMotif: boolean
}

/** By column, under the first word. */
type Forms = readonly ReadonlyMap<string, readonly Form[]>[]

const forms = lazily((): Forms => {
  const cells = new Map(DEPARTMENT_NEEDS.map((row) => [row.split(/,| \|/, 1)[0]?.trim(), row.split('|')]))
  const known = SMALL.map(() => new Map<string, Form[]>())
  for (const { forms: columns, need, isMotif } of HOBBIES)
    for (const [column, list] of columns.entries())
      for (const form of list)
        enter(known[column], {
          words: form.split(/ |(?<=')/),
          text: cells.get(need)?.[column]?.split(',', 1)[0]?.trim() ?? need,
          isMotif,
        })
  return known
})

function enter(known: Map<string, Form[]> | undefined, form: Form): void {
  const first = form.words[0] ?? ''
  const list = [...(known?.get(first) ?? []), form]
  known?.set(
    first,
    list.toSorted((one, other) => other.words.length - one.words.length),
  )
}

export interface Taste {
  /** Of each its need and how it was said. */
  readonly texts: readonly (readonly string[])[]
  readonly next: number
}

export function readTaste({ tokens }: Scene, at: number): Reading | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const taste =
    tasteBehind(tokens, at) ?? tasteBefore(tokens, at) ?? tasteIn(tokens, at) ?? tasteOf(tokens, at)
  if (!taste || isDenied(tokens, at)) return undefined
  const { texts, next } = taste
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      for (const said of texts) {
        if (negated) words.not.push(...said)
        else words.any.push([...said])
      }
    },
  }
}

/** "Is mad about baking", and of several things each: "aime le thé et la lecture". */
function tasteBehind(tokens: readonly Token[], at: number): Taste | undefined {
  for (const { words, column, ending } of BEFORE.get(tokens[at]?.key ?? '') ?? []) {
    if (!words.every((word, n) => tokens[at + n]?.key === word)) continue
    const start = at + words.length
    const found = ending ? doneAt(tokens, start, column, ending) : hobbyAfter(tokens, start, column)
    if (found) return withFurther(tokens, found, column)
  }
  return undefined
}

/** A verb with its ending; what somebody does is more than one of its words: "spielt Klavier", "Klavier spielt". */
function doneAt(tokens: readonly Token[], at: number, column: number, ending: RegExp): Taste | undefined {
  const found = hobbyAt(tokens, at, column)
  return found && ending.test(tokens[found.next - 1]?.key ?? '') ? found : undefined
}

function withFurther(tokens: readonly Token[], taste: Taste, column: number): Taste {
  let { texts, next } = taste
  for (let more = 0; more < MOST_FURTHER && AND.has(tokens[next]?.key ?? ''); more++) {
    const found = hobbyAfter(tokens, next + 1, column)
    if (!found) break
    texts = [...texts, ...found.texts]
    next = found.next
  }
  return { texts, next }
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
  const before = tokens[at - 1]?.text ?? ''
  const whom = before.length < LEAST_CALLED ? undefined : recipientOf(before, true)
  if (whom === undefined || whom === 'gift' || isThing(tokens[at]?.text ?? '')) return undefined
  for (const [column, ending] of VERB_ENDINGS.entries()) {
    const found = doneAt(tokens, at, column, ending)
    if (found) return withFurther(tokens, found, column)
  }
  return undefined
}

/** "A baking fan", "backt gern". */
function tasteBefore(tokens: readonly Token[], at: number): Taste | undefined {
  for (const [column, behind] of BEHIND.entries()) {
    const found = hobbyAt(tokens, at, column)
    if (!found) continue
    const next = tokens[found.next]?.key === '-' ? found.next + 1 : found.next
    if (behind.has(tokens[next]?.key ?? '')) return { ...found, next: next + 1 }
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
    if (found) return { texts: [saying(found, found.words.join(' '))], next: at + 1 }
  }
  return undefined
}

/** The first part of a compound, which may have lost its ending or have a link: "Pferde-", "back-", "katt-". */
function formOf(stem: string, column: number): Form | undefined {
  const tries = [
    stem,
    stem.replace(/[-s]$/, ''),
    `${stem}en`,
    `${stem}e`,
    `${stem}a`,
    `${stem}ar`,
    `${stem}er`,
    `${stem}n`,
  ]
  for (const one of tries) {
    const form = formsFrom(one, column).find(({ words }) => words.length === 1)
    if (form) return form
  }
  return undefined
}

function formsFrom(word: string, column: number): readonly Form[] {
  return forms()[column]?.get(word) ?? []
}

export function hobbyAt(tokens: readonly Token[], at: number, column: number): Taste | undefined {
  const form = formsFrom(tokens[at]?.key ?? '', column).find(
    ({ words }) => words.length <= LONGEST && words.every((word, n) => tokens[at + n]?.key === word),
  )
  return (
    form && { texts: [saying(form, saidAt(tokens, at, form.words.length))], next: at + form.words.length }
  )
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
