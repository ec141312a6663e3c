/** Things that say in their name what they are like: whoever wants nothing electric wants no electric toothbrush. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { entries } from './synonym-table.ts'

/** Trait → things whose English name begins with it; made by the first prompt that refuses something. */
const named = lazily(() => {
  const all = [...entries.values()].flat()
  const traits = new Set(all.flatMap(({ id, isThing }) => (isThing ? [] : [id])))
  const things = new Set(all.flatMap(({ id, isThing }) => (isThing ? [id] : [])))
  const byTrait = new Map<string, string[]>()
  for (const thing of things) {
    const [first = ''] = thing.split('-', 1)
    if (first === thing || !traits.has(first)) continue
    const same = byTrait.get(first)
    if (same) same.push(thing)
    else byTrait.set(first, [thing])
  }
  return byTrait
})

/** Things of a thing by their English names, "guitar-strings" of "guitar"; made by the first prompt that refuses all of them. */
const ofThings = lazily(() => {
  const things = new Set([...entries.values()].flat().flatMap(({ id, isThing }) => (isThing ? [id] : [])))
  const byThing = new Map<string, string[]>()
  for (const id of things) {
    const [first = ''] = id.split('-', 1)
    if (first !== id && things.has(first)) byThing.set(first, [...(byThing.get(first) ?? []), id])
  }
  return byThing
})

/** A thing and all that is named after it. */
export function allOf(concepts: readonly string[]): string[] {
  return concepts.flatMap((id) => [id, ...(ofThings().get(id) ?? [])])
}

/** The things named after any of these traits. */
export function namedAfter(concepts: readonly string[]): string[] {
  return concepts.flatMap((id) => named().get(id) ?? [])
}

const LEAST_TRAIT = 3
const LEAST_HEAD = 4
/** What joins the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'e']
/** Of what is joined so: "transportväska" is of no wood ("trä"). */
const LEAST_LINKED = 4
const GERMANIC: ReadonlySet<string> = new Set(['sv', 'de'])

/** Trait → Swedish and German words of the table that are a thing behind it, "gasgrill", "dunjacka": as they are listed they do not say it. */
const written = lazily(() => {
  const byTrait = new Map<string, Set<string>>()
  for (const [word, known] of entries) {
    if (!known.some(({ isThing, language }) => isThing && GERMANIC.has(language)) || /\P{L}/u.test(word))
      continue
    for (let end = LEAST_TRAIT; end <= word.length - LEAST_HEAD; end++)
      for (const id of traitsWritten(word, end)) {
        const same = byTrait.get(id)
        if (same) same.add(word)
        else byTrait.set(id, new Set([word]))
      }
  }
  return byTrait
})

/** What a word's first letters, up to `end`, say of the thing that is the rest. */
function traitsWritten(word: string, end: number): string[] {
  const head = entries.get(word.slice(end)) ?? []
  if (!head.some(({ isThing, language }) => isThing && GERMANIC.has(language))) return []
  return LINKS.filter((link) => word.slice(0, end).endsWith(link))
    .map((link) => ({ start: word.slice(0, end - link.length), isLinked: link !== '' }))
    .filter(({ start, isLinked }) => start.length >= (isLinked ? LEAST_LINKED : LEAST_TRAIT))
    .map(({ start }) => start)
    .flatMap((start) => entries.get(start) ?? [])
    .flatMap(({ id, isThing, language }) => (!isThing && GERMANIC.has(language) ? [id] : []))
}

/** The compounds that say any of these traits. */
export function writtenWith(concepts: readonly string[]): string[] {
  return [...new Set(concepts.flatMap((id) => [...(written().get(id) ?? [])]))]
}
