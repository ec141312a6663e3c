/** Words that are a small word of another language, and mean something by what stands before them. Pure. */
import { phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** "En or", "d'or", "sans or": the French metal, where English would join two things. */
export function withoutHomonyms(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => (isGold(tokens, at) ? { ...token, text: 'doré', key: 'dore' } : token))
}

function isGold(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'or' || !/^(?:en|d'|sans|ni)$/.test(tokens[at - 1]?.key ?? '')) return false
  // White gold is a metal of its own.
  return phraseIn(['or', tokens[at + 1]?.text.toLowerCase() ?? '']) === undefined
}
