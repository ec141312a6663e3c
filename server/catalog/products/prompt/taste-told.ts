/** Finds what somebody loves or does wherever a sentence names it: "all my brother ever does is fish". Pure. */
import type { Language } from './interpretation.ts'
import { COLUMNS } from './synonym-table.ts'
import { hobbyAt, type Taste } from './taste-forms.ts'
import type { Token } from './tokens.ts'

/** The first in the language, and the words that say it. */
export function tasteTold(
  tokens: readonly Token[],
  language: Language | undefined,
): { readonly texts: Taste['texts']; readonly said: readonly string[] } | undefined {
  const column = language === undefined ? -1 : COLUMNS.indexOf(language)
  if (column < 0) return undefined
  for (const at of tokens.keys()) {
    const found = tokens[at]?.kind === 'word' ? hobbyAt(tokens, at, column) : undefined
    const said = tokens.slice(at, found?.next).map(({ text }) => text.toLowerCase())
    if (found) return { texts: found.texts, said }
  }
  return undefined
}
