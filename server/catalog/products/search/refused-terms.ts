/** What a prompt refuses, as terms: each with what says the same, and without what is wanted all the same. Pure. */
import { goodsOf } from '../prompt/compounds.ts'
import { conceptsOf, kindsOf } from '../prompt/concepts.ts'
import { headedBy, toldAs } from '../prompt/composed.ts'
import { isNeed } from '../prompt/departments/tables.ts'
import { fold } from '../prompt/fold.ts'
import { isMaker } from '../prompt/makers-known.ts'
import type { Language } from '../prompt/interpretation.ts'
import { allOf } from '../prompt/named-after.ts'
import { partWordsOf, purposeWordsOf } from '../prompt/part-words.ts'
import { isSome } from './terms.ts'
import { expand, isListed, isThing } from '../prompt/synonyms.ts'
import type { Term } from './wish-terms.ts'

const MOST_SAYING = 30
const LEAST_NAME = 3
const LEAST_SINGLE = 4
/** What makers call their things, which seldom say whose they are: a case "for Galaxy S24". */
const SERIES: Readonly<Record<string, readonly string[]>> = {
  samsung: ['galaxy'],
  apple: ['iphone', 'ipad', 'macbook', 'airpods', 'imac'],
  sony: ['playstation'],
  microsoft: ['xbox'],
  google: ['pixel'],
}
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'ar', 'or']

interface Reading {
  readonly languages: readonly Language[]
  readonly term: (alternatives: readonly string[]) => Term
}

export function refusedTerms(
  words: readonly string[],
  wanted: readonly Term[],
  { languages, term }: Reading,
): Term[] {
  return words
    .flatMap((word) => [word, ...scoped(word, wanted, languages)])
    .map((word) => apartFrom(wanted, languages, wholly(sayingTerm(withParts(term([word]))))))
    .map((refused) => besideNamed(wanted, refused))
}

/** "Wine glasses, not the wine", "mobilskal, inte mobilen": nothing that is the one, though the other says it in its name. */
function besideNamed(wanted: readonly Term[], refused: Term): Term {
  const named = wanted.filter((term) => isNamedAfter(term, refused))
  if (named.length > 0 && refused.words.some((word) => isMaker(fold(word)))) return byName(refused)
  return named.length === 0
    ? refused
    : { ...refused, besides: named.flatMap(({ concepts = [] }) => concepts) }
}

/** "Phone case, not for iPhone", "inte till iPad": of what goes with such a thing, what says that name. */
function byName({ words }: Term): Term {
  return { words, synonyms: [] }
}

function isNamedAfter({ words, concepts = [] }: Term, refused: Term): boolean {
  const { concepts: other = [] } = refused
  const isOne = [...concepts, ...concepts.flatMap(kindsOf)].some((id) => other.includes(id))
  if (isOne || concepts.length === 0 || other.length === 0 || !words.some(isThing)) return false
  // "Case for my phone, not the phone": of what is called after a thing only that thing is refused.
  if (allOf(other).some((id) => concepts.includes(id))) return true
  const names = [...refused.words, ...refused.synonyms].filter(isThing).map(fold)
  return words.map(fold).some((word) => names.some((name) => beginsWith(word, name)))
}

/** As a word of it, or as the beginning of a compound. */
function beginsWith(word: string, name: string): boolean {
  return (
    word !== name && name.length >= LEAST_NAME && (word.startsWith(name) || word.split(' ').includes(name))
  )
}

/** Of things for bikes without lights those are refused that are for bikes, also where another language has one word for them; of no "de amor" novels the "novela de amor". */
function scoped(refused: string, terms: readonly Term[], languages: readonly Language[]): string[] {
  // "Cykeltillbehör, inga lampor" refuses the lights for bikes.
  const wanted = terms.flatMap(({ words }) =>
    words.flatMap((word) => [word, ...word.split(' '), ...goodsOf(fold(word))]),
  )
  const names = wanted.flatMap((word) =>
    [headedBy(refused, word, languages), toldAs(word, refused, languages)].filter(isSome),
  )
  // "Funda, no el móvil" refuses no "funda de móvil", which is what is wanted.
  const ids = new Set(terms.flatMap(({ concepts = [] }) => concepts))
  return names.filter((name) => !idsOf([name], languages).every((id) => ids.has(id)))
}

/** Of no "Kapuze" no "capuche" either, nor of "pas pour courir" what is for running; none of them is a slip. */
function withParts(term: Term): Term {
  const parts = term.words.flatMap((word) => [
    ...partWordsOf(word),
    ...purposeWordsOf(word),
    ...(SERIES[fold(word)] ?? []),
  ])
  return {
    ...term,
    words: [...new Set([...term.words, ...parts])],
    synonyms: [...term.synonyms, ...parts],
  }
}

/** Of shampoos against dandruff those that say so are refused, not every one that helps. */
function sayingTerm(term: Term): Term {
  return { ...term, concepts: (term.concepts ?? []).filter((id) => !isNeed(id)) }
}

/** Of "hörlurar", which may be in-ear, those that say so where that is refused, in any of the words for that alone: not all that may be. */
function apartFrom(terms: readonly Term[], languages: readonly Language[], refused: Term): Term {
  const wanted = terms.flatMap(({ words }) => idsOf(words, languages.slice(0, 1)))
  const { concepts = [], words } = refused
  const meant = meantApart(idsOf(words), wanted)
  const alone = meant.length === 0 ? [] : words.flatMap((word) => expand(word))
  const saying = alone.filter((word) => conceptsOf(word).every(({ id }) => meant.includes(id)))
  // What it means is wanted as well: its letters alone say what is refused.
  const single = concepts.some((id) => wanted.includes(id)) ? words.flatMap(singlesOf) : []
  return {
    ...refused,
    words: [...new Set([...words, ...single, ...saying.slice(0, MOST_SAYING)])],
    concepts: narrower(
      concepts.filter((id) => !wanted.includes(id)),
      wanted,
    ),
  }
}

/** Swedish "porslin" is tableware as well: of no mug of it only what it is of is refused. */
function narrower(refused: readonly string[], wanted: readonly string[]): readonly string[] {
  const above = new Set(wanted.flatMap(kindsOf))
  const apart = refused.filter((id) => !above.has(id))
  return apart.length > 0 ? apart : refused
}

/** "Smartphone" of "smartphones", where tables have it. */
function singlesOf(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((single) => single.length >= LEAST_SINGLE && isListed(single))
}

/** Of what may be wanted as well what the refused word names rather: the earbuds of no "earbuds", of headphones. */
function meantApart(refused: readonly string[], wanted: readonly string[]): string[] {
  const ids = [...new Set(refused)].filter((id) => wanted.includes(id))
  // One of them is said once more, as a concept of the term.
  const rather = ids.filter((id) => ids.length === 1 || count(refused, id) >= count(wanted, id))
  return wanted.every((id) => rather.includes(id)) ? [] : rather
}

function count(list: readonly string[], id: string): number {
  return list.filter((other) => other === id).length
}

function idsOf(words: readonly string[], languages: readonly Language[] = []): string[] {
  return words.flatMap((word) => conceptsOf(word, languages).map(({ id }) => id))
}

/** Of no "gitarrprylar" no strings for guitars either. */
function wholly(term: Term): Term {
  const isAll = term.words.some((word) => goodsOf(fold(word)).length > 0)
  return isAll ? { ...term, concepts: allOf(term.concepts ?? []) } : term
}
