/** Tokens of a prompt as text again. */
import type { Token } from './tokens.ts'

/** What ends a clause. */
const PARTING = new Set([',', '.', ';', ':', '!', '?'])

/** As it was typed, but for signs that only part it: "27-Zoll-Monitor", "76x76", "l'huile d'olive", "M.2". */
export function written(tokens: readonly Token[]): string {
  const isKept = tokens.map(
    ({ text }, at) => !PARTING.has(text) || (isGlued(tokens, at) && isGlued(tokens, at + 1)),
  )
  return tokens
    .map(({ text, kind }, at) => {
      const space = isKept[at - 1] === true && isGlued(tokens, at) ? '' : ' '
      return isKept[at] === true ? space + (kind === 'quoted' ? `"${text}"` : text) : ''
    })
    .join('')
    .trim()
}

/** Whether no space stands before it. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  return at > 0 && tokens[at]?.glued === true
}
