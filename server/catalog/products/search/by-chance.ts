/** What only happens to say the word for what is wanted, as tsqueries: pure. */
import { isNarrow, kindsOf, nearKindsOf, widerKindsOf } from '../prompt/concepts.ts'
import { allOf } from '../prompt/named-after.ts'
import { isLoved } from '../prompt/departments/hobbies-loved.ts'
import { goodsFor, isNeed, ownGoodsFor } from '../prompt/departments/tables.ts'
import { overruledBy } from '../prompt/synonym-table.ts'
import { inPlaceOf, kinOf } from './alike-kin.ts'
import { beingAny } from './for-young.ts'
import { isLexeme, kindLexeme, UNNAMED } from './meaning-lexemes.ts'
import { inTwo, saidOf } from './query-buckets.ts'
import type { Stems } from './stem-store.ts'
import { isSome, joined, saidQuery } from './terms.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import { roleOf, type Wish } from './wish.ts'

/** Of the one thing that is named, as `likelyQuery`; not behind what it surely is, where what only speaks of it does no harm. */
export function byNoChance(wish: Wish, stems: Stems, wide: boolean): string[] {
  const isBehind = !wide && wish.refused.length === 0
  return isBehind ? [] : wish.terms.map((term) => likelyQuery(term, wish, stems)).filter(isSome)
}

/**
 * What says it in its title, or is filed with what is alike, or is nothing that is known: a record that is tagged "rock" is no
 * Swedish coat, nor are bags to keep "pulls" in sweaters. Undefined of what many things are, and where nothing is known to be alike.
 */
export function likelyQuery(term: Term, wish: Wish, stems: Stems): string | undefined {
  const { concepts = [], besideIt, instead } = term
  const isOther = (besideIt ?? instead) !== undefined
  if (isOther || !isNamedAlone(term, wish) || !concepts.every(isNarrow)) return undefined
  const alike = [...new Set(concepts.flatMap(alikeOf))]
  if (alike.length === 0) return undefined
  const being = [...alike, ...allOf(concepts)].flatMap((id) => [isLexeme(id), kindLexeme(id)])
  const titled = saidQuery(saidOf(term, wish), stems, 'A')
  return joined([titled, ...[UNNAMED, ...being].map(quoted)].filter(isSome), '|')
}

/** What is kin to it, or else what it is near, or what is kin to that. */
export function likestOf(id: string): readonly string[] {
  const kin = kinOf(id)
  const near = nearKindsOf(id)
  return kin.length > 0 ? kin : [...near, ...near.flatMap(kinOf)]
}

function alikeOf(id: string): readonly string[] {
  return [...kindsOf(id), ...likestOf(id)]
}

/** Nothing else is, but for what tells of it. */
export function isNamedAlone(term: Term, { terms }: Wish): boolean {
  const ids = term.concepts ?? []
  return (
    ids.length > 0 &&
    roleOf(term, new Set()) === 'thing' &&
    !ids.some(isNeed) &&
    terms.every((other) => other.words === term.words || isTelling(other))
  )
}

function isTelling(term: Term): boolean {
  return ['describer', 'measure'].includes(roleOf(term, new Set()))
}

/** Where it is not sold: others of its kinds, and of wider ones of which few are and that are called alike, as children's books of an activity book; and what may be had in its place. */
export function insteadOf(id: string): readonly string[] {
  const wider = widerKindsOf(id).filter((kind) => isNarrow(kind) && isHead(kind, id))
  const kinds = [...nearKindsOf(id), ...wider]
  // Of dog beds no bed for people.
  const own = isForPets(id) ? kinds.filter((kind) => isForPets(kind) || !isHead(kind, id)) : kinds
  return [...own, ...inPlaceOf(id)]
}

function isForPets(id: string): boolean {
  return id === PETS || kindsOf(id).includes(PETS)
}

/** A "slow-feeder-bowl" is a "pet-bowl"; sewing thread is no craft, and no craft helps who has none. */
export function isHead(kind: string, id: string): boolean {
  return kind.split('-').at(-1) === id.split('-').at(-1)
}

const PETS = 'pet-supplies'
/** Of its kin the first is most like it, and so are these many. */
const NEAREST_KIN = [1, 3]

/**
 * Which of these are most like it, some by more than one: of the smallest of its kinds, and of its kin. A comb is like a
 * hairbrush rather than like shampoo.
 */
export function nearestOf(id: string): readonly string[] {
  const kin = kinOf(id)
  return [nearKindsOf(id), kin, ...NEAREST_KIN.map((most) => kin.slice(0, most))]
    .map(beingAny)
    .filter((query) => query !== '')
}

/** What is like it, where it is not sold. */
export function kindsQuery(term: Term, wish: Wish, stems: Stems): string | undefined {
  const { words, concepts = [] } = term
  // Of a slow feeder, where none is sold, a bowl will do.
  const helping = concepts
    .flatMap((id) => goodsFor(id).slice(0, 1))
    .flatMap((id) => nearKindsOf(id).filter((kind) => isHead(kind, id)))
  // Who plays the guitar has some use for a ukulele.
  const loved = concepts
    .filter(isLoved)
    .flatMap((id) => ownGoodsFor(id).slice(0, 1))
    .flatMap(insteadOf)
  const kinds = beingAny([...concepts.flatMap(insteadOf), ...helping, ...loved, ...othersOf(words)])
  return joined([...inTwoWords(term, wish, stems), ...(kinds === '' ? [] : [kinds])], '|')
}

/** What the words name as well, before what is only like what they name first. */
export function likestQueries(term: Term, wish: Wish, stems: Stems): readonly string[] {
  const { words, concepts = [] } = term
  const others = beingAny(othersOf(words))
  return [...inTwoWords(term, wish, stems), ...(others === '' ? concepts.flatMap(nearestOf) : [others])]
}

function othersOf(words: readonly string[]): readonly string[] {
  return words.flatMap(overruledBy)
}

/** Of baby bottles what is called bottles, and says that it is for babies. */
function inTwoWords({ concepts = [] }: Term, wish: Wish, stems: Stems): string[] {
  return concepts.map((id) => inTwo(id.replaceAll('-', ' '), wish, stems)).filter(isSome)
}
