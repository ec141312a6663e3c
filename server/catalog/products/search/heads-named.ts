/** Which of the things that a name speaks of it names. Pure. */
import { isRomance, type Span } from '../prompt/concepts.ts'
import type { Language } from '../prompt/interpretation.ts'
import { isOnlyFor } from './made-for.ts'
import { headsAmong, linkBehindCompound, namingSpans } from './name-heads.ts'
import type { Name } from './product-names.ts'
import { notTelling } from './told-of-others.ts'

const NO_TYPES: ReadonlySet<string> = new Set()
const NO_HEADS: ReadonlySet<Span> = new Set()

/** Its heads; none where the one thing stands behind what nothing is known of. */
export function headsOf(
  spans: readonly Span[],
  texts: readonly string[],
  languages: readonly Language[],
  name: Name,
  told: ReadonlySet<number>,
): ReadonlySet<Span> {
  const { types = NO_TYPES } = name
  const naming = notTelling(namingSpans(spans, told, name), texts, types)
  const link = isRomance(languages) ? Infinity : linkBehindCompound(texts, spans)
  if (naming.length === 1 && isOnlyFor(texts, naming[0])) return NO_HEADS
  return (naming[0]?.start ?? 0) > link ? NO_HEADS : headsAmong(naming, spans, texts, languages, name)
}
