/** What people do, where that alone is asked for, "martial arts", "escalade", "fiskeutrustning": the goods of whoever does it, and what says so. Pure. */
import { goodsFor, isNeed } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Guess, Interpretation, Language } from './interpretation.ts'
import { NEED_WORTH } from './need-likely.ts'
import type { Scene } from './reading.ts'
import { COLUMNS } from './synonym-table.ts'
import { entriesOfWord } from './synonyms.ts'
import { type Form, formOf, formsFrom } from './taste-forms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'

const GEAR = new Set(
  `gear equipment stuff things supplies kit accessories utrustning prylar grejer saker tillbehor ausrustung zubehor sachen bedarf
  materiel equipement accessoires affaires equipo material cosas accesorios equipamiento articles articulos`.split(
    /\s+/,
  ),
)
const OF_GEAR =
  /^(.{3,}?)(?:utrustning|utrustningen|prylar|grejer|saker|tillbehor|ausrustung|zubehor|sachen|bedarf)$/

/** Of a hundred; each behind the first is worth so much less. */
const MOST = 100
const STEP = 4
const LEAST = 70

const GERMAN = COLUMNS.indexOf('de')

interface Doing {
  readonly form: Form
  /** As it is typed. */
  readonly said: readonly string[]
}

/** Where no thing is named, and nothing else but for whom: of a sport that nobody sells anything for nothing comes. */
export function sayActivity({ tokens, languages }: Scene, { words }: Interpretation): void {
  if (words.any.length + words.likely.length + words.phrases.length > 0) return
  const doing = words.all.some(isGood) ? undefined : doingIn(tokens, [...languages, ...COLUMNS])
  if (!doing || doing.form.isMotif || isKnown(doing)) return
  const whom = words.all.filter((text) => traitsOf(text).some(({ family }) => family === 'for'))
  const isSaid = (text: string): boolean =>
    doing.said.includes(text) || GEAR.has(fold(text)) || whom.includes(text)
  if (!words.all.every(isSaid) || !doing.said.every((word) => words.all.includes(word))) return
  words.likely = guessesOf(doing.form)
  words.told = [...doing.form.words, ...whom]
}

/** What tables know of by itself is found as that in every language: a garden is no gardening. */
function isKnown({ said }: Doing): boolean {
  return [said.join(' '), ...said].some((text) => entriesOfWord(text).length > 0)
}

function guessesOf({ text }: Form): Guess[] {
  const need = entriesOfWord(text).find(({ id }) => isNeed(id))?.id
  if (need === undefined) return []
  const goods = goodsFor(need).map((id, place) => ({ id, worth: Math.max(LEAST, MOST - place * STEP) }))
  return [...goods, { id: need, worth: NEED_WORTH }]
}

function doingIn(tokens: readonly Token[], languages: readonly Language[]): Doing | undefined {
  for (const column of new Set(languages.map((language) => COLUMNS.indexOf(language))))
    for (const [at, token] of tokens.entries()) {
      const doing =
        token.kind === 'word' ? (doingFrom(tokens, at, column) ?? geared(token, column)) : undefined
      if (doing) return doing
    }
  return undefined
}

function doingFrom(tokens: readonly Token[], at: number, column: number): Doing | undefined {
  // "Schreibt" is hardly looked for, "Schreibtisch" is typed so.
  const { key = '' } = tokens[at] ?? {}
  const isTyped = column === GERMAN && tokens.length === 1 && /(?<!spor)t$/.test(key)
  const form = (isTyped ? [] : formsFrom(key, column)).find(({ words }) =>
    words.every((word, n) => tokens[at + n]?.key === word),
  )
  return (
    form && { form, said: tokens.slice(at, at + form.words.length).map(({ text }) => text.toLowerCase()) }
  )
}

/** "Kletterausrüstung". */
function geared({ key, text }: Token, column: number): Doing | undefined {
  const stem = OF_GEAR.exec(key)?.[1]
  const form = stem === undefined ? undefined : formOf(stem, column)
  return form && { form, said: [text.toLowerCase()] }
}
