/** What who may want a general thing does not mean: for the cold no boxing gloves, for the bike no riding helmet. Pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { goodsFor, isNeed } from '../prompt/departments/tables.ts'
import type { Guess } from '../prompt/interpretation.ts'
import { apartMembersOf } from '../prompt/last-members.ts'
import { isLexeme } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'
import type { Wish } from './wish.ts'

/** Of the guessed things members of another sphere, unless one of them is guessed as well, or its sphere is spoken of. */
export function guessedElsewhere({ likely = [], terms, told = [] }: Wish): string | undefined {
  const said = [...terms, ...told].flatMap(({ concepts = [] }) => concepts)
  const guessed = new Set([...likely.map(({ id }) => id), ...said].flatMap((id) => [id, ...goodsFor(id)]))
  const spheres = new Set(likely.map(sphereOf))
  const spoken = new Set(said.filter((id) => !isNeed(id)))
  const isMeant = (id: string): boolean =>
    guessed.has(id) || spheres.has(sphereOf({ id })) || [id, ...kindsOf(id)].some((kind) => spoken.has(kind))
  const things = likely.flatMap(({ id }) => [id, ...kindsOf(id)])
  const apart = [...new Set(things)].flatMap(apartMembersOf).filter((id) => !isMeant(id))
  return apart.length === 0 ? undefined : `(${[...new Set(apart)].map(isLexeme).map(quoted).join('|')})`
}

/** The "ski" of "ski-boots"; of one word itself. */
function sphereOf({ id }: Pick<Guess, 'id'>): string {
  return id.split('-', 1)[0] ?? id
}
