/** The stems of a sentence that rows of needs know, each with how it is typed; of a compound its parts. Pure. */
import { isStop } from './concepts.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import type { NeedIndex } from './need-index.ts'
import { stemIn } from './need-phrases.ts'
import { NOT } from './need-verbs.ts'
import type { Token } from './tokens.ts'

/** Of more words none further is asked. */
const MOST_WORDS = 40
/** Part of a compound. */
const PART = 0.7

/** Of each its worth, less of a part of a compound; and how it is typed. */
export type Said = ReadonlyMap<string, { readonly worth: number; readonly texts: readonly string[] }>

const COMPOUNDING = new Set<Language>(['sv', 'de'])
const LEAST_PART = 4
const LEAST_STEM = 3
const LEAST_START = 2

export function stemsSaid(tokens: readonly Token[], language: Language, { phrasesOf }: NeedIndex): Said {
  const said = new Map<string, { worth: number; texts: string[] }>()
  const isKnown = (stem: string): boolean => phrasesOf(stem).length > 0
  for (const { kind, key, text } of tokens) {
    if (said.size >= MOST_WORDS) break
    const stem = kind === 'word' ? stemIn(key) : ''
    if (stem === '' || key.endsWith("'") || (stem !== NOT && isStop(key))) continue
    const isWhole = isKnown(stem) || !COMPOUNDING.has(language)
    for (const part of isWhole ? [stem] : partsIn(fold(key), isKnown)) {
      const same = said.get(part)
      const worth = isWhole ? 1 : PART
      said.set(part, {
        worth: Math.max(worth, same?.worth ?? 0),
        texts: [...(same?.texts ?? []), text.toLowerCase()],
      })
    }
  }
  return said
}

/** "Krukväxter" are plants in a pot: the longest end and the longest beginning that rows have. */
function partsIn(word: string, isKnown: (stem: string) => boolean): string[] {
  const ends = places(LEAST_START, word.length - LEAST_PART).map((start) => stemIn(word.slice(start)))
  const starts = places(LEAST_PART, word.length - LEAST_STEM).map((end) => stemIn(word.slice(0, end)))
  const end = ends.find((stem) => stem.length >= LEAST_STEM && isKnown(stem))
  return [end ?? [], starts.findLast(isKnown) ?? []].flat()
}

function places(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(last, MOST_WORDS) - first + 1) }, (_, n) => first + n)
}

/** Where a stem stands nearest to a place, within reach of it; -1 where it does not. */
export function nearest(stems: readonly string[], at: number, stem: string, reach: number): number {
  for (let step = 1; step <= reach; step++) {
    if (stems[at + step] === stem) return at + step
    if (stems[at - step] === stem) return at - step
  }
  return -1
}
