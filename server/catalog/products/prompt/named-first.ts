/** Words that name a thing only where a prompt begins with them, since all else has a colour or is on film. Pure. */
import { endOf } from './phrases.ts'
import { isColour } from './synonyms.ts'
import type { Token } from './tokens.ts'

const COLOUR_WORDS = new Set('farg fargen farbe colour color couleur coloris'.split(' '))
const PAINTS: ReadonlyMap<string, string> = new Map([
  ['farg', 'målarfärg'],
  ['farbe', 'wandfarbe'],
])
const FILMS = new Set('film films filme filmer spielfilm spielfilme movies pelicula peliculas'.split(' '))
const DENYING = new Set('but men aber mais pero utom ausser sauf excepto menos just fast'.split(' '))

/** "Färg", "blaue Farbe, nicht zu teuer": paint; "film, inte blu-ray": what is sold on discs. */
export function namedFirst(tokens: readonly Token[], at: number): string | undefined {
  const key = tokens[at]?.key ?? ''
  const isFirst = at === 0 || endOf(tokens, 0, 'article', 'request') === at
  const isColoured = at === 1 && isColour(tokens[0]?.text ?? '')
  const paint = isFirst || isColoured ? PAINTS.get(key) : undefined
  return paint ?? (isFirst && FILMS.has(key) && isWhole(tokens, at + 1) ? 'dvd' : undefined)
}

/** Nothing stands behind, or a denial does. */
function isWhole(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return (
    next === undefined ||
    next.kind === 'sign' ||
    DENYING.has(next.key) ||
    endOf(tokens, end, 'not', 'without') !== undefined
  )
}

/** "Klänning, färg blå": the blue tells enough. */
export function colourWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ key, text }, at) => {
    const isBeside = [tokens[at - 1], tokens[at + 1]].some((other) => isColour(other?.text ?? ''))
    return isBeside && COLOUR_WORDS.has(key) ? [text.toLowerCase()] : []
  })
}
