/** Sizes spelled out: "large", "extra liten", "mittelgroß", "taille moyenne", "mediana". Pure. */
import { fold } from './fold.ts'

/** As they are printed on labels, and by what they are called; folded. */
const TABLE: Readonly<Record<string, string>> = {
  s: 'small liten litet lilla små klein kleine kleiner kleines kleinen petit petite petits petites pequeño pequeña pequeños pequeñas',
  m: 'medium mellan medel mellanstor mellanstort mittel mittelgroß mittelgroße mittelgroßes moyen moyenne moyens moyennes mediano mediana medianos medianas',
  l: 'large stor stort stora groß große großer großes großen grand grande grands grandes',
}
const EXTRA: Readonly<Record<string, string>> = { s: 'xs', m: 'm', l: 'xl' }

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE).flatMap(([letter, words]) =>
    words.split(' ').map((word) => [fold(word), letter] as const),
  ),
)

/** The letter of a size in words, "extra" before it or not: "xl". */
export function letterOf(word: string, isExtra: boolean): string | undefined {
  const letter = letters.get(word)
  return letter !== undefined && isExtra ? EXTRA[letter] : letter
}

/** How a shop may write a size of this letter, letters only: "m", "medium"; "xl", "extralarge". */
export function writtenAs(letter: string): string[] {
  const isExtra = letter.length > 1
  const base = letter.at(-1) ?? ''
  const words = (TABLE[base] ?? '').split(' ').map(fold)
  return [letter, ...(isExtra ? words.flatMap((word) => [`extra${word}`, `x${word}`]) : words)]
}
