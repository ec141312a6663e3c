/** Which things of a title or a type are what a product is, and which only tell of it. Pure. */
import { conceptsOf, isRomance, type Span } from '../prompt/concepts.ts'
import { partsOf } from '../prompt/compounds.ts'
import { headsByType } from './heads-by-type.ts'
import type { Language } from '../prompt/interpretation.ts'
import { isLineBefore } from './made-for.ts'
import { AND, type Name } from './product-names.ts'
import { phraseEntries } from '../prompt/synonyms.ts'
import { withoutTelling } from './what-tells.ts'
import type { Word } from './words.ts'

/** What follows tells about the thing before it: "granola with nuts", "lampe de bureau". */
const LINKS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  any: new Set(
    'with without mit ohne med utan avec sans con sin for fur fuer furs fuers zum zur pour para till w i in im aus under unter sous bajo'.split(
      ' ',
    ),
  ),
  romance: new Set('de du des d a au aux al en del'.split(' ')),
}

/** French dice, folded as its "of the" is, which stands before a word and neither behind a number nor "de". */
export function isOfThe(texts: readonly string[], start: number, end: number): boolean {
  const isDice = start === 0 || end === texts.length || /^(?:de|\d+)$/.test(texts[start - 1] ?? '')
  return end === start + 1 && texts[start] === 'des' && !isDice
}

const NONE: ReadonlySet<number> = new Set()
const NO_TYPES: ReadonlySet<string> = new Set()
/** What follows is not there. */
const PRIVATIVES = new Set('without ohne utan sans sin'.split(' '))
/** "Light-up trainers": what stands before a hyphen and a word that names nothing tells. */
export function placesOfTold(
  all: readonly Word[],
  words: readonly Word[],
  [language]: readonly Language[],
): ReadonlySet<number> {
  const places = new Set<number>()
  if (language !== 'en') return places
  for (const one of all.filter((word) => word.isJoined && !isKnown(word.text))) {
    const start = words.findIndex(({ at }) => at === one.at)
    let [length, place] = [0, start]
    for (; length < one.text.length && place < words.length; place++) length += words[place]?.text.length ?? 0
    const isOne = phraseEntries(words.slice(start, place + 1).map(({ text }) => text)).length > 0
    if (!isOne && !isKnown(words[place - 1]?.text ?? ''))
      for (let telling = start; telling < place - 1; telling++) places.add(telling)
  }
  return places
}

/** Whether a link stands before the place, so that what follows tells. */
export function isBehindLink(texts: readonly string[], place: number): boolean {
  return texts.slice(1, place).some((text) => LINKS_OF['any']?.has(text))
}

/** "Spielpuppe Lotte mit Kleid" is what the compound is: the place of the link behind one that no table has. */
export function linkBehindCompound(texts: readonly string[], spans: readonly Span[]): number {
  const link = texts.findIndex((text, place) => place > 0 && LINKS_OF['any']?.has(text) === true)
  const isCompound = texts.slice(0, Math.max(link, 0)).some((text) => partsOf(text).length > 0)
  const isNamed = spans.some(({ start, concepts }) => start < link && concepts.some(({ isThing }) => isThing))
  return link > 0 && isCompound && !isNamed ? link : Infinity
}

/** Things that a name may name. */
export function namingSpans(
  spans: readonly Span[],
  told: ReadonlySet<number>,
  { until = Infinity, suspended = NONE, quoted = NONE }: Name,
): readonly Span[] {
  const things = spans.filter(
    ({ concepts, start, end }) =>
      concepts.some(({ isThing }) => isThing) &&
      !told.has(start) &&
      !(suspended.has(start) && end === start + 1),
  )
  const plain = things.filter(({ start }) => !quoted.has(start))
  const named = plain.length > 0 ? plain : things
  const before = named.filter(({ start }) => start < until)
  return before.length > 0 ? before : named
}

/**
 * The things that a name names, rather than tells of: before its first link, and of things side by side the last
 * ("laptop backpack"), in Romance languages the first; where that is another than its type says, the one that is so.
 */
export function headsAmong(
  naming: readonly Span[],
  spans: readonly Span[],
  texts: readonly string[],
  languages: readonly Language[],
  { types = NO_TYPES, beside = NONE }: Name,
): ReadonlySet<Span> {
  const named = naming.filter(({ start }) => !PRIVATIVES.has(texts[start - 1] ?? ''))
  const isTurned = isRomance(languages)
  const isApart = !isTurned && languages.length > 0 && !languages.includes('en')
  const things = withoutTelling(named, spans, texts, { isApart, beside })
  const isLink = (text: string): boolean =>
    (LINKS_OF['any']?.has(text) ?? false) || (isTurned && (LINKS_OF['romance']?.has(text) ?? false))
  const start = things[0]?.start ?? 0
  const link = texts.findIndex((text, place) => place > start && isLink(text) && !isInside(spans, place))
  const before = link < 0 ? things : things.filter((span) => span.start < link)
  const inOrder = isTurned ? before : before.toReversed()
  const heads = headsOf(inOrder, texts, isTurned)
  return headsByType(heads, before, texts, { types, isEnglish: languages[0] === 'en' })
}

/** Of things from the end where heads stand: none beside the one before it, nor joined by "and" to what is none. */
function headsOf(spans: readonly Span[], texts: readonly string[], isTurned: boolean): ReadonlySet<Span> {
  const heads = new Set<Span>()
  for (const [n, span] of spans.entries()) {
    const last = spans[n - 1]
    const [first, second] = isTurned ? [last, span] : [span, last]
    const between = first && second ? texts.slice(first.end, second.start) : undefined
    const isJoined = between?.length === 1 && AND.has(between[0] ?? '')
    // "Terreau rempotage plantes vertes" is soil for plants: in Romance languages what follows tells.
    const isTelling = isTurned && n > 0 && !isJoined
    const isTold =
      isTelling ||
      between?.length === 0 ||
      (!isTurned && isLineBefore(span, last, texts)) ||
      (isJoined && last !== undefined && !heads.has(last))
    if (!isTold) heads.add(span)
  }
  return heads
}

function isInside(spans: readonly Span[], place: number): boolean {
  return spans.some(({ start, end }) => start < place && place < end)
}

function isKnown(word: string): boolean {
  return conceptsOf(word).length > 0
}

const ONES = /^(?:set|kit)$/

/** "Citronella Garden Candle", "Calligraphy Starter Set": in English what a name is may stand around what tells of it. */
export function namedAround(texts: readonly string[], heads: ReadonlySet<Span>): readonly Span[] {
  const sets = texts.flatMap((text, start) => (ONES.test(text) ? [{ start, end: start + 1 }] : []))
  return [...heads, ...sets].flatMap(({ start, end }) =>
    texts.slice(0, Math.max(0, start - 1)).flatMap((text, place) => {
      const isApart = texts.slice(place, end).some((word) => word === '' || isLinking(word))
      const found = isApart ? [] : phraseEntries([text, texts[end - 1] ?? ''])
      const concepts = found.filter(({ language, isThing }) => language === 'en' && isThing)
      return concepts.length === 0 ? [] : [{ concepts, start: place, end }]
    }),
  )
}

const isLinking = (text: string): boolean => LINKS_OF['any']?.has(text) === true || AND.has(text)
