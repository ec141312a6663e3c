/** What is called after a material and is not of it: no "faux leather jacket" is a leather jacket, asked for or refused. Pure. */
import { imitationsIn } from '../prompt/traits.ts'
import { lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'

/** That its title calls it so is denied of what these words ask for, as tsqueries. */
export function realOf(words: readonly string[]): string[] {
  return imitationsIn(words).map((id) => `!${quoted(lexemeOf(id))}:A`)
}
