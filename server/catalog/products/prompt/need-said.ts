/** The stems of a sentence that rows of needs know, each with how it is typed; of a compound its parts. Pure. */
import { isStop } from './concepts.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import type { NeedIndex, NeedPhrase } from './need-index.ts'
import { stemIn } from './need-phrases.ts'
import { spelt } from './need-stems.ts'
import { ALIKE } from './need-thesaurus.ts'
import { NOT } from './need-verbs.ts'
import { settingOf } from './need-settings.ts'
import type { Token } from './tokens.ts'
import { LONGEST_WORD } from './word-forms.ts'

/** Of more words none further is asked. */
const MOST_WORDS = 40
/** Part of a compound. */
const PART = 0.7

/** Of a phrase so much must be said, by how seldom its words are. */
const LEAST_SHARE = 0.3
/** What is said of a row elsewhere counts for so much of it. */
const FURTHER = 0.3
/** "Clothes get mouldy" is hardly meant where no clothes are. */
const NO_THING = 0.5
/** And "the old dog sleeps badly" where no dog does. */
const NO_ANIMAL = 0.1
/** One word of several may be said of anything. */
const ONE_OF_SEVERAL = 0.75
/** For its things a row speaks the less the less of its phrase is said, but only a little. */
const VOICED = 0.3

export interface SaidStem {
  /** Less of a part of a compound, and of what is only alike. */
  readonly worth: number
  /** As it is typed. */
  readonly texts: readonly string[]
  /** The stem that is typed, for which it may stand. */
  readonly of: string
  /** Whether it only tells when it is so. */
  readonly isAside?: boolean
}

export type Said = ReadonlyMap<string, SaidStem>

const COMPOUNDING = new Set<Language>(['sv', 'de'])
const LEAST_PART = 4
const LEAST_STEM = 3
const LEAST_START = 2

export function stemsSaid(tokens: readonly Token[], language: Language, index: NeedIndex): Said {
  const said = ownStems(tokens, language, index)
  const alike = new Map<string, SaidStem>()
  for (const [stem, { worth, texts, isAside = false }] of said)
    for (const other of worth < 1 || index.isTalk(stem) ? [] : index.alikeOf(stem))
      if (!said.has(other) && !alike.has(other))
        alike.set(other, { worth: ALIKE * restOf(stem, other, index), texts, of: stem, isAside })
  return new Map([...said, ...alike])
}

/** What is seldom said weighs no more than what is said in its place. */
function restOf(stem: string, other: string, { weightOf }: NeedIndex): number {
  const own = weightOf(stem)
  return own === 0 ? 1 : Math.min(1, own / weightOf(other))
}

/** Those that are said themselves, and not in any sentence. */
export function toldStems(said: Said, { isTalk }: NeedIndex): string[] {
  return [...said].flatMap(([stem, { of }]) => (of === stem && !isTalk(stem) ? stem : []))
}

/** Said itself or in other words, and not only a part of a compound. */
export function isOfWord(stem: string, said: Said): boolean {
  return said.get(said.get(stem)?.of ?? '')?.worth === 1
}

/** How much of what is typed these stems say, each word once. */
export function worthOf(stems: Iterable<string>, said: Said, weightOf: (stem: string) => number): number {
  const words: string[] = []
  const worths: number[] = []
  for (const stem of stems) {
    const known = said.get(stem)
    if (!known) continue
    const worth = weightOf(stem) * known.worth
    const before = words.indexOf(known.of)
    if (before < 0) {
      words.push(known.of)
      worths.push(worth)
    } else worths[before] = Math.max(worths[before] ?? 0, worth)
  }
  return worths.reduce((sum, one) => sum + one, 0)
}

export interface Scored {
  readonly phrase: NeedPhrase
  readonly score: number
  /** How loudly it speaks for its things. */
  readonly voice: number
  readonly share: number
  readonly count: number
  readonly ofRow: readonly string[]
}

/** What is said of a row. */
export interface SaidOfRow {
  readonly stems: string[]
  /** How much that is, once it is asked for. */
  worth?: number
}

/** The more of it is said the better; "clothes get mouldy in the cellar" rather where clothes are. Undefined of too little. */
export function scoreOf(
  phrase: NeedPhrase,
  said: Said,
  row: SaidOfRow,
  weightOf: NeedIndex['weightOf'],
): Scored | undefined {
  const { stems, things, animals } = phrase
  const matched = worthOf(stems, said, weightOf)
  const share = matched / stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  if (!(share >= LEAST_SHARE)) return undefined
  const isOfOthers = animals.length > 0 && !animals.some((stem) => said.has(stem))
  const whole = isOfOthers ? NO_ANIMAL : things.some((stem) => !said.has(stem)) ? NO_THING : 1
  const count = new Set(stems.flatMap((stem) => said.get(stem)?.of ?? [])).size
  const several = count === 1 && stems.length > 1 ? ONE_OF_SEVERAL : 1
  row.worth ??= worthOf(row.stems, said, weightOf)
  const further = row.worth - matched
  const score = whole * several * (matched * share + FURTHER * further)
  const voice = whole * several * (matched * share ** VOICED + further)
  return { phrase, score, voice, share, count, ofRow: row.stems }
}

function ownStems(tokens: readonly Token[], language: Language, { phrasesOf }: NeedIndex): Said {
  return knownStems(tokens, language, (stem) => phrasesOf(stem).length > 0)
}

/** The stems of a sentence, and of compounds that are not known the parts that are. */
export function knownStems(
  tokens: readonly Token[],
  language: Language,
  isKnown: (stem: string) => boolean,
): Said {
  const said = new Map<string, SaidStem>()
  const setting = settingOf(tokens, language)
  for (const token of tokens) {
    const { kind, key, text } = token
    if (said.size >= MOST_WORDS) break
    const stem = kind === 'word' ? stemIn(spelt(text)) : ''
    if (stem === '' || key.endsWith("'") || (stem !== NOT && isStop(key))) continue
    const isWhole = isKnown(stem) || !COMPOUNDING.has(language)
    for (const part of isWhole ? [stem] : partsIn(fold(key), isKnown)) {
      const same = said.get(part)
      const worth = isWhole ? 1 : PART
      said.set(part, {
        worth: Math.max(worth, same?.worth ?? 0),
        texts: [...(same?.texts ?? []), text.toLowerCase()],
        of: part,
        isAside: setting.has(token) && same?.isAside !== false,
      })
    }
  }
  return said
}

/** "Krukväxter" are plants in a pot: the longest end and the longest beginning that rows have. */
function partsIn(word: string, isKnown: (stem: string) => boolean): string[] {
  if (word.length > LONGEST_WORD) return []
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
