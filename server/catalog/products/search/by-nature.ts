/** Products that surely have what these concepts are, though they do not say so, as tsqueries. Pure. */
import { havingByNature, havingMostly, wordedByNature } from '../prompt/by-nature.ts'
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'

/** What burns gas says how much, too. */
const ELSE = ['gas', 'gas-canister', 'charcoal', 'manual', 'camping-stove']
/** "Leistung: 1500 W", where it is a unit; a title says "w/ lid". */
const WATTS = `${quoted('w')}:B`

export function beingByNature(concepts: readonly string[]): string[] {
  const mostly = havingMostly(concepts).map(([things, but]) => {
    const otherwise = but.map((id) => quoted(lexemeOf(id)))
    return `((${things.flatMap(beings).join('|')})&!(${otherwise.join('|')}))`
  })
  const natural = [...havingByNature(concepts).flatMap(beings), ...mostly]
  const { words, units, butFor } = wordedByNature(concepts)
  if (words.length === 0) return natural
  const named = [...words.map((word) => `${quoted(word)}:A`), WATTS, ...units.map(quoted)]
  const other = [...butFor.flatMap(beings), ...ELSE.map((id) => quoted(lexemeOf(id)))]
  return [...natural, `((${named.join('|')})&!(${other.join('|')}))`]
}

function beings(id: string): string[] {
  return [isLexeme(id), kindLexeme(id)].map(quoted)
}
