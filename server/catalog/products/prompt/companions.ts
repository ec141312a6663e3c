/** What goes with a thing: to a dress shoes, to wine cheese; of what no row has, what those use who use it. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { kindsOf, widerKindsOf } from './concepts.ts'
import { COMPANIONS } from './departments/companions.ts'
import { FURTHER_COMPANIONS } from './departments/companions-further.ts'
import { fold } from './fold.ts'
import type { Guess } from './interpretation.ts'

/** Of a hundred; each behind the first is worth so much less, and none less than the least. */
const MOST = 100
const STEP = 4
const LEAST = 20

const rows = lazily(() => {
  const known = new Map<string, readonly string[]>()
  for (const row of `${COMPANIONS.trimEnd()}${FURTHER_COMPANIONS}`.trim().split('\n')) {
    const [things = '', companions = ''] = row.split(' > ')
    for (const thing of things.split(', ')) {
      const id = idOf(thing)
      known.set(id, [...new Set([...(known.get(id) ?? []), ...companions.split(', ').map(idOf)])])
    }
  }
  return known
})

/** The likeliest first, none of them the thing itself or a kind of it; empty where nothing is known to go with it. */
export function companionsOf(ids: readonly string[]): readonly Guess[] {
  const near = [...ids, ...ids.flatMap(widerKindsOf)].find((id) => rows().has(id))
  const companions = near === undefined ? [] : (rows().get(near) ?? [])
  const others = companions.filter(
    (id) => !ids.includes(id) && !kindsOf(id).some((kind) => ids.includes(kind)),
  )
  return others.map((id, place) => ({ id, worth: Math.max(LEAST, MOST - place * STEP) }))
}

function idOf(name: string): string {
  return fold(name).replaceAll(' ', '-')
}
