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

/** The things named after any of these traits. */
export function namedAfter(concepts: readonly string[]): string[] {
  return concepts.flatMap((id) => named().get(id) ?? [])
}
