/** What is kin to a thing: where a shop has no other French press a moka pot may do. Pure. */
import { lazily } from '../../../lib/lazy.ts'
import { KIN } from '../prompt/departments/kin.ts'
import { FURTHER_KIN } from '../prompt/departments/kin-further.ts'
import { RARER_KIN } from '../prompt/departments/kin-rarer.ts'
import { IN_PLACE } from '../prompt/departments/in-place.ts'
import { FURTHER_IN_PLACE } from '../prompt/departments/in-place-further.ts'
import { RARER_IN_PLACE } from '../prompt/departments/in-place-rarer.ts'
import { fold } from '../prompt/fold.ts'

const rows = lazily(() =>
  `${KIN.trim()}${FURTHER_KIN.trimEnd()}${RARER_KIN}`
    .trim()
    .split('\n')
    .map((row) => row.split(', ').map((name) => fold(name).replaceAll(' ', '-'))),
)

/** Concepts of things that are like it, the likest first. */
export function kinOf(id: string): readonly string[] {
  const of = rows().filter((row) => row.includes(id))
  const led = of.filter(([first]) => first === id)
  return [...new Set((led.length > 0 ? led : of).flat())].filter((other) => other !== id)
}

const places = lazily(
  () =>
    new Map(
      `${IN_PLACE}${FURTHER_IN_PLACE}${RARER_IN_PLACE}`
        .split(/[;\n]/)
        .map((row) => row.trim().split(', '))
        .map(([id = '', ...others]) => [id, others] as const),
    ),
)

/** What may be had in its place, also where nobody asks for something else: of the rows that begin with it, which are about it. */
export function inPlaceOf(id: string): readonly string[] {
  return rows().some(([first]) => first === id) ? kinOf(id) : []
}

/** What serves in its place, for who asks for an alternative. */
export function servingFor(id: string): readonly string[] {
  return places().get(id) ?? []
}
