/** Which things of a prompt only tell about another: the laptop of "laptop backpack" and of "Rucksack für Laptop". */
import type { Language } from './interpretation.ts'
import { conceptsOf, spansIn, type Span } from './concepts.ts'
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

const LINKS = new Set(
  'for with för för fur fuer für fürs med mit pour avec para con to till'.split(' ').map(fold),
)
const ROMANCE_LINKS = new Set(['de', 'du', 'des', "d'", 'a', 'au', 'aux', 'del'])

export function modifiersIn(tokens: readonly Token[], languages: readonly Language[]): string[] {
  const texts = tokens.map(({ kind, key }) => (kind === 'word' ? key : ''))
  // French "des" are no dice ("dés").
  const isStop = ({ start, end }: Span): boolean => end === start + 1 && endOf(tokens, start, 'stop') === end
  const isRomance = languages[0] === 'fr' || languages[0] === 'es'
  // In French "bord" names nothing, in Swedish a table.
  const isNamed = ({ concepts }: Span): boolean =>
    concepts.some(({ isThing, language }) => isThing && isOf(language, languages))
  const things = spansIn(texts, languages).filter((span) => isNamed(span) && !isStop(span))
  return (
    things
      .filter((span, n) => tells(span, things[n - 1], things[n + 1], texts, isRomance))
      .map(({ start, end }) => tokens.slice(start, end).map(({ text }) => text.toLowerCase()))
      // Also as one: of "chair for the dining table" the words together are read.
      .flatMap((words) => (words.length > 1 ? [...words, words.join(' ')] : words))
      .filter((word) => conceptsOf(word).length > 0)
  )
}

function isOf(language: Language, languages: readonly Language[]): boolean {
  return languages.length === 0 || languages.includes(language)
}

/** "Vin, pas de vin rouge": what is denied tells nothing of what stands before. */
const DENYING = new Set('pas rien sans sauf nada no sin excepto menos salvo not without'.split(' '))
/** A link belongs to what soon follows it, within its clause, and not to what is named a sentence later. */
const LINK_REACH = 4

function tells(
  { start, end }: Span,
  previous: Span | undefined,
  next: Span | undefined,
  texts: readonly string[],
  isRomance: boolean,
): boolean {
  if (previous) {
    const between = texts.slice(previous.end, start)
    const near = between.slice(between.lastIndexOf('') + 1).slice(-LINK_REACH)
    if (near.some((text) => DENYING.has(text))) return false
    if (near.some((text) => LINKS.has(text) || (isRomance && ROMANCE_LINKS.has(text)))) return true
  }
  return isRomance ? previous?.end === start : next?.start === end
}
