/** One thing that a product must have, as a tsquery: a word or a phrase in all its forms, asked for or refused. Pure. */
import { isStop } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import type { Language } from '../prompt/interpretation.ts'
import { languagesOf } from '../prompt/synonyms.ts'
import { conceptsBegun } from '../prompt/word-forms.ts'
import { singled } from '../prompt/nearly.ts'
import { namedAfter, writtenWith } from '../prompt/named-after.ts'
import { havingAny, lackedBy, refusedBy } from '../prompt/privatives.ts'
import { isNumberWord } from '../prompt/number-words.ts'
import { imitationOf, satisfying, traitsAsked, traitsOf } from '../prompt/traits.ts'
import { realOf } from './imitated.ts'
import { beingByNature } from './by-nature.ts'
import { deniedIn } from './free-of.ts'
import { isMeant, lexemeOf } from './meaning-lexemes.ts'
import { lexemesMeaning } from './shelves-said.ts'
import type { Stems } from './stem-store.ts'
import { quoted } from './vectors.ts'
import { wordsOf } from './term-words.ts'
import { partsOfOne, plainWords } from './words.ts'

const LEAST_BEGUN = 3
const LEAST_REFUSED = 5
/** Of what a word may go on to mean. */
const BEGUN_MAXIMUM = 20

/** A word with the languages whose stems it may have: a synonym's are those of the table, a prompt's those it is guessed in. */
export interface Text {
  readonly text: string
  readonly languages: readonly Language[]
}

export const ALL: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']

export function textsOf(own: readonly string[], guessed: readonly Language[]): Text[] {
  const mine = guessed.length > 0 ? guessed : ALL
  return own.map((text) => ({ text, languages: [...new Set([...mine, ...languagesOf(text)])] }))
}

/** A word of the prompt in its forms, and what it means. */
export interface Said {
  readonly texts: readonly Text[]
  readonly concepts?: readonly string[]
}

/** `weights`: only where these weights are, "A" the title, "AB" what says its kind too. */
export function saidQuery({ texts, concepts = [] }: Said, stems: Stems, weights = ''): string | undefined {
  const at = weights === '' ? '' : `:${weights}`
  const lacking = weights === '' ? lackedBy(concepts).map((id) => `~${lexemeOf(id)}`) : []
  const meant = [...concepts.flatMap(lexemesMeaning), ...lacking].map((lexeme) => quoted(lexeme) + at)
  // "Thé" is tea; as it is folded it is in every English text. "Juego de mesa" is one thing, and no set of glasses for a table.
  const telling =
    meant.length === 0 ? texts : texts.filter(({ text }) => !isStop(fold(text)) && !isLinked(text))
  // A washing machine is none of what is to be washed by machine.
  const isApart = ({ text }: Text): boolean => meant.length > 0 && weights === '' && text.includes(' ')
  const whole = anyOf(
    telling.filter((text) => !isApart(text)),
    stems,
    weights,
  )
  const apart = anyOf(telling.filter(isApart), stems, 'AB')
  return joined([whole, apart, ...meant].filter(isSome), '|')
}

/** A trait that is wished: of a product whose colour (material, people) is known, that or its title decides, not "Red Valentino". */
export function traitQuery(said: Said, stems: Stems): string | undefined {
  const traits = said.texts.flatMap(({ text }) => traitsAsked(text))
  const has = saidQuery(said, stems)
  if (traits.length === 0 || has === undefined) return has
  const marks = traits.flatMap((trait) => satisfying(trait).map((id) => quoted(`#${trait.family}:${id}`)))
  const families = traits.map(({ family }) => `!${quoted(`#${family}`)}`)
  const titled = saidQuery(said, stems, 'A')
  const told = `(${titled ?? has}|(${[has, ...new Set(families)].join('&')}))`
  const imitations = traits.map(imitationOf).filter(isSome)
  const real = imitations.map((id) => `!${quoted(lexemeOf(id))}:AB`)
  return `(${[...new Set(marks)].join('|')}|${joined([told, ...real], '&')})`
}

/** Words that a small one joins. */
function isLinked(text: string): boolean {
  const between = text.split(' ').slice(1, -1)
  return between.some((word) => isStop(fold(word)))
}

function anyOf(texts: readonly Text[], stems: Stems, weights = ''): string | undefined {
  const queries = new Set(texts.map((text) => textQuery(text, stems, weights)).filter(isSome))
  return joined([...queries], '|')
}

/** A word, or several that must all be there; "t-shirt" is also "tshirt". */
function textQuery({ text, languages }: Text, stems: Stems, weights: string): string | undefined {
  const words = wordsOf(text)
  const parts = plainWords(words)
  const ones = words.filter(({ isJoined }) => isJoined)
  const joinedPlaces = new Set(ones.flatMap((one) => partsOfOne(one, parts).map(({ at }) => at)))
  const lexemes = (asJoined: boolean): string[] =>
    words
      .filter(({ isJoined, at }) => (asJoined ? isJoined || !joinedPlaces.has(at) : !isJoined))
      .map((word) => lexemesQuery(word.text, stems, languages, weights))
  // "In-ear" is not over the ear and in a box; "4 people" are no 3 people and 4 poles.
  const isOne = words.some((word) => word.isJoined) || /^\d\S* /.test(text)
  const apart = joined(lexemes(false), isOne ? '<->' : '&')
  const together = joinedPlaces.size > 0 ? joined(lexemes(true), '&') : undefined
  return joined([apart, together].filter(isSome), '|')
}

export function phraseQuery(phrase: string, stems: Stems): string | undefined {
  const words = wordsOf(phrase).filter(({ isJoined }) => !isJoined)
  return joined(
    words.map(({ text }) => lexemesQuery(text, stems, ALL)),
    '<->',
  )
}

/** Words that begin so, for the last one of a prompt that is still being typed; a number is typed out. */
export function begunQuery(text: string, weights = ''): string | undefined {
  const [word, more] = wordsOf(text).filter(({ isJoined }) => !isJoined)
  if (!word || more || word.text.length < LEAST_BEGUN || isNumberWord(word.text)) return undefined
  const concepts = conceptsBegun(word.text).slice(0, BEGUN_MAXIMUM)
  const at = weights === '' ? '' : `:${weights}`
  return joined([`${quoted(word.text)}:*${weights}`, ...concepts.map((id) => quoted(lexemeOf(id)) + at)], '|')
}

/** A product that says it is free of something does not have it; of one whose colour is known its text decides no other: "also in grey" is said of red ones. */
export function refusedQuery(said: Said, stems: Stems): string | undefined {
  const has = joined([hasQuery(said, stems), ...begunBy(said)].filter(isSome), '|')
  const freed = (said.concepts ?? []).map((id) => quoted(`~~${lexemeOf(id)}`))
  const texts = said.texts.filter(({ text }) => deniedIn(text).length === 0)
  const free = joined([freeQuery({ ...said, texts }, stems), ...freed].filter(isSome), '|')
  const refused = has === undefined || free === undefined ? has : `(${has}&!${free})`
  // "Not gluten-free" refuses what says that it is free of gluten.
  const lacking = said.texts.flatMap(({ text }) => deniedIn(text)).map((word) => quoted(`~${word}`))
  return joined([refused, ...new Set(lacking)].filter(isSome), '|')
}

/** Of a refused word no table has, compounds that begin so, however its letters are doubled: of no chilli no "Chilifrön". */
function begunBy({ texts, concepts = [] }: Said): string[] {
  if (concepts.length > 0) return []
  const [word, more] = wordsOf(texts[0]?.text ?? '').filter(({ isJoined }) => !isJoined)
  if (!word || more || word.text.length < LEAST_REFUSED) return []
  return [...new Set([word.text, singled(word.text)])].map((begun) => `${quoted(begun)}:*A`)
}

function hasQuery(said: Said, stems: Stems): string | undefined {
  const { concepts: own = [], texts } = said
  const concepts = [...own, ...texts.flatMap(({ text }) => refusedBy(fold(text)))]
  const having = havingAny(concepts)
  const all = [...new Set([...having, ...namedAfter([...concepts, ...having])])]
  const compounds = writtenWith(concepts).map((word) => `${quoted(word)}:A`)
  const says = saysQuery({ ...said, concepts }, all, stems)
  const has = joined([says, ...compounds, ...beingByNature(concepts)].filter(isSome), '|')
  // What is called a "faux leather jacket" is none of the "leather jackets" that are refused.
  return has === undefined ? undefined : joined([has, ...realOf(texts.map(({ text }) => text))], '&')
}

function saysQuery(said: Said, all: readonly string[], stems: Stems): string | undefined {
  const { concepts = [], texts } = said
  if (!texts.some(({ text }) => traitsAsked(text).length > 0))
    return saidQuery({ ...said, concepts: [...concepts, ...all] }, stems)
  const named = all.map((id) => quoted(lexemeOf(id)))
  return joined([traitQuery(said, stems), ...named, ...sortsOf(said)].filter(isSome), '|')
}

/** Of no wood none whose title says that it is of beech, whatever else is known of it, and of which nothing is known none whose text does. */
function sortsOf({ texts }: Said): string[] {
  const materials = texts.flatMap(({ text }) => traitsOf(text).filter(({ family }) => family === 'material'))
  const named = materials.flatMap(satisfying).map((id) => `${quoted(lexemeOf(id))}:A`)
  const sorts = materials.flatMap((trait) => satisfying(trait).slice(1))
  const told = sorts.map((id) => `(${quoted(lexemeOf(id))}&!${quoted('#material')})`)
  return [...new Set([...named, ...told])]
}

/** "Non-stick" says in its name what a thing is free of: who refuses it refuses what says so. */
const DENYING = /^(?:non|anti|no|sans|ohne|utan|sin|un)[- ]/

/** Products that say they are free of it. */
export function freeQuery({ texts, concepts = [] }: Said, stems: Stems): string | undefined {
  const plain = texts.filter(({ text }) => !DENYING.test(text))
  const lexemes = plain.flatMap(({ text, languages }) =>
    wordsOf(text).flatMap((word) => stems(word.text, languages)),
  )
  const named = [...concepts, ...plain.flatMap(({ text }) => refusedBy(fold(text)))]
  const free = [...new Set([...lexemes, ...named.map(lexemeOf)])].map((lexeme) => quoted(`~${lexeme}`))
  return joined(free, '|')
}

function lexemesQuery(word: string, stems: Stems, languages: readonly Language[], weights = ''): string {
  const at = weights === '' ? '' : `:${weights}`
  const lexemes = isMeant(word) ? [word] : stems(word, languages)
  return `(${lexemes.map((lexeme) => quoted(lexeme) + at).join('|')})`
}

export function joined(parts: readonly string[], sign: string): string | undefined {
  if (parts.length === 0) return undefined
  return parts.length === 1 ? parts[0] : `(${parts.join(sign)})`
}

export function isSome(text: string | undefined): text is string {
  return text !== undefined
}
