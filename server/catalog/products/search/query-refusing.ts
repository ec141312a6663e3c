/** What products of a search must not have, as tsqueries: pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { namedAfter } from '../prompt/named-after.ts'
import { fold } from '../prompt/fold.ts'
import { havingLacked, lackedBy } from '../prompt/privatives.ts'
import { sortsOf } from '../prompt/traits.ts'
import { beingByNature } from './by-nature.ts'
import { onlyForElse } from './for-others.ts'
import { onlyForOtherFeet } from './for-feet.ts'
import { deniedIn } from './free-of.ts'
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { onlyForAnimals, onlyForChildren, onlyForGrown, onlyForOlder } from './query-ages.ts'
import { saidOf } from './query-buckets.ts'
import type { Stems } from './stem-store.ts'
import { freeQuery, isSome, joined, phraseQuery, refusedQuery } from './terms.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import type { Wish } from './wish.ts'

export function refusingQuery(wish: Wish, stems: Stems, terms = wish.terms): string | undefined {
  const { refusedPhrases, sizes, fits = [], age } = wish
  const refused = withoutFree(wish.refused)
  const lacking = wish.terms.filter(({ concepts = [] }) => lackedBy(concepts).length > 0)
  const queries = [
    ...refused.map(
      (term) => besidesQuery(term) ?? ofAnimals(term, wish, stems) ?? butForSorts(term, wish, stems),
    ),
    ...refused.map((term) => apartQuery(term, wish, stems)),
    ...refusedPhrases.map((phrase) => phraseQuery(phrase, stems)),
    ...terms.map((term) => lackingQuery(term, wish, stems)),
    ...lacking.map(({ concepts = [] }) => havingQuery(concepts)),
    ...(sizes?.exclude ?? []).map((size) => quoted(`#size:${size}`)),
    ...(fits.length === 0 ? [] : [`(${quoted('#size:')}:*&!${sizesQuery(fits)[0] ?? ''})`]),
    ...(age === undefined ? [] : [`(${quoted('#age')}&!${quoted(`#age:${age}`)})`]),
    onlyForGrown(wish),
    onlyForOtherFeet(wish),
    onlyForOlder(wish),
    onlyForChildren(wish),
    onlyForAnimals(wish),
    onlyForElse(wish),
  ]
  return joined(queries.filter(isSome), '|')
}

/** Of "no grain or grain-free" what is free of it is wanted. */
function withoutFree(refused: readonly Term[]): readonly Term[] {
  const words = new Set(refused.flatMap((term) => term.words.map(fold)))
  return refused.filter(
    (term) => !term.words.some((word) => deniedIn(word).some((lacked) => words.has(lacked))),
  )
}

const ANIMALS = 'dog cat horse bird fish rabbit hamster guinea-pig'.split(' ')
/** Dog food may be of fish. */
const UNEATEN = 'dog cat horse rabbit hamster guinea-pig'.split(' ')
const PETS = new Set(['pet-supplies', 'pet'])

/** "Pet stuff, nothing for dogs": what is called for cats, or filed there, may come. */
function ofAnimals(term: Term, wish: Wish, stems: Stems): string | undefined {
  const { concepts = [] } = term
  const isAnyPet = wish.terms.some((wanted) => wanted.concepts?.some((id) => PETS.has(id)))
  const query =
    isAnyPet && concepts.some((id) => ANIMALS.includes(id))
      ? refusedQuery(saidOf(term, wish), stems)
      : undefined
  if (query === undefined) return undefined
  const others = UNEATEN.filter((id) => !concepts.includes(id))
  return `(${query}&!(${others.map((id) => `${quoted(lexemeOf(id))}:AB`).join('|')}))`
}

/** "No wool jumpers, cashmere only", "not a board game, a card game": whatever is it, but for what is of a sort of it that is wanted. */
function butForSorts(term: Term, wish: Wish, stems: Stems): string | undefined {
  const sorts = new Set(term.words.flatMap(sortsOf))
  const asked = [...wish.terms, ...(wish.wished ?? [])].flatMap(({ concepts = [] }) => concepts)
  const wanted = asked.filter((id) => sorts.has(id)).map((id) => quoted(lexemeOf(id)))
  const kinds = asked.filter((id) => isOther(id, term))
  const query = refusedQuery(saidOf(term, wish), stems)
  const but = [...wanted, ...kinds.flatMap((id) => [isLexeme(id), kindLexeme(id)].map(quoted))]
  return query === undefined || but.length === 0 ? query : `(${query}&!(${but.join('|')}))`
}

/** A kind of what is refused, which is wanted for itself; sausages without meat are to have none. */
function isOther(id: string, { concepts = [] }: Term): boolean {
  const kinds = kindsOf(id)
  return !kinds.includes('food') && kinds.some((kind) => concepts.includes(kind))
}

/** Of no "Stahlsaiten" no "steel strings" either: what says both parts of what no table has as one. */
function apartQuery({ concepts = [], parts = [] }: Term, wish: Wish, stems: Stems): string | undefined {
  if (concepts.length > 0 || parts.length < 2 || parts.some((part) => (part.concepts ?? []).length === 0))
    return undefined
  const said = parts.map((part) => refusedQuery(saidOf(part, wish), stems))
  return said.every(isSome) ? joined(said, '&') : undefined
}

/** Whatever is it, and is not what is named after it. */
function besidesQuery({ concepts = [], besides }: Term): string | undefined {
  if (besides === undefined) return undefined
  return `((${beingAny(concepts)})&!(${beingAny(besides)}))`
}

function beingAny(ids: readonly string[]): string {
  return ids.flatMap((id) => [isLexeme(id), kindLexeme(id)].map(quoted)).join('|')
}

/** "Granola with nuts": what says that it is free of them; and of what is wanted, "perfume", what is none and says that it has none. */
function lackingQuery(term: Term, wish: Wish, stems: Stems): string | undefined {
  const { concepts = [] } = term
  const said = saidOf(term, wish)
  const kinds = concepts.flatMap(kindsOf)
  const free =
    lackedBy(concepts).length > 0
      ? undefined
      : freeQuery({ ...said, concepts: [...concepts, ...kinds] }, stems)
  if (term !== wish.terms[0] || free === undefined) return free
  const is = concepts.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
  return is.length === 0 ? undefined : `(${free}&!(${is.join('|')}))`
}

/** "Alcohol-free drinks": whatever has alcohol and does not say that it is free of it. */
function havingQuery(concepts: readonly string[]): string | undefined {
  const has = havingLacked(concepts)
  const named = [...new Set([...has, ...namedAfter(has)])].map((id) => quoted(lexemeOf(id)))
  const having = [...named, ...beingByNature(has)]
  if (having.length === 0) return undefined
  const free = [...concepts.map(lexemeOf), ...lackedBy(concepts).map((id) => `~${lexemeOf(id)}`)].map(quoted)
  return `((${having.join('|')})&!(${free.join('|')}))`
}

export function sizesQuery(sizes: readonly string[] = []): string[] {
  return [
    joined(
      sizes.map((size) => quoted(`#size:${size}`)),
      '|',
    ),
  ].filter(isSome)
}
