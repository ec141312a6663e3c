/** The phrases of what people say is the matter, and of what they do with things, by the stems of one language. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { chatterOf } from './chatter.ts'
import { conceptsOf, isStop } from './concepts.ts'
import { DEPARTMENT_NEEDS, goodsFor, isOccasion, TOLD_NEEDS, WHERE_NEEDS } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { stemIn } from './need-phrases.ts'
import { ELISION, SMALL, spelt } from './need-stems.ts'
import { thesaurusOf } from './need-thesaurus.ts'
import { NOT } from './need-verbs.ts'
import { PURPOSE_ROWS } from './purposes.ts'
import { type Wording, wordingOf } from './need-wording.ts'
import { ANYTHING } from './story-things.ts'
import { isThing } from './synonyms.ts'

/** Of about so many rows a word is seldom: what is likely enough does not depend on how many there are. */
const OF_ROWS = 2_700
/** What is said in any sentence weighs hardly anything. */
const LITTLE = 0.5

/** Of what there is none. */
const NONE =
  'no none without ingen inget inga utan kein keine keinen ohne sans aucun aucune sin ningún ninguna'.split(
    ' ',
  )
/** When, and how many of what: "two days", "chaque jour". */
const TIMES =
  `one two three four five six seven eight nine ten day days week weeks month months year years hour hours minute minutes time times every thing things chose choses
  en två tre fyra fem sex sju åtta nio tio dag dagar dagen vecka veckor månad månader år timme timmar minut minuter gång gånger varje sak saker
  eins zwei drei vier fünf sechs sieben acht neun zehn tag tage tagen woche wochen monat monate jahr jahre jahren stunde stunden minute minuten mal jede jeden jedes sache sachen
  deux trois quatre cinq sept huit neuf dix jour jours journée semaine semaines mois an ans année années heure heures minute fois chaque
  dos tres cuatro cinco seis siete ocho nueve diez día días semana semanas mes meses año años hora horas minuto minutos vez veces cada cosa cosas`.split(
    /\s+/,
  )

export interface NeedPhrase {
  /** As the table spells it. */
  readonly text: string
  readonly stems: readonly string[]
  /** Of them, what is sold. */
  readonly things: readonly string[]
  /** And animals, of which it tells alone. */
  readonly animals: readonly string[]
  readonly row: NeedRow
}

interface NeedRow {
  readonly at: number
  /** Of a need that products are indexed by. */
  readonly id: string | undefined
  readonly goods: readonly string[]
  /** Whether it says no more than where to. */
  readonly isWhere?: boolean
}

export interface NeedIndex {
  readonly phrasesOf: (stem: string) => readonly NeedPhrase[]
  /** How seldom it is, by its logarithm. */
  readonly weightOf: (stem: string) => number
  readonly isTalk: (stem: string) => boolean
  /** What it nearly means, of what rows have. */
  readonly alikeOf: (stem: string) => readonly string[]
  /** How rows are worded that tell more than where to; made by the first sentence of which a row has something. */
  readonly wording: () => Wording
}

export function indexOf(language: Language, column: number): NeedIndex {
  const byStem = new Map<string, NeedPhrase[]>()
  const index = { byStem, column, wordOf: onceEach(readWord) }
  const rows = rowsOfTables()
  const told = rows.map(({ words, ...row }) => ({ row, phrases: phrasesIn(words, column) }))
  for (const { row, phrases } of told) for (const text of phrases) enter(index, text, row)
  const talk = new Set(
    [...chatterOf(language), ...ANYTHING, ...TIMES, ...NONE].map((word) => stemIn(spelt(word))),
  ).add(NOT)
  const weights = new Map(
    [...byStem].map(([stem, phrases]) => {
      const within = new Set(phrases.map(({ row }) => row.at)).size
      return [stem, talk.has(stem) ? LITTLE : Math.log(OF_ROWS / within)] as const
    }),
  )
  const thesaurus = thesaurusOf(language, (word) => stemIn(spelt(word)))
  return {
    alikeOf: (stem) => [...(thesaurus.get(stem) ?? [])].filter((other) => byStem.has(other)),
    phrasesOf: (stem) => byStem.get(stem) ?? [],
    weightOf: (stem) => weights.get(stem) ?? 0,
    isTalk: (stem) => talk.has(stem),
    wording: lazily(() => wordingOf(told.filter(({ row }) => row.isWhere !== true))),
  }
}

function phrasesIn(words: string, column: number): string[] {
  return (words.split('|')[column] ?? '').split(',').map((text) => text.trim())
}

interface Entered {
  readonly byStem: Map<string, NeedPhrase[]>
  readonly column: number
  readonly wordOf: (word: string) => Word
}

interface Word {
  readonly stem: string
  readonly isThing: boolean
  readonly isAnimal: boolean
}

function enter({ byStem, column, wordOf }: Entered, text: string, row: NeedRow): void {
  const words = (text.includes("'") ? text.replace(ELISION, '') : text)
    .split(' ')
    .filter((word) => !SMALL[column]?.has(fold(word)) && !isStop(fold(word)))
    .map(wordOf)
  const phrase = {
    text,
    stems: stemsOf(words),
    things: stemsOf(words.filter((word) => word.isThing)),
    animals: stemsOf(words.filter((word) => word.isAnimal)),
    row,
  }
  for (const stem of phrase.stems) {
    const same = byStem.get(stem)
    if (same) same.push(phrase)
    else byStem.set(stem, [phrase])
  }
}

const ANIMALS = new Set('dog puppy cat kitten horse rabbit bird pet'.split(' '))

function readWord(word: string): Word {
  const isAnimal = conceptsOf(fold(word)).some(({ id }) => ANIMALS.has(id))
  return { stem: stemIn(spelt(word)), isThing: isThing(word), isAnimal }
}

/** A word stands in many phrases. */
function onceEach<Read>(read: (word: string) => Read): (word: string) => Read {
  const known = new Map<string, Read>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const own = read(word)
    known.set(word, own)
    return own
  }
}

function stemsOf(words: readonly Word[]): string[] {
  return [...new Set(words.map(({ stem }) => stem))].filter(Boolean)
}

function rowsOfTables(): (NeedRow & { readonly words: string })[] {
  const needs = DEPARTMENT_NEEDS.flatMap((words) => {
    const id = fold(words.split(/,| \|/, 1)[0]?.trim() ?? '').replaceAll(' ', '-')
    return isOccasion(id) ? [] : [{ words, goods: goodsFor(id), id }]
  })
  const others = [...TOLD_NEEDS, ...PURPOSE_ROWS].map((row) => ({ ...row, id: undefined }))
  const places = WHERE_NEEDS.map((row) => ({ ...row, id: undefined, isWhere: true }))
  return [...needs, ...others, ...places].map((row, at) => ({ ...row, at }))
}
