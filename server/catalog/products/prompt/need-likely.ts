/** What may help where a sentence tells what is the matter in words of its own: its words vote for rows, and these for their things. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { isWho } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Guess, Language } from './interpretation.ts'
import { clausesOf } from './need-clauses.ts'
import { indexOf, type NeedIndex } from './need-index.ts'
import { isOfWord, type Said, type Scored, stemsSaid, toldStems } from './need-said.ts'
import { bestOfRows, ofMatter } from './need-matter.ts'
import { type Sentence, thingsOf } from './need-votes.ts'
import { wordsIn } from './need-wording.ts'
import { type Vote, votesOf } from './situations.ts'
import { asksByName } from './story-things.ts'
import { COLUMNS } from './synonym-table.ts'
import type { Token } from './tokens.ts'

const LEAST_STEMS = 2
/** Of a phrase so much is said, by how seldom its words are, where it surely is meant. */
const SURE_SHARE = 0.6
const WHOLE_SHARE = 0.9
/** By the logarithm of how seldom words are. */
const LEAST_SCORE = 5
const SURE_SCORE = 6.5
/** Rows so much like the likeliest may be meant, too. */
const NEAR = 0.6
/** And are needs of which whatever helps may come. */
const SURELY_NEAR = 0.75
/** What is all that is said is meant, though another row scores so little more. */
const NEARLY = 0.9
const MOST_NEEDS = 4
/** Of a clause as of the whole that it is part of. */
const OF_WHOLE = 0.7
/** Of a hundred: whatever helps with the likeliest row. */
export const NEED_WORTH = 60

/** A row that surely is meant needs no words of situations beside it. */
const NO_SITUATIONS: ReadonlyMap<string, Vote> = new Map()

export interface Likely {
  /** What the likeliest row says, as the table spells it, where most of it is said of one that is read as it stands. */
  readonly text: string | undefined
  readonly isSure: boolean
  /** What most of is said, as the table spells it. */
  readonly phrase: string
  /** Whether a phrase of it is all that the prompt tells. */
  readonly isWhole: boolean
  readonly isEveryWordSaid: boolean
  /** Words of the prompt that the row has, as they are typed. */
  readonly explained: ReadonlySet<string>
  /** Words of the prompt that are said of few needs, as they are typed. */
  readonly told: readonly string[]
  readonly guesses: readonly Guess[]
  readonly score: number
  /** Whether it says no more than where to. */
  readonly isWhere: boolean
  /** Or who somebody is. */
  readonly isWho: boolean
}

const indexes = new Map(
  COLUMNS.map((language, column) => [language, lazily(() => indexOf(language, column))] as const),
)

/** What may help with what the sentence tells, if anything is likely. */
export function likelyNeeds(
  tokens: readonly Token[],
  languages: readonly Language[],
  least = LEAST_SCORE,
): Likely | undefined {
  const likely = likeliestOf(tokens, languages)
  if (!likely || likely.score < least) return undefined
  return likelyOfClause(tokens, languages, likely) ?? likely
}

function likeliestOf(tokens: readonly Token[], languages: readonly Language[]): Likely | undefined {
  const spoken = languages.length > 0 ? languages : COLUMNS
  return spoken.flatMap((language) => likelyIn(tokens, language) ?? []).sort((a, b) => b.score - a.score)[0]
}

/** "We sat in the kitchen and talked of it: I am losing my hair": the one clause that surely says what is the matter counts alone. */
function likelyOfClause(
  tokens: readonly Token[],
  languages: readonly Language[],
  whole: Likely,
): Likely | undefined {
  // "I've got a wood stove and need an alarm" asks for one.
  if (asksByName(tokens)) return undefined
  const clauses = clausesOf(tokens).flatMap((clause) => likeliestOf(clause, languages) ?? [])
  const told = clauses.filter(({ score, isWhere }) => score >= LEAST_SCORE && !isWhere)
  // Beside it others may say who somebody is, where they live, and with whom.
  const sure = told.filter(({ isSure, isWho }) => isSure && !isWho)
  const [only, ...others] = sure.length === 1 ? sure : told
  // What one row says of both belongs to the matter.
  const isOfBoth = whole.isSure && only !== undefined && whole.explained.size > only.explained.size
  const isLoud = only !== undefined && (whole.isWho || only.score >= whole.score * OF_WHOLE)
  return only?.isSure === true && others.length === 0 && !isOfBoth && isLoud
    ? { ...only, told: whole.told }
    : undefined
}

/** What may help with what a few words tell, all of which a phrase of one of the languages has. */
export function likelyOfFew(tokens: readonly Token[], languages: readonly Language[]): Likely | undefined {
  const known = COLUMNS.map((language) => ({ language, likely: likelyIn(tokens, language, NEARLY) }))
    .flatMap(({ language, likely }) => (likely?.isWhole === true ? [{ language, likely }] : []))
    .sort((a, b) => b.likely.score - a.likely.score)
  return (known.find(({ language }) => languages.includes(language)) ?? known[0])?.likely
}

function likelyIn(tokens: readonly Token[], language: Language, least = 1): Likely | undefined {
  const index = indexes.get(language)?.()
  if (!index) return undefined
  const said = stemsSaid(tokens, language, index)
  if (!isOfRows(said, index, least < 1)) return undefined
  const rows = ofMatter(bestOfRows(said, index), said, index).filter(
    ({ phrase }) => least < 1 || phrase.row.isWhere !== true,
  )
  const [best] = rows
  if (!best) return undefined
  // "Gimnasio" is rather what says so than "gimnasia", of which it has the stem.
  const first = rows.find((row) => row.score >= best.score * least && isWholeOf(row, said, index)) ?? best
  const isSure = isMeant(first)
  const near = rows.filter(({ score }) => score >= first.score * NEAR)
  const sentence = (): Sentence => ({
    said,
    words: wordsOf(tokens),
    situations: isSure ? NO_SITUATIONS : votesOf(tokens, language),
  })
  const things = (): Guess[] => thingsOf({ rows, first: isSure ? first : undefined }, sentence(), index)
  // Of most languages and clauses nothing is guessed, for another is likelier.
  const voted = lazily(() => [...things(), ...needsOf(near, first)])
  return {
    text: near.find((row) => isSure && row.phrase.row.id !== undefined && isMeant(row))?.phrase.text,
    isSure,
    phrase: first.phrase.text,
    isWhole: isWholeOf(first, said, index),
    isEveryWordSaid: first.count === first.phrase.stems.length,
    explained: new Set([...said].flatMap(([stem, { texts }]) => (first.ofRow.includes(stem) ? texts : []))),
    told: toldStems(said, index).flatMap((stem) => said.get(stem)?.texts ?? []),
    get guesses() {
      return voted()
    },
    score: first.score,
    isWhere: first.phrase.row.isWhere === true,
    isWho: isWho(first.phrase.row.id ?? ''),
  }
}

/** Whether rows have any of it; of few words each that tells must be one that a row has, or the whole is none. */
function isOfRows(said: Said, index: NeedIndex, isOfFew: boolean): boolean {
  const known = new Set<string>()
  for (const [stem, { of }] of said)
    if (!index.isTalk(stem) && index.phrasesOf(stem).length > 0) known.add(of)
  return known.size > 0 && (!isOfFew || toldStems(said, index).every((stem) => known.has(stem)))
}

function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return wordsIn(tokens.flatMap(({ kind, text }) => (kind === 'word' ? text : [])).join(' '))
}

/** Nearly all of a phrase is said, and nothing else that tells; where one word of it tells, as that is spelt. */
function isWholeOf({ phrase, share, ofRow }: Scored, said: Said, index: NeedIndex): boolean {
  const explained = new Set(ofRow.map((stem) => said.get(stem)?.of))
  const isSaid = share >= WHOLE_SHARE || phrase.stems.every((stem) => isOfWord(stem, said))
  if (!isSaid || !toldStems(said, index).every((stem) => explained.has(stem))) return false
  const [only, ...others] = phrase.stems.filter((stem) => !index.isTalk(stem))
  if (only === undefined || others.length > 0) return true
  const words = phrase.text.split(' ').map(fold)
  return (said.get(only)?.texts ?? []).some((text) => words.includes(fold(text)))
}

function isMeant({ share, score, count }: Scored): boolean {
  return share >= SURE_SHARE && score >= SURE_SCORE && count >= LEAST_STEMS
}

/** The rows themselves: of a title that names a thing beside another, it is known that it helps. */
function needsOf(rows: readonly Scored[], first: Scored): Guess[] {
  return rows.slice(0, MOST_NEEDS).flatMap(({ phrase: { row }, score }) => {
    const share = score / first.score
    return row.id === undefined || share < SURELY_NEAR
      ? []
      : [{ id: row.id, worth: Math.round(NEED_WORTH * share * share) }]
  })
}
