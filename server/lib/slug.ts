/** Handles made from titles: the readable part of an address. */
import { foldAccents } from './text.ts'

const LENGTH = 80

/**
 * `Été à la plage!` → `ete-a-la-plage`. At most 80 characters, cut between words where it can be. Latin letters become
 * ASCII, letters of other scripts stay, everything else parts words. Empty when the title holds no letter or digit:
 * the caller names a substitute.
 */
export function slug(title: string): string {
  const words = foldAccents(title)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
  return fitting(words, LENGTH)
}

/** Makes room for a suffix: `numbered('shirt', 2)` is `shirt-2`, still at most 80 characters. */
export function numbered(handle: string, number: number): string {
  const suffix = `-${number}`
  return fitting(handle, LENGTH - suffix.length) + suffix
}

function fitting(words: string, length: number): string {
  const letters = Array.from(words)
  if (letters.length <= length) return words
  const cut = letters.slice(0, length).join('')
  const parting = letters[length] === '-' ? cut.length : cut.lastIndexOf('-')
  return (parting > cut.length / 2 ? cut.slice(0, parting) : cut).replace(/-+$/, '')
}
