/** What is given to whoever loves something, or needs it, as tsqueries. Pure. */
import { conceptsOf } from '../prompt/concepts.ts'
import { looseMembersOf } from '../prompt/last-members.ts'
import { fold } from '../prompt/fold.ts'
import { isLoved } from '../prompt/departments/hobbies-loved.ts'
import { STANDING_IDS } from '../prompt/departments/standing.ts'
import { goodsFor, isNeed, isShelf, ownGoodsFor } from '../prompt/departments/tables.ts'
import { entriesOfWord } from '../prompt/synonyms.ts'
import { besideHobby, isHobby } from '../prompt/taste-forms.ts'
import { isMaterial } from '../prompt/traits.ts'
import { isLexeme, kindLexeme, lexemeOf, shelfLexeme, UNNAMED } from './meaning-lexemes.ts'
import type { Stems } from './stem-store.ts'
import { isSome, joined, saidQuery, textsOf } from './terms.ts'
import { quoted } from './vectors.ts'
import { SPOKEN_OF } from './presented-to.ts'
import type { Term, Tier } from './wish-terms.ts'
import { roleOf, type Wish } from './wish.ts'

/** So many things of a row, and of what is loved any. */
const LIKELIEST = 3
const MOST_ORDERED = 8

/** So many words for what is loved, of which each is a query. */
const MOST_SAID = 3
/** Whose title says it, of them. */
const TITLED = 3
const LEAST_STEM = 4
const PLURAL = /(?:arna|erna|orna|es|en|er|ar|or|na|s|n)$/

/** As products that are it, or a kind of it that everybody would call so, or that stand on a shelf of that name. */
export function beingOf(id: string): string[] {
  const loose = looseMembersOf(id).flatMap((member) => [isLexeme(member), kindLexeme(member)])
  const kind = quoted(kindLexeme(id))
  return [
    quoted(isLexeme(id)),
    loose.length === 0 ? kind : `(${kind}&!(${loose.map(quoted).join('|')}))`,
    // What stands where things of a kind do comes behind these; a mere shelf has no others.
    ...(STANDING_IDS.has(id) ? [quoted(shelfLexeme(id))] : []),
  ]
}

export function kindOfAny(terms: readonly Term[]): string | undefined {
  return joined(
    terms.flatMap(({ concepts = [] }) => concepts.flatMap(kindsMeant)),
    '|',
  )
}

/** "For gardening": what is one of the first things for it goes before whatever else is. */
export function ownGoodsOf(terms: readonly Term[]): string | undefined {
  return joined(
    terms.flatMap(({ concepts = [] }) =>
      concepts.flatMap(ownGoodsFor).flatMap((id) => [
        ...beingOf(id),
        // "Protein powder chocolate" is none.
        `(${quoted(lexemeOf(id))}:A&${quoted(UNNAMED)})`,
      ]),
    ),
    '|',
  )
}

/** "Stuff for the cat": what pets are given and speaks of cats, before what only has one on it. */
const PETS = new Set(['dog', 'cat', 'bird', 'fish', 'rabbit', 'hamster', 'guinea-pig'])

export function petSupplies({ terms, whom, age, isPresent = false }: Wish): string[] {
  // Who is a child and loves cats is given no litter.
  if (isPresent || whom !== undefined || age !== undefined) return []
  const pets = terms.flatMap(({ concepts = [] }) => concepts.filter((id) => PETS.has(id)))
  return pets.map((id) => `(${quoted(kindLexeme('pet-supplies'))}&${quoted(lexemeOf(id))})`)
}

/** Of what somebody loves or needs, what is one of the things for it: a scent of flowers is none for gardening. */
function kindsMeant(id: string): string[] {
  const goods = goodsFor(id)
  if (goods.length > 0) return goods.flatMap(beingOf)
  // Of whatever is of wool a coat is no more so than socks.
  return [quoted(isMaterial(id.replaceAll('-', ' ')) ? lexemeOf(id) : kindLexeme(id))]
}

/** Of what helps or is loved, the likeliest before the others, where nothing is named. */
export function likeliestOf(wish: Wish, stems: Stems): readonly Tier[] | undefined {
  const { terms: asked, wished = [] } = wish
  // A present for granny of which nothing is said.
  const terms = asked.length === 0 ? wished : asked
  if (terms.some((term) => roleOf(term, new Set()) === 'thing')) return undefined
  const rows = terms
    .flatMap(({ concepts = [] }) => concepts)
    .filter((id) => isLoved(id) || ownGoodsFor(id).length > LIKELIEST)
    .map(ownGoodsFor)
  const tiers = rows.flatMap((goods) =>
    goods.slice(0, MOST_ORDERED).map((id, place) => ({
      query: beingOf(id).join('|'),
      worth: MOST_ORDERED - place,
    })),
  )
  const motifs = motifsOf(terms).map((query) => ({ query, worth: MOST_ORDERED + 1 }))
  return tiers.length === 0 ? undefined : [...motifs, ...calledAfter(wish, stems), ...tiers]
}

/** Of what is given to whoever plays with a racket, to whom loves tennis what is called after that; and orchids to whom loves those. */
function calledAfter(wish: Wish, stems: Stems): Tier[] {
  const { terms, wished = [], languages = [] } = wish
  const goods = terms.flatMap(({ concepts = [] }) => concepts.filter(isLoved).flatMap(ownGoodsFor))
  const loved = [...terms, ...wished].flatMap(({ words }) => words.filter(isHobby)).slice(0, MOST_SAID)
  return loved.flatMap((word) => {
    const things = conceptsOf(fold(word)).filter(({ isThing }) => isThing)
    const sold = things.filter(({ id }) => !goods.includes(id) && !isShelf(id)).map(({ id }) => id)
    const others = besideHobby(word)
    const isOfSeveral = goods.some((id) => isCalledAfter(id, others) && !isCalledAfter(id, [word]))
    const called = isOfSeveral ? goods.filter((id) => isCalledAfter(id, [word])) : []
    const being = [...new Set([...called, ...sold])].flatMap(beingOf)
    const title = saidQuery({ texts: textsOf([word], languages), concepts: [] }, stems, 'A')
    const isTitled = isOfSeveral && things.length === 0 && title !== undefined
    return [
      ...(being.length > 0 ? [{ query: being.join('|'), worth: MOST_ORDERED + 1 }] : []),
      ...(isTitled ? [{ query: `(${title})&(${goods.flatMap(beingOf).join('|')})`, worth: TITLED }] : []),
    ]
  })
}

/** "Tennis racket" and "raqueta de tenis" of tennis, but no "table tennis bat". */
function isCalledAfter(id: string, words: readonly string[]): boolean {
  const named = entriesOfWord(id.replaceAll('-', ' ')).filter((entry) => entry.id === id)
  const names = named.flatMap(({ words: all }) => all.map(fold))
  return words.some((word) => {
    const [key, stem] = [fold(word), fold(word).replace(PLURAL, '')]
    return (
      stem.length >= LEAST_STEM && names.some((name) => name.startsWith(stem) || name.endsWith(` ${key}`))
    )
  })
}

/** "Mad about dragons": whose title speaks of one, of what somebody loves that is no thing by itself. */
export function motifsOf(terms: readonly Term[]): string[] {
  return terms
    .filter(({ concepts = [] }) => concepts.some((id) => ownGoodsFor(id).length > 0))
    .flatMap(({ words }) =>
      words.flatMap((word) =>
        conceptsOf(fold(word)).flatMap(({ id, isThing }) =>
          isThing || isNeed(id) ? [] : [`${quoted(lexemeOf(id))}:A`],
        ),
      ),
    )
}

/** Of a present, what is given then or to them, and what speaks of them: a mug for the world's best dad. */
export function givenFor({ terms, wished = [] }: Wish): string | undefined {
  if (terms.length > 0) return undefined
  const spoken = wished.flatMap(({ concepts = [] }) => concepts.filter((id) => SPOKEN_OF.includes(id)))
  return joined([ownGoodsOf(wished), ...spoken.map((id) => quoted(lexemeOf(id)))].filter(isSome), '|')
}
