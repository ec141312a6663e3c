/** What is known of what says what a product is, before its things are looked for. Pure. */
import { plainWords, wordsOf } from './words.ts'

/** Things joined so are one with each other. */
export const AND: ReadonlySet<string> = new Set('and och und et y e'.split(' '))

/** What is known of what says what a product is. */
export interface Name {
  /** What it names stands before this place, if anything does. */
  readonly until?: number
  /** Places of first parts whose second have what both are. */
  readonly suspended?: ReadonlySet<number>
  /** Places of what is quoted. */
  readonly quoted?: ReadonlySet<number>
  /** Places of words with nothing but a blank between them and the one before. */
  readonly beside?: ReadonlySet<number>
  /** What the product is by its type. */
  readonly types?: ReadonlySet<string>
  /** Its colours, as far as its properties say them. */
  readonly colours?: ReadonlySet<string>
}

/** A title, as the name of a product that is of these `types` and has these `marks`. */
export function nameOf(title: string, types: ReadonlySet<string>, marks: readonly string[] = []): Name {
  return {
    until: namedUntil(title),
    suspended: placesSuspended(title),
    quoted: placesQuoted(title),
    beside: placesBeside(title),
    types,
    colours: new Set(marks.flatMap((mark) => /^#colour:(.+)$/.exec(mark)?.[1] ?? [])),
  }
}

/** "Poupée Capucine, robe rouge": what a title names stands before its first comma, where that begins no list. */
function namedUntil(title: string): number {
  const comma = title.search(/,\s/)
  if (comma === -1) return Infinity
  const isList = plainWords(wordsOf(title.slice(comma))).some(({ text }) => AND.has(text))
  return isList ? Infinity : plainWords(wordsOf(title.slice(0, comma))).length
}

/** The first part of a pair whose second has what both are: the salt of "Salz- und Pfeffermühle" is none. */
const SUSPENDED = /\p{L}[-‐‑](?=\s+(?:und|och|oder|eller)\s)/gu

/** What is printed on it, or what it is called: no coffee of a mug "Cheap Coffee Is Better Than None". */
const QUOTED = /(?:(?<=\S\s+)["“„«»][^"“”„«»]+["”“»«])|(?:^["“„«»][^"“”„«»]+["”“»«](?=\s+\p{L}))/gu

function placesSuspended(title: string): ReadonlySet<number> {
  const ends = [...title.matchAll(SUSPENDED)].map(({ index }) => index + 1)
  return new Set(ends.map((end) => wordsBefore(title, end) - 1))
}

function placesQuoted(title: string): ReadonlySet<number> {
  const places = [...title.matchAll(QUOTED)].flatMap(({ index, 0: text }) => {
    const start = wordsBefore(title, index)
    return Array.from({ length: wordsBefore(title, index + text.length) - start }, (_, n) => start + n)
  })
  return new Set(places)
}

function placesBeside(title: string): ReadonlySet<number> {
  const places = new Set<number>()
  let [place, isOpen] = [0, false]
  for (const written of title.split(/\s+/)) {
    if (isOpen && /^[\p{L}\p{N}]/u.test(written)) places.add(place)
    place += plainWords(wordsOf(written)).length
    isOpen = /[\p{L}\p{N}]$/u.test(written)
  }
  return places
}

function wordsBefore(title: string, end: number): number {
  return plainWords(wordsOf(title.slice(0, end))).length
}
