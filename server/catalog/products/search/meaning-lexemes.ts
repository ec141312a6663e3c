/** What words of a product mean, as lexemes at their places: concepts, what the product is, and what that is a kind of. Pure. */
import { conceptsOf, isRomance, kindsOf, spansIn, type Concept, type Span } from '../prompt/concepts.ts'
import { isNeed } from '../prompt/departments/tables.ts'
import type { Language } from '../prompt/interpretation.ts'
import { isColour } from '../prompt/synonyms.ts'
import { partsOf } from '../prompt/compounds.ts'
import { colourCompounded } from '../prompt/shades.ts'
import { placesOfSets } from './sold-together.ts'
import { plainWords, type Word } from './words.ts'

/** A word as it is indexed, or a concept in its place. */
export interface Meant {
  readonly lexeme: string
  readonly at: number
}

/** What follows tells about the thing before it: "granola with nuts", "lampe de bureau". */
const LINKS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  any: new Set(
    'with without mit ohne med utan avec sans con sin for fur fuer pour para w i im aus'.split(' '),
  ),
  romance: new Set('de du des d a au aux en del'.split(' ')),
}

/** Things joined so are one with each other. */
const AND = new Set('and och und et y e'.split(' '))
/** What follows is not there. */
const PRIVATIVES = new Set('without ohne utan sans sin'.split(' '))
/** Behind a thing these tell what it tastes of, though they name things by themselves: "dog food salmon". */
const TASTE = /-(?:taste|scent|note|content)$/

/** The lexeme of a concept, of a product that is one, and of one that is a kind of it. */
export const lexemeOf = (id: string): string => `§${id}`
/** The other way round; undefined of a lexeme that says more than that something is said. */
export const conceptOf = (lexeme: string): string | undefined => /^§([^!^].*)$/.exec(lexeme)?.[1]
export const isLexeme = (id: string): string => `§!${id}`
export const kindLexeme = (id: string): string => `§^${id}`
/** As a concept, whose lexeme is that of what helps with a need. */
export const helpOf = (id: string): string => `^${id}`

/** Whether it only says that a product helps, which tells nothing of how well that fits. */
export function isHelp(lexeme: string): boolean {
  return lexeme.startsWith('§^') && isNeed(lexeme.slice(2))
}

/** Whether the table knows the word, so that its stems, which other words may share, are not needed. */
export function isMeant(word: string): boolean {
  return conceptsOf(word).length > 0
}

/** Of a title or a type, which say what a product is, `isName`; of other texts what is said. */
export function meantBy(all: readonly Word[], languages: readonly Language[], isName: boolean): Meant[] {
  const words = plainWords(all)
  const ones = placesOfOnes(all, words)
  const sets = placesOfSets(words)
  // The shirt of "T-Shirt" is none by itself.
  const texts = words.map(({ text, at }, place) =>
    ones.has(at) || sets.has(place) || isShade(words, place, isName) ? '' : text,
  )
  const spans = spansIn(texts, languages)
  const at = (place: number): number => words[place]?.at ?? 0
  const heads = isName ? headsAmong(spans, texts, languages) : new Set<Span>()
  const said = spans.flatMap((span) =>
    lexemesOfAll(span.concepts, heads.has(span), isName).map((lexeme) => ({ lexeme, at: at(span.start) })),
  )
  const covered = new Set(spans.flatMap(({ start, end }) => texts.slice(start, end).map((_, n) => start + n)))
  const isHead = (place: number): boolean =>
    isName && heads.size === 0 && !texts.slice(1, place).some((text) => LINKS_OF['any']?.has(text))
  const joined = words.flatMap((word, place) =>
    covered.has(place) ? [] : compounded(word, languages, isHead(place)),
  )
  const written = all.filter(({ isJoined }) => isJoined).flatMap((word) => whole(word, languages, isName))
  return [...said, ...joined, ...written]
}

/** Places of words that are parts of one that the table knows. */
function placesOfOnes(all: readonly Word[], words: readonly Word[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const one of all.filter((word) => word.isJoined && isMeant(word.text))) {
    let text = ''
    for (const { text: part, at } of words.filter(({ at }) => at >= one.at)) {
      if (text.length >= one.text.length) break
      text += part
      places.add(at)
    }
  }
  return places
}

/** "Light blue", "light-up" and "crisp and light" say what something is like; a "desk light" is a lamp. */
function isShade(words: readonly Word[], place: number, isName: boolean): boolean {
  return (
    words[place]?.text === 'light' &&
    (!isName || words[place + 1]?.text === 'up' || isColour(words[place + 1]?.text ?? ''))
  )
}

/** "t-shirt" is one word of the table though it is written as two. */
function whole(word: Word, languages: readonly Language[], isName: boolean): Meant[] {
  return lexemesOfAll(conceptsOf(word.text, languages), isName, isName).map((lexeme) => ({
    lexeme,
    at: word.at,
  }))
}

/** "Familienzelt" is a tent; its first part only describes. */
function compounded({ text, at }: Word, languages: readonly Language[], isName: boolean): Meant[] {
  const colour = colourCompounded(text)
  if (colour !== undefined) return [{ lexeme: lexemeOf(colour), at }]
  const [head, modifier] = partsOf(text)
  if (head === undefined) return []
  const own = lexemesOfAll(conceptsOf(head, languages), isName, isName)
  const described =
    modifier === undefined ? [] : conceptsOf(modifier, languages).map(({ id }) => lexemeOf(id))
  return [...own, ...described].map((lexeme) => ({ lexeme, at }))
}

function lexemesOfAll(concepts: readonly Concept[], isHead: boolean, isName: boolean): string[] {
  const things = new Set(concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))
  const apart = [...things].filter((id) => !kindsOf(id).some((kind) => things.has(kind)))
  const isSure = apart.length === 1
  return concepts.flatMap((concept) => [
    ...lexemesOf(concept, isHead, isSure),
    // What helps is for that; only who says so says so.
    ...(isName ? kindsOf(concept.id).filter(isNeed).map(kindLexeme) : []),
  ])
}

/** A word that may name two things, as "notebook" does, does not say that a product is one of them. */
function lexemesOf({ id, isThing }: Concept, isHead: boolean, isSure: boolean): string[] {
  const kinds = kindsOf(id).filter((kind) => !isNeed(kind))
  return [
    lexemeOf(id),
    ...kinds.map(lexemeOf),
    ...(isHead && isThing && isSure ? [isLexeme(id), ...kinds.map(kindLexeme)] : []),
  ]
}

/**
 * The things that a name names, rather than tells of: before its first link, and of things side by side the last
 * ("laptop backpack"), in Romance languages the first.
 */
function headsAmong(
  spans: readonly Span[],
  texts: readonly string[],
  languages: readonly Language[],
): ReadonlySet<Span> {
  const named = spans.filter(
    ({ concepts, start }) =>
      concepts.some(({ isThing }) => isThing) && !PRIVATIVES.has(texts[start - 1] ?? ''),
  )
  const isTurned = isRomance(languages)
  // Where two nouns of one thing are written as one: "förvaringslåda filt" is of felt.
  const isApart = !isTurned && languages.length > 0 && !languages.includes('en')
  const isTelling = (span: Span, n: number): boolean =>
    isTaste(span) ||
    isCounted(span, texts) ||
    (isApart && named[n - 1]?.end === span.start && span.concepts.some(({ isThing }) => !isThing))
  const things = named.filter((span, n) => n === 0 || !isTelling(span, n))
  const isLink = (text: string): boolean =>
    (LINKS_OF['any']?.has(text) ?? false) || (isTurned && (LINKS_OF['romance']?.has(text) ?? false))
  const start = things[0]?.start ?? 0
  const link = texts.findIndex((text, place) => place > start && isLink(text) && !isInside(spans, place))
  const before = link < 0 ? things : things.filter((span) => span.start < link)
  return headsOf(isTurned ? before : before.toReversed(), texts, isTurned)
}

/** Of things from the end where heads stand: none beside the one before it, nor joined by "and" to what is none. */
function headsOf(spans: readonly Span[], texts: readonly string[], isTurned: boolean): ReadonlySet<Span> {
  const heads = new Set<Span>()
  for (const [n, span] of spans.entries()) {
    const last = spans[n - 1]
    const [first, second] = isTurned ? [last, span] : [span, last]
    const between = first && second ? texts.slice(first.end, second.start) : undefined
    const isJoined = between?.length === 1 && AND.has(between[0] ?? '')
    const isTold = between?.length === 0 || (isJoined && last !== undefined && !heads.has(last))
    if (!isTold) heads.add(span)
  }
  return heads
}

function isTaste({ concepts }: Span): boolean {
  return concepts.some(({ id }) => TASTE.test(id))
}

/** "Bier 6 Flaschen" says how many: it is beer. */
function isCounted({ start }: Span, texts: readonly string[]): boolean {
  return /^\d+$/.test(texts[start - 1] ?? '')
}

function isInside(spans: readonly Span[], place: number): boolean {
  return spans.some(({ start, end }) => start < place && place < end)
}
