/** Which things that a name speaks of say what it helps with: no lamp "mit Holzfuß" is for feet, and no "chocolate skirt" for a sweet tooth. Pure. */
import { isRomance, kindsOf, type Concept, type Span } from '../prompt/concepts.ts'
import type { Language } from '../prompt/interpretation.ts'
import { FOR_IT } from './made-for.ts'

const OF_IT = new Set(['de', 'd', "d'", 'del'])
const GROWN = new Set(['plant', 'flower', 'fruit-tree'])
const FOODS = new Set(['food', 'drink'])
/** Between what it is for and the link: an article, a maker. */
const MOST_BETWEEN = 2

interface Named {
  readonly heads: ReadonlySet<Span>
  readonly texts: readonly string[]
  readonly languages: readonly Language[]
  readonly isName: boolean
}

/** Those of a span that do: what the name names, what stands before that, and what it is for; all else only as it is like. */
export function helpersIn(
  { heads, texts, languages, isName }: Named,
  isHead: (span: Span) => boolean,
): (span: Span, concepts: readonly Concept[]) => readonly Concept[] {
  const isEaten = heads.size === 0 || [...heads].some(({ concepts }) => concepts.some(isFood))
  const end = Math.min(...[...heads].map((head) => head.end))
  return (span, concepts) => {
    if (!isName) return []
    // "Falda tutú" is one as well.
    const isBeside = span.start < end || (isRomance(languages) && span.start === end)
    const isSure = isHead(span)
    const isMeant = isSure || isBeside || isForIt(texts, span)
    return concepts.filter(
      (concept) => !concept.isThing || (isMeant && (isSure || isEaten || !isFood(concept))),
    )
  }
}

/** The bike of a "casco de bici", but no olive tree of a "tabla de olivo". */
function isForIt(texts: readonly string[], { start, concepts }: Span): boolean {
  const isOf = OF_IT.has(texts[start - 1] ?? '') && !concepts.some((concept) => isAny(concept, GROWN))
  return isOf || texts.slice(Math.max(0, start - MOST_BETWEEN), start).some((text) => FOR_IT.has(text))
}

function isFood(concept: Concept): boolean {
  return isAny(concept, FOODS)
}

function isAny({ id }: Concept, kinds: ReadonlySet<string>): boolean {
  return [id, ...kindsOf(id)].some((kind) => kinds.has(kind))
}
