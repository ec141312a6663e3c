/** Things and traits of several words, by those that count: without small words and plurals. */
import { fold } from './fold.ts'
import { entries } from './synonym-table.ts'

/** Dropped of things and of prompts. */
export const LINKS = new Set([
  'de',
  'd',
  'du',
  'des',
  'a',
  'la',
  'le',
  'les',
  'l',
  'pour',
  'en',
  'para',
  'of',
])

/** "pot fleur" → "pot de fleurs", "grille pain" → "grille-pain". */
export const phrases = new Map<string, string[]>()
for (const [word, known] of entries) {
  if (!word.includes(' ') && !word.includes('-')) continue
  for (const key of new Set(known.flatMap(({ spelt }) => keysOf(word, spelt)))) {
    if (!key.includes(' ')) continue
    const words = phrases.get(key)
    if (words === undefined) phrases.set(key, [word])
    else if (words.at(-1) !== word) words.push(word)
  }
}

export function phraseKey(words: readonly string[]): string {
  return joined(words.map((word) => fold(word.replace(/^[dl]['’]/u, ''))))
}

/** "Första hjälpen-väska" and "peigne anti-poux" of two words, as they are typed, and of three, as a title is cut. */
function keysOf(folded: string, spelt: string): string[] {
  const own = keyOf(folded, spelt)
  const isBoth = spelt.includes(' ') && spelt.includes('-')
  return isBoth ? [own, phraseKey(spelt.toLowerCase().split(/[ -]/))] : [own]
}

/** A hyphen parts a name that has no spaces. What has no apostrophe is folded already. */
function keyOf(folded: string, spelt: string): string {
  const sign = spelt.includes(' ') ? ' ' : '-'
  return /['’]/.test(spelt) ? phraseKey(spelt.toLowerCase().split(sign)) : joined(folded.split(sign))
}

function joined(words: readonly string[]): string {
  return words
    .map(singular)
    .filter((word) => word !== '' && !LINKS.has(word))
    .join(' ')
}

/** Without what "machines" and "machine", "boxes" and "box", "flores" and "flor" do not share. */
function singular(word: string): string {
  return /[sxe]$/.test(word) ? word.replace(/(?<=\p{L}{3})(?:es|(?<!s)s|x|e)$/u, '') : word
}
