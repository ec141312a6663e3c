/** Whether a product that words of a name find is what the name means. Pure. */
import { partsOf } from '../prompt/compounds.ts'
import { isStop, nearKindsOf } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { fold } from '../prompt/fold.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { isUnknown } from '../prompt/nearly.ts'
import { isThing } from '../prompt/synonyms.ts'
import { traitsOf, type Trait } from '../prompt/traits.ts'
import { isSaidIn } from './alike-called.ts'
import { idsOf, namesIn, thingOf } from './alike-kind.ts'
import type { Compared } from './alike-named.ts'
import { conceptOf, isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import type { Named, Said } from './named-store.ts'
import { wordsOf } from './words.ts'

/** "Le tapis Lotus" is the "Tapis de yoga Lotus", though a "tapis" alone is a rug. */
export function isNamedBy({ named, called }: Compared): boolean {
  return namesIn(called).length > 1 && isSaidIn(named, called)
}

/** What is not the thing that is named, nor the one said before, is none: no snack ("tentempié") is a tent, nor a poster of a monstera one. */
export function isOfName({ name, before }: Likeness, said: readonly Said[], named?: Named): boolean {
  const things = before.filter((word) => isThing(word) && !isFiller(word))
  const titled = new Set(wordsOf(named?.title ?? '').map(({ text }) => text))
  if (things.some((word) => titled.has(fold(word)))) return true
  const ids = [thingOf(namesIn(name)), ...things]
    .flatMap((word) => idsOf(word ?? ''))
    .flatMap((id) => [id, ...nearKindsOf(id)])
  const lexemes = new Set(said.map(({ lexeme }) => lexeme))
  const isKnown = said.some(({ lexeme }) => lexeme.startsWith(isLexeme('')))
  const saying = isKnown ? [isLexeme, kindLexeme] : [lexemeOf]
  return ids.length === 0 || ids.some((id) => saying.some((of) => lexemes.has(of(id))))
}

/** What nobody knows of the name is of its title: an alternative to the coffee maker with capsules is not that, and one to a Nike shoe may be any. */
export function isKnownName({ named, called }: Compared): boolean {
  return namesIn(called).every((word) => !isUnknown(word) || isSaidIn(named, word))
}

/** Of "the black suitcase", where the only one is blue, and of "the puzzle", where none is called so, what is found is not the one that is meant. */
export function isMeant({ name, before }: Likeness, said: readonly Said[], named?: Named): boolean {
  const ids = said.flatMap(({ lexeme }) => conceptOf(lexeme) ?? [])
  const titled = said.flatMap(({ lexeme, isTitle }) => (isTitle ? (conceptOf(lexeme) ?? []) : []))
  const own = ids.flatMap((id) => traitsOf(id.replaceAll('-', ' ')))
  const isOther = ({ family, id }: Trait): boolean =>
    !ids.includes(id) && own.some((trait) => trait.family === family && trait.id !== id)
  const words = namesIn(name)
  if (words.some((word) => traitsOf(word).some(isOther))) return false
  const thing = before.some((word) => isThing(word)) ? undefined : thingOf(words)
  // "Vela 4", as a shoe is called, is no candle.
  if (thing !== undefined && named !== undefined && isCalledSo(named, thing)) return true
  const things = thing === undefined ? [] : idsOf(thing)
  return things.length === 0 || things.some((id) => titled.includes(id))
}

function isCalledSo({ title }: Named, thing: string): boolean {
  return wordsOf(title).some(({ text }) => text === fold(thing))
}

/** What it is named by is, all of it, what its title says that it is and is made of, in whatever language: "the ceramic table lamp". */
export function isTitledSo({ name }: Likeness, said: readonly Said[]): boolean {
  const titled = new Set(said.flatMap(({ lexeme, isTitle }) => (isTitle ? (conceptOf(lexeme) ?? []) : [])))
  const words = namesIn(name).filter((word) => !isFiller(word) && !isStop(fold(word)))
  // "Abrigo de lana" is a thing of its own, and of wool.
  const parts = words
    .flatMap((word) => (idsOf(word).length > 0 ? word.split(' ') : partsOf(fold(word))))
    .filter((word) => !isStop(fold(word)))
  return parts.length > 1 && parts.every((word) => idsOf(word).some((id) => titled.has(id)))
}
