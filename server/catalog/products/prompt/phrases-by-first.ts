/** Phrases of a table, parted by commas or lines, as the keys that a prompt has of them. Pure. */
import { scan } from './tokens.ts'

/** The same phrases under their first words. */
export function indexOf(phrases: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const known = new Map<string, string[][]>()
  for (const phrase of phrases.trim().split(/, |\n/)) {
    const words = scan(phrase).map(({ key }) => key)
    known.set(words[0] ?? '', [...(known.get(words[0] ?? '') ?? []), words])
  }
  return known
}
