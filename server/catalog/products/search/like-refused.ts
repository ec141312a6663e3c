/** What is like a thing of which all that is sold is refused. Pure. */
import { isNarrow } from '../prompt/concepts.ts'
import { kinTiers } from './alike-shared.ts'
import type { Attempt } from './alike-ways.ts'
import type { Asking } from './asking.ts'
import { isNamedAlone, likestOf } from './by-chance.ts'

/** Of a thing of which some is refused, what is near it or kin to it; undefined where many things are it. */
export function likeRefused({ reading, wish, attempt }: Asking): Attempt | undefined {
  const thing = wish.terms.find((term) => isNamedAlone(term, wish))
  const { concepts = [], words = [] } = thing ?? {}
  const kinds = concepts.every(isNarrow) ? concepts.flatMap(likestOf) : []
  if (wish.refused.length === 0 || kinds.length === 0 || attempt.kinds || attempt.behind) return undefined
  const all = [...words.slice(0, 1), ...reading.words.all.filter((word) => !words.includes(word))]
  const interpretation = { ...reading, words: { ...reading.words, all } }
  return {
    interpretation,
    conditions: [],
    isOfKind: false,
    kinds,
    shared: kinTiers({ own: concepts, near: [], kin: kinds }),
  }
}
