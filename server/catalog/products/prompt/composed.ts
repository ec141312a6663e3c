/** Two words that name one thing of the table together, in any order that a language has: "mat till fåglar", "cama de perro". Pure. */
import { conceptsOf, isRomance, kindsOf, nearKindsOf } from './concepts.ts'
import { isLoved } from './departments/hobbies-loved.ts'
import type { Language } from './interpretation.ts'
import { entriesOfWord, expand, isDescriber, isListed, isThing, phraseIn } from './synonyms.ts'

/** Of a word made of two, and what joins them. */
const LEAST_PART = 4
const LINKS = ['', 's', 'e', 'n']

/**
 * "Bird food" of "mat" and "fåglarna": what the table has by the names of both concepts. Germanic languages put what tells
 * first, Romance ones last; the other order counts where the second word only tells: "chair for the office", and of two
 * things where it is said to (`isTold`): "lampa till skrivbordet".
 */
export function composedOf(
  first: string,
  second: string,
  languages: readonly Language[] = [],
  isTold = false,
): string | undefined {
  const turned = (): string | undefined =>
    isRomance(languages) || isTold || !isThing(second) || !isNamed(first, languages)
      ? (together(second, first, languages) ?? phraseOf(second, first, languages))
      : undefined
  const named = isRomance(languages)
    ? (turned() ?? together(first, second, languages))
    : ((isTold ? turned() : undefined) ??
      together(first, second, languages) ??
      turned() ??
      writtenAsOne(first, second))
  const isTurned = isRomance(languages) || isTold
  const [head, modifier] = isTurned ? [first, second] : [second, first]
  return (
    named ??
    partOf(head, modifier, languages) ??
    (isThing(modifier) ? undefined : partOf(modifier, head, languages))
  )
}

/** In these languages: an English "cutter" cuts like no knife, and that "for cookies" is a "cookie cutter". */
function isNamed(word: string, languages: readonly Language[]): boolean {
  const known = entriesOfWord(word).filter(({ isThing }) => isThing)
  return known.some(({ language }) => languages.length === 0 || languages.includes(language))
}

/** "Strings for a guitar" are "guitar strings", though strings are ropes. */
function phraseOf(modifier: string, head: string, languages: readonly Language[]): string | undefined {
  // Of an acoustic guitar, too; but of no more than what is done: who fishes may sit on any chair that says so.
  const isRead = !isRomance(languages) && conceptsOf(modifier, languages).length > 0
  const modifiers = isRead ? [modifier, modifier.split(' ').at(-1) ?? ''] : []
  return modifiers
    .map((word) => phraseIn([word, head]))
    .find((phrase) => phrase !== undefined && isThing(phrase))
}

/** "Blade for lawn mower" is a mower blade, and a "cell phone cover" a phone cover: a part behind any name of what it is of. */
function partOf(part: string, whole: string, languages: readonly Language[]): string | undefined {
  // A "wooden hammer" is no "Holzhammer".
  const isOfThing = conceptsOf(whole, languages).some((concept) => concept.isThing)
  if (!isOfThing || part.length < LEAST_PART) return undefined
  const names = [whole, ...expand(whole, languages)]
  const all = isRomance(languages)
    ? names.flatMap((name) => ['de ', "d'"].map((link) => `${part} ${link}${name}`))
    : names.flatMap((name) => [`${name} ${part}`, `${name}${part}`])
  return all.find((name) => isListed(name) && isThing(name))
}

/** What is the head and described by the modifier: the "bike lights" of lights that are said of bikes, the "Hundefutter" of "Futter". */
export function headedBy(
  head: string,
  modifier: string,
  languages: readonly Language[] = [],
): string | undefined {
  const phrase = phraseIn([modifier, head]) ?? `${modifier} ${head}`
  const isPhrase = conceptsOf(phrase, languages).some(({ isThing }) => isThing)
  if (isPhrase) return phrase
  return (
    together(modifier, head, languages) ?? writtenAsOne(head, modifier) ?? partOf(head, modifier, languages)
  )
}

/**
 * What a thing is by what is said of it in another part of the prompt, in the order of any language: of "lámpara, de pie no" the
 * "lámpara de pie", of "lamp, not floor" the "floor lamp". A trait tells by itself, but for what is a thing of its own name.
 */
export function toldAs(
  head: string,
  modifier: string,
  languages: readonly Language[] = [],
): string | undefined {
  if (!isThing(head)) return undefined
  const named = together(modifier, head, languages)
  if (named !== undefined || (isDescriber(modifier) && !isThing(modifier))) return named
  const pair = isRomance(languages) ? [head, modifier] : [modifier, head]
  const phrase = phraseIn(pair)
  if (phrase !== undefined && isThing(phrase)) return phrase
  return isRomance(languages) ? undefined : writtenAsOne(head, modifier)
}

export interface Each {
  readonly needed: readonly string[]
  readonly any: readonly (readonly string[])[]
  /** What is said of them all: what says so comes first. */
  readonly told: readonly string[]
}

/** "Gorro y gafas para la piscina" are a "gorro de piscina" and "gafas de piscina". */
export function eachSaid(needed: readonly string[], any: Each['any'], languages: readonly Language[]): Each {
  const [group, ...others] = any
  // "A toy, she loves animals": what somebody loves is no thing beside another.
  const isLove = group?.some((word) => entriesOfWord(word).some(({ id }) => isLoved(id))) ?? false
  if (group === undefined || others.length > 0 || isLove) return { needed, any, told: [] }
  const last = lastShared(group, languages)
  if (last !== undefined) return { needed, any: [last], told: [] }
  for (const word of needed) {
    const shared = sharedBy(group, word, languages)
    if (shared !== undefined)
      return { needed: needed.filter((one) => one !== word), any: [shared], told: [word] }
  }
  return { needed, any, told: [] }
}

const LINKED = ['de', "d'", 'à', 'para', 'pour']

/** "Gorro y gafas para la piscina": each of the things with what is said of them all; undefined where it names none of them. */
function sharedBy(
  things: readonly string[],
  modifier: string,
  languages: readonly Language[],
): readonly string[] | undefined {
  const names = things.map(
    (thing) =>
      headedBy(thing, modifier, languages) ?? linked(thing, modifier) ?? widely(thing, modifier, languages),
  )
  return names.some((name) => name !== undefined)
    ? names.map((name, at) => name ?? things[at] ?? '')
    : undefined
}

/** "Casque et gants de vélo": what only the last of them says. */
function lastShared(
  things: readonly string[],
  languages: readonly Language[],
): readonly string[] | undefined {
  const last = things.at(-1) ?? ''
  const [, modifier] = /^\p{L}+ (?:de |d'|para |pour |à )?(\p{L}{3,})$/u.exec(last) ?? []
  const shared =
    modifier === undefined || !isRomance(languages)
      ? undefined
      : sharedBy(things.slice(0, -1), modifier, languages)
  return shared && [...shared, last]
}

/** "Mössa till bebis" is a "baby hat", though there is no baby beanie. */
function widely(head: string, modifier: string, languages: readonly Language[]): string | undefined {
  const kinds = conceptsOf(head, languages).flatMap(({ id }) => nearKindsOf(id))
  const names = conceptsOf(modifier, languages).flatMap(({ id }) =>
    kinds.map((kind) => `${id} ${kind}`.replaceAll('-', ' ')),
  )
  return names.find(isItself)
}

function linked(head: string, modifier: string): string | undefined {
  return LINKED.map((link) => `${head} ${link} ${modifier}`).find((name) => isThing(name))
}

/** "Brett zum Schneiden" is a "Schneidebrett", and "skor för vandring" are "vandringsskor". */
function writtenAsOne(head: string, modifier: string): string | undefined {
  if (Math.min(head.length, modifier.length) < LEAST_PART) return undefined
  const stems = new Set([modifier, modifier.replace(/e?n$/, '')])
  return [...stems]
    .flatMap((stem) => LINKS.map((link) => `${stem}${link}${head}`))
    .find((word) => isListed(word) && isThing(word))
}

/** Not only one of the words of a wider thing, as a gaming laptop is of laptops; a plural of it is it. */
function isItself(name: string): boolean {
  const id = name.replaceAll(' ', '-')
  return entriesOfWord(name).some((entry) => entry.isThing && (entry.id === id || `${entry.id}s` === id))
}

function together(modifier: string, head: string, languages: readonly Language[]): string | undefined {
  const heads = conceptsOf(head, languages).filter((concept) => concept.isThing)
  if (heads.length === 0) return undefined
  for (const id of conceptsOf(modifier, languages).flatMap(withAnimal))
    for (const concept of heads) {
      const name = `${id} ${concept.id}`.replaceAll('-', ' ')
      if (isItself(name)) return name
    }
  return undefined
}

/** A bed for a puppy is a dog bed. */
function withAnimal({ id }: { readonly id: string }): string[] {
  return [id, ...kindsOf(id).filter((kind) => kind === 'dog' || kind === 'cat')]
}
