/** Finds what somebody loves or does wherever a sentence names it: "all my brother ever does is fish". Pure. */
import type { Language } from './interpretation.ts'
import { COLUMNS } from './synonym-table.ts'
import { hobbyAt, type Taste } from './taste-forms.ts'
import type { Token } from './tokens.ts'

/** When something was, unless it says that somebody loves it. */
const SEASONS = new Set(['summer', 'christmas', 'easter'])

export interface Told {
  readonly texts: Taste['texts']
  /** The words that say it. */
  readonly said: readonly string[]
}

/** The first in the language. */
export function tasteTold(tokens: readonly Token[], language: Language | undefined): Told | undefined {
  return tastesTold(tokens, language)[0]
}

/** All of them, each need once. */
export function tastesTold(tokens: readonly Token[], language: Language | undefined): readonly Told[] {
  const column = language === undefined ? -1 : COLUMNS.indexOf(language)
  const told = new Map<string, Told>()
  if (column < 0) return []
  for (let at = 0; at < tokens.length;) {
    const { kind, key = '' } = tokens[at] ?? {}
    const found = kind === 'word' && !SEASONS.has(key) ? hobbyAt(tokens, at, column) : undefined
    const said = tokens.slice(at, found?.next).map(({ text }) => text.toLowerCase())
    const need = found?.texts[0]?.[0] ?? ''
    if (found && !told.has(need)) told.set(need, { texts: found.texts, said })
    at = found?.next ?? at + 1
  }
  return [...told.values()]
}
