/** Which things a sentence tells of by the words of the situations that they are needed in, though no row says what is the matter. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import type { Guess, Language } from './interpretation.ts'
import { stemIn } from './need-phrases.ts'
import { knownStems } from './need-said.ts'
import { spelt } from './need-stems.ts'
import { SITUATIONS } from './situations/tables.ts'
import { COLUMNS } from './synonym-table.ts'
import type { Token } from './tokens.ts'

/** Words tell the more the seldomer they do, by its logarithm; so much must tell of a thing, in several words. */
const LEAST_SCORE = 6
const LEAST_WORDS = 2
/** Or in one that says more than all others together. */
const MOST_OF_ALL = 0.55
/** Things nearly as likely as the likeliest may be meant, too, and what is half as likely helps a quarter as much. */
const NEAR = 0.65
const APART = 2
const MOST_THINGS = 8

export interface Situation {
  /** The likeliest first, of a hundred. */
  readonly guesses: readonly Guess[]
  readonly score: number
  /** Words that tell of the likeliest, as they are typed. */
  readonly told: readonly string[]
}

export interface Vote {
  readonly score: number
  /** Those that tell of it, as they are typed. */
  readonly words: ReadonlySet<string>
}

interface SituationIndex {
  readonly things: readonly string[]
  /** By a stem, places among the things. */
  readonly thingsOf: ReadonlyMap<string, readonly number[]>
}

const indexes = new Map(COLUMNS.map((language, column) => [language, lazily(() => indexOf(column))] as const))

function indexOf(column: number): SituationIndex {
  const things: string[] = []
  const thingsOf = new Map<string, number[]>()
  const stems = new Map<string, string>()
  for (const row of SITUATIONS) {
    const [thing = '', ...columns] = row.split(' | ')
    const at = things.push(thing) - 1
    for (const stem of new Set((columns[column] ?? '').split(' ').map((word) => stemOnce(word, stems)))) {
      const known = thingsOf.get(stem)
      if (known) known.push(at)
      else thingsOf.set(stem, [at])
    }
  }
  return { things, thingsOf }
}

/** A word stands in many rows. */
function stemOnce(word: string, known: Map<string, string>): string {
  const stem = known.get(word) ?? stemIn(spelt(word))
  known.set(word, stem)
  return stem
}

/** What the sentence may tell of, in the likeliest of these languages; undefined when it tells of nothing so. */
export function situationOf(tokens: readonly Token[], languages: readonly Language[]): Situation | undefined {
  const spoken = languages.length > 0 ? languages : COLUMNS
  return spoken
    .flatMap((language) => situationIn(tokens, language) ?? [])
    .sort((a, b) => b.score - a.score)[0]
}

function situationIn(tokens: readonly Token[], language: Language): Situation | undefined {
  const ranked = [...votesOf(tokens, language)].sort(([, a], [, b]) => b.score - a.score)
  const best = ranked[0]?.[1]
  if (!best || best.score < LEAST_SCORE) return undefined
  const guesses = ranked
    .slice(0, MOST_THINGS)
    .filter(([, { score }]) => score >= best.score * NEAR)
    .map(([id, { score }]) => ({ id, worth: Math.round(100 * (score / best.score) ** APART) }))
  return { guesses, score: best.score, told: [...best.words] }
}

/** The things that the sentence tells of, by their concepts. */
export function votesOf(tokens: readonly Token[], language: Language): ReadonlyMap<string, Vote> {
  const index = indexes.get(language)?.()
  if (!index) return new Map()
  const { things, thingsOf } = index
  const votes = new Map<number, { score: number; readonly words: Set<string> }>()
  let all = 0
  for (const [stem, { worth, texts }] of knownStems(tokens, language, (one) => thingsOf.has(one))) {
    const those = thingsOf.get(stem) ?? []
    const weight = worth * Math.log(things.length / those.length)
    all += weight
    for (const at of those) {
      const vote = votes.get(at) ?? { score: 0, words: new Set<string>() }
      vote.score += weight
      vote.words.add(texts[0] ?? stem)
      votes.set(at, vote)
    }
  }
  const told = [...votes].filter(
    ([, { score, words }]) =>
      words.size >= LEAST_WORDS || (score >= LEAST_SCORE && score > MOST_OF_ALL * all),
  )
  return new Map(told.map(([at, vote]) => [things[at] ?? '', vote]))
}
