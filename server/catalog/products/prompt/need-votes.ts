/** Which things help with what is the matter: rows vote for theirs, each word for the things of all rows that have it, and rows that are worded alike. Pure. */
import type { Guess } from './interpretation.ts'
import type { NeedIndex } from './need-index.ts'
import type { Said, Scored } from './need-said.ts'
import { ASIDE } from './need-settings.ts'
import { alikeTo } from './need-wording.ts'

/** A row that surely is meant leaves so much of their voice to others. */
const OTHERS = 0.5
/** A further row that has a thing counts for so much of the one before. */
const DECAY = 0.35
/** Each thing of a row is so much less likely than the one before it, for so many. */
const PLACE = 0.06
const PLACES = 8
const MOST_THINGS = 13
/** Rows agree in part on nearly anything: what is half as likely helps a third as much, and what is hardly likely does not. */
const APART = 1.5
const LEAST_WORTH = 25
/** Rows with less of the loudest voice are not asked. */
const NEAR = 0.4
/** What words say by themselves, of all that is said; the rest is what rows say. */
const BY_WORDS = 0.3
/** What rows say that are worded alike, beside both. */
const BY_WORDING = 0.5
const SHARPNESS = 3
/** What the words of situations say, beside all that. */
const BY_SITUATION = 0.2
/** So much that they say is plain. */
const PLAIN_SITUATION = 14
/** How soon a thing that more rows with a word have is no likelier for it (k1 of BM25). */
const SATURATION = 1
/** A word is seldom where few of about so many things have it: what is likely does not depend on how many there are. */
const OF_THINGS = 2_000

interface Rows {
  readonly rows: readonly Scored[]
  /** What surely is meant: its things are likelier than those of others. */
  readonly first: Scored | undefined
}

export interface Sentence {
  readonly said: Said
  readonly words: ReadonlySet<string>
  /** How much the words of situations tell of things; none where a row surely is meant. */
  readonly situations: ReadonlyMap<string, { readonly score: number }>
}

/** The likeliest first, of a hundred. */
export function thingsOf(
  { rows, first }: Rows,
  { said, words, situations }: Sentence,
  index: NeedIndex,
): Guess[] {
  const byRows = inHundred(votesOfRows(rows, first))
  const byWords = inHundred(votesOfWords(said, index))
  const byMeaning = inHundred(
    new Map(
      byRows.entries().map(([id, vote]) => [id, (1 - BY_WORDS) * vote + BY_WORDS * (byWords.get(id) ?? 0)]),
    ),
  )
  const byWording = inHundred(votesOfWording(words, index))
  const bySituation = (id: string): number =>
    Math.min(1, (situations.get(id)?.score ?? 0) / PLAIN_SITUATION) * 100
  const things = [...byMeaning]
    .map(([id, vote]) => ({
      id,
      score: vote + BY_WORDING * (byWording.get(id) ?? 0) + BY_SITUATION * bySituation(id),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_THINGS)
  const most = things[0]?.score ?? 1
  const own = first?.phrase.stems.join(' ')
  // Rows with one phrase help as surely as each other.
  const ofFirst = new Set(
    rows.flatMap(({ phrase: { stems, row } }) => (stems.join(' ') === own ? row.goods : [])),
  )
  return things
    .map(({ id, score }) => ({
      id,
      worth: Math.round(100 * (score / most) ** APART),
      ...(ofFirst.has(id) ? { isFirst: true } : {}),
    }))
    .filter(({ worth, isFirst = false }) => isFirst || worth >= LEAST_WORTH)
}

/** What several rows have is likelier; of a row its first things are. */
function votesOfRows(rows: readonly Scored[], first: Scored | undefined): Map<string, number> {
  const votes = new Map<string, number[]>()
  const loudest = Math.max(0, ...rows.map(({ voice }) => voice))
  for (const one of rows)
    for (const [place, thing] of one.voice < NEAR * loudest ? [] : one.phrase.row.goods.entries()) {
      const share = first === undefined || one === first ? 1 : OTHERS
      const vote = one.voice * share * placed(place)
      const known = votes.get(thing)
      if (known) known.push(vote)
      else votes.set(thing, [vote])
    }
  return new Map(votes.entries().map(([id, list]) => [id, sumOf(list)]))
}

const placed = (place: number): number => 1 - PLACE * Math.min(place, PLACES)

const sumOf = (votes: readonly number[]): number =>
  votes.toSorted((a, b) => b - a).reduce((sum, vote, n) => sum + vote * DECAY ** n, 0)

/** Each word for the things of the rows that have it, the seldomer the louder (BM25 without lengths). */
function votesOfWords(said: Said, { phrasesOf, isTalk }: NeedIndex): Map<string, number> {
  const votes = new Map<string, number>()
  for (const [stem, { worth, isAside = false }] of said) {
    const often = new Map<string, number>()
    for (const { row } of isTalk(stem) ? [] : phrasesOf(stem))
      for (const [place, thing] of row.isWhere === true ? [] : row.goods.entries())
        often.set(thing, (often.get(thing) ?? 0) + placed(place))
    const seldom = Math.log(1 + OF_THINGS / (often.size + 0.5))
    for (const [thing, count] of often) {
      const vote =
        worth * (isAside ? ASIDE : 1) * seldom * ((count * (SATURATION + 1)) / (count + SATURATION))
      votes.set(thing, (votes.get(thing) ?? 0) + vote)
    }
  }
  return votes
}

/** What is worded as a row is hardly ever as by chance: half as much alike is far from half as likely. */
function votesOfWording(words: ReadonlySet<string>, { wording }: NeedIndex): Map<string, number> {
  const votes = new Map<string, number>()
  for (const [{ goods }, alike] of alikeTo(words, wording()))
    for (const [place, thing] of goods.entries())
      votes.set(thing, (votes.get(thing) ?? 0) + alike ** SHARPNESS * placed(place))
  return votes
}

function inHundred(votes: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const most = Math.max(0, ...votes.values())
  return new Map(votes.entries().map(([id, vote]) => [id, (100 * vote) / most]))
}
