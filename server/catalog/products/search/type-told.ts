/**
 * What a type says beside its title: balloons ("Globos") are none where the title names a "Globo terráqueo", nor is a "tapis
 * de souris" one of the "Tapis"; and "Casques" of a "bombe d'équitation" are helmets. Pure.
 */
import { conceptsOf, isRomance, kindsOf, spansIn, type Concept, type Span } from '../prompt/concepts.ts'
import { looseMembersOf } from '../prompt/last-members.ts'
import { shelvesOf } from '../prompt/departments/standing.ts'
import type { Language } from '../prompt/interpretation.ts'
import { isMaterialId } from '../prompt/traits.ts'
import { conceptOf, isLexeme, kindLexeme, lexemeOf, shelfLexeme, type Meant } from './meaning-lexemes.ts'
import { plainWords, type Word } from './words.ts'

const TAKEN = new Set(['food', 'drink'])
/** Shorter ends of words are things by chance. */
const LEAST_END = 4

interface Told {
  readonly words: readonly Word[]
  readonly meant: readonly Meant[]
}

/** A type with what it means, without the things of which the title tells that the product is another. */
export function asTitled<Part extends Told>(title: Told, type: Part, languages: readonly Language[]): Part {
  const own = withoutPurpose(type.meant, title.meant)
  return withoutOthers(title, { ...type, meant: withoutPartsOf(title, own, languages) }, languages)
}

/**
 * Among "Vaisselle" dish soap ("liquide vaisselle") is none of it, nor a dog's harness ("Hundegeschirr") among "Geschirre",
 * nor a milk frother among "Café" coffee: what is only part of the name is said, and is not what it is.
 */
function withoutPartsOf(
  title: Told,
  type: readonly Meant[],
  languages: readonly Language[],
): readonly Meant[] {
  const named = title.meant.flatMap(({ lexeme }) => thingOf(lexeme) ?? [])
  if (named.length === 0) return type
  const own = new Set(named.flatMap((id) => [id, ...kindsOf(id)]))
  const texts = plainTexts(title.words)
  const heads = spansIn(texts, languages).filter(({ concepts }) =>
    concepts.some(({ id }) => named.includes(id)),
  )
  const parts = new Set(heads.flatMap((span) => partsIn(span, texts, languages)))
  const isKin = (id: string): boolean =>
    own.has(id) || named.some((thing) => kindsOf(id).includes(thing) || thing.endsWith(`-${id}`))
  const isOther = (id: string): boolean => !isKin(id) && (parts.has(id) || isTaken(id, own))
  const others = type.flatMap(({ lexeme }) => thingOf(lexeme) ?? []).filter(isOther)
  const dropped = new Set(
    others.flatMap((id) => [
      isLexeme(id),
      ...kindsOf(id)
        .filter((kind) => !own.has(kind))
        .map(kindLexeme),
      ...shelvesOf(id).map(shelfLexeme),
    ]),
  )
  return type.filter(({ lexeme }) => !dropped.has(lexeme))
}

/** What the words of a longer name, or the end of a compound, would be by themselves. */
function partsIn(
  { start, end }: Span,
  texts: readonly string[],
  languages: readonly Language[],
): readonly string[] {
  const words = texts.slice(start, end)
  const ends = words.flatMap((word) =>
    Array.from({ length: Math.max(word.length - LEAST_END, 0) }, (_, n) => word.slice(n + 1)),
  )
  // Of "raquettes à neige" the first is the head, and elsewhere what it is for.
  const inside = isRomance(languages) && words.length > 1 ? words : words.slice(1)
  return [...inside, ...ends].flatMap((word) => thingsOf(conceptsOf(word)))
}

/** Food or drink, which what is none of that goes with. */
function isTaken(id: string, own: ReadonlySet<string>): boolean {
  const taken = kindsOf(id).filter((kind) => TAKEN.has(kind))
  return taken.length > 0 && !TAKEN.values().some((kind) => own.has(kind))
}

/** Without what the title's thing is for, or is in a wider sense only: a coffee grinder is not coffee, and string lights are not a lamp. */
function withoutPurpose(type: readonly Meant[], title: readonly Meant[]): readonly Meant[] {
  const named = title.flatMap(({ lexeme }) => thingOf(lexeme) ?? [])
  const dropped = new Set(
    type.flatMap(({ lexeme }) => {
      const id = thingOf(lexeme)
      const isOther = id !== undefined && named.some((thing) => isFor(thing, id))
      return isOther ? [isLexeme(id), ...kindsOf(id).map(kindLexeme), ...shelvesOf(id).map(shelfLexeme)] : []
    }),
  )
  return dropped.size === 0 ? type : type.filter(({ lexeme }) => !dropped.has(lexeme))
}

/** Concepts have English names, in which what it is for stands first. */
function isFor(thing: string, id: string): boolean {
  return (thing.startsWith(`${id}-`) && !kindsOf(thing).includes(id)) || looseMembersOf(id).includes(thing)
}

function thingOf(lexeme: string): string | undefined {
  return /^§!(.*)$/.exec(lexeme)?.[1]
}

function withoutOthers<Part extends Told>(title: Told, type: Part, languages: readonly Language[]): Part {
  const texts = plainTexts(title.words)
  const names = spansIn(texts, languages).filter(({ concepts }) => concepts.some(({ isThing }) => isThing))
  const own = new Set(names.flatMap(({ concepts }) => concepts.flatMap(idsAbove)))
  const heads = names.map((name) => headOf(name, texts, isRomance(languages)))
  const parts = new Set(heads.filter((things) => !has(own, things)).flat())
  const others = spansIn(plainTexts(type.words), languages).flatMap(({ concepts }) => {
    const things = thingsOf(concepts)
    const isUnsure = things.length > 1 && has(own, things)
    // "Juegos" are games, and board games only where the title names nothing else.
    if (isUnsure) return things.filter((id) => !own.has(id))
    return things.filter((id) => !has(own, [id, ...kindsOf(id)]) && parts.has(id))
  })
  if (others.length === 0) return type
  const dropped = new Set([
    ...others
      .flatMap((id) => [id, ...kindsOf(id)])
      .filter((id) => !own.has(id))
      .flatMap((id) => [lexemeOf(id), isLexeme(id), kindLexeme(id)]),
    ...others.flatMap(shelvesOf).map(shelfLexeme),
  ])
  return { ...type, meant: type.meant.filter(({ lexeme }) => !dropped.has(lexeme)) }
}

/** What the word of a longer name that says what it is would be by itself. */
function headOf({ start, end }: Span, texts: readonly string[], isTurned: boolean): readonly string[] {
  return end - start === 1 ? [] : thingsOf(conceptsOf(texts[isTurned ? start : end - 1] ?? ''))
}

function thingsOf(concepts: readonly Concept[]): readonly string[] {
  return [...new Set(concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))]
}

function idsAbove({ id }: Concept): readonly string[] {
  return [id, ...kindsOf(id)]
}

function has(own: ReadonlySet<string>, ids: readonly string[]): boolean {
  return ids.some((id) => own.has(id))
}

function plainTexts(words: readonly Word[]): readonly string[] {
  return plainWords(words).map(({ text }) => text)
}

const WORKS = new Set(
  'book novel magazine vinyl-record cd dvd film'.split(' ').flatMap((id) => [isLexeme(id), kindLexeme(id)]),
)

/** What is read, played or seen may be called by anything: "The Tide Clock" tells no time. */
export function asWork<Part extends Told>(title: Part, type: Told): Part {
  const isWork = type.meant.some(({ lexeme }) => WORKS.has(lexeme))
  return isWork ? { ...title, meant: title.meant.filter(saysNoOther) } : title
}

function saysNoOther({ lexeme }: Meant): boolean {
  const [, id] = /^§[!^](.*)$/.exec(lexeme) ?? []
  return id === undefined || [id, ...kindsOf(id)].some((kind) => WORKS.has(isLexeme(kind)))
}

/** Of properties a word that names a material says nothing else: no jacket of what is of fleece, no jeans of what is of denim. */
export function asMaterials<Part extends Told>(part: Part): Part {
  const places = new Set(part.meant.filter(isOfMaterial).map(({ at }) => at))
  return { ...part, meant: part.meant.filter((meant) => !places.has(meant.at) || isOfMaterial(meant)) }
}

function isOfMaterial({ lexeme }: Meant): boolean {
  return isMaterialId(conceptOf(lexeme) ?? '')
}
