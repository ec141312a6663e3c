/** A colour or a material is a strong preference: where few things have it, others come behind them. Pure. */
import { colourOf } from '../prompt/synonyms.ts'
import { isMaterial } from '../prompt/traits.ts'
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import type { Query } from './query.ts'
import { isSome, joined } from './terms.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import { namesThing, roleOf, type Wish } from './wish.ts'

const NONE: ReadonlySet<string> = new Set()

/** The wish with its colours and materials only wished; undefined where none is said of a thing that is named. */
export function lessParticular(wish: Wish): Wish | undefined {
  const { wished = [] } = wish
  const terms = wish.terms.flatMap(lessOf)
  const preferred = terms.filter(isPreferred)
  const rest = terms.filter((term) => !isPreferred(term))
  if (preferred.length === 0 || !namesThing({ ...wish, terms: rest }, NONE)) return undefined
  return { ...wish, terms: rest, wished: [...wished, ...preferred] }
}

/** What only speaks of the thing, as a yellow football shirt does of a ball, goes before none that is it. */
export function onlyOfKind(query: Query, { terms }: Wish): Query {
  const rest = terms.flatMap(lessOf).filter((term) => !isPreferred(term))
  const things = rest.filter((term) => roleOf(term, NONE) === 'thing')
  const kinds = things.map(({ concepts = [] }) => {
    // What may name two things says of no product that it is one: a "notebook" is also a laptop.
    const titled = concepts.length > 1 ? concepts.map((id) => `${quoted(lexemeOf(id))}:A`) : []
    const being = concepts.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
    return joined([...being, ...titled], '|')
  })
  return { ...query, matching: joined([query.matching, ...kinds].filter(isSome), '&') }
}

/** Of a "Lederjacke" the jacket, and apart from it the leather. */
function lessOf(term: Term): readonly Term[] {
  const { parts = [], concepts = [] } = term
  return concepts.length === 0 && parts.some(isPreferred) ? parts : [term]
}

/** "Rouge" beside a dress is red, though it is also what is put on cheeks. */
function isPreferred(term: Term): boolean {
  const isTold = term.isModifier === true || roleOf(term, NONE) === 'describer'
  return term.words.every((word) => colourOf(word) !== undefined || (isTold && isMaterial(word)))
}
