/** Finds what is the matter where a sentence says most of a row's words in words of its own: "my specs slide down my nose whenever I work out". Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { chatterOf } from './chatter.ts'
import { isStop } from './concepts.ts'
import { DEPARTMENT_NEEDS } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { type Phrase, phrases, stemIn } from './need-phrases.ts'
import { NOT } from './need-verbs.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** Of fewer words nobody tells what is the matter. */
const LEAST_WORDS = 4
/** Of a phrase so much must be said, by how seldom its words are. */
const LEAST_SHARE = 0.6
const LEAST_STEMS = 2
/** What is said of a row elsewhere counts for so much of it. */
const FURTHER = 0.3
/** What is said in any sentence weighs hardly anything. */
const LITTLE = 1
const LANGUAGES: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']
/** By the logarithm of how seldom words are. */
const LEAST_WEIGHT = 7.5

interface Partly {
  /** As the table spells it. */
  readonly text: string
  /** The words of the prompt that the row has, as they are typed. */
  readonly explained: ReadonlySet<string>
}

interface Index {
  readonly byStem: ReadonlyMap<string, readonly Phrase[]>
  readonly weights: ReadonlyMap<string, number>
}

const index = lazily((): Index => {
  const byStem = new Map<string, Phrase[]>()
  const rows = new Map<string, Set<number>>()
  for (const phrase of new Set([...phrases().values()].flat()))
    for (const stem of phrase.stems) {
      const same = byStem.get(stem)
      if (same) same.push(phrase)
      else byStem.set(stem, [phrase])
      const within = rows.get(stem)
      if (within) within.add(phrase.row)
      else rows.set(stem, new Set([phrase.row]))
    }
  const total = DEPARTMENT_NEEDS.length
  const weights = new Map([...rows].map(([stem, within]) => [stem, Math.log(total / within.size)] as const))
  for (const stem of weights.keys()) if (talk().has(stem)) weights.set(stem, LITTLE)
  return { byStem, weights: weights.set(NOT, LITTLE) }
})

/** What makes a sentence of words, in whichever language. */
const talk = lazily(
  () => new Set(LANGUAGES.flatMap((language) => [...chatterOf(language)].map((word) => stemIn(fold(word))))),
)

/** What the likeliest row says, if any is likely. */
export function needPartly(tokens: readonly Token[], languages: readonly Language[]): Partly | undefined {
  const said = stemsSaid(tokens, languages)
  if (said.size < LEAST_STEMS || tokens.length < LEAST_WORDS) return undefined
  const { counts, rows } = foundOf(said, languages)
  let best: { phrase: Phrase; score: number } | undefined
  for (const [phrase, count] of counts) {
    if (count < Math.max(LEAST_STEMS, LEAST_SHARE * phrase.stems.length)) continue
    const score = scoreOf(phrase, said, rows.get(rowOf(phrase)) ?? [])
    if (score >= LEAST_WEIGHT && score > (best?.score ?? 0)) best = { phrase, score }
  }
  if (!best) return undefined
  const ofRow = rows.get(rowOf(best.phrase)) ?? new Set()
  const explained = [...said].flatMap(([stem, texts]) => (ofRow.has(stem) ? texts : []))
  return { text: best.phrase.text, explained: new Set(explained) }
}

type Said = ReadonlyMap<string, readonly string[]>

/** How many words of each phrase are said, and which of each row. */
function foundOf(said: Said, languages: readonly Language[]) {
  const counts = new Map<Phrase, number>()
  const rows = new Map<string, Set<string>>()
  for (const stem of said.keys()) {
    const holding = stem === NOT ? [] : (index().byStem.get(stem) ?? [])
    for (const phrase of holding.filter(({ language }) => languages.includes(language))) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
      const known = rows.get(rowOf(phrase))
      if (known) known.add(stem)
      else rows.set(rowOf(phrase), new Set([stem]))
    }
  }
  return { counts, rows }
}

/** The more of it is said the better; "clothes get mouldy in the cellar" only where clothes are. */
function scoreOf({ words, stems }: Phrase, said: Said, ofRow: Iterable<string>): number {
  if (words.some((word, n) => !said.has(stems[n] ?? '') && isThing(word))) return 0
  const matched = weightOf(stems.filter((stem) => said.has(stem)))
  const share = matched / weightOf(stems)
  return share < LEAST_SHARE ? 0 : matched * share + FURTHER * (weightOf(ofRow) - matched)
}

function weightOf(stems: Iterable<string>): number {
  return [...stems].reduce((sum, stem) => sum + (index().weights.get(stem) ?? 0), 0)
}

function rowOf({ row, language }: Phrase): string {
  return `${row} ${language}`
}

/** "Krukväxter" are plants: in these languages the head ends a compound. */
const COMPOUNDING = new Set<Language>(['sv', 'de'])
const LEAST_HEAD = 4

function headOf(stem: string): string {
  const { byStem } = index()
  if (byStem.has(stem)) return stem
  for (let start = 2; start <= stem.length - LEAST_HEAD; start++)
    if (byStem.has(stem.slice(start))) return stem.slice(start)
  return stem
}

function stemsSaid(tokens: readonly Token[], [language]: readonly Language[]): Said {
  const said = new Map<string, string[]>()
  for (const { kind, key, text } of tokens) {
    if (kind !== 'word' || key.endsWith("'")) continue
    const whole = stemIn(key)
    const stem = language !== undefined && COMPOUNDING.has(language) ? headOf(whole) : whole
    if (stem !== NOT && isStop(key)) continue
    const same = said.get(stem)
    if (same) same.push(text.toLowerCase())
    else said.set(stem, [text.toLowerCase()])
  }
  return said
}
