/** What puts a product into a better bucket of a search than others that match as well, as tsqueries. Pure. */
import { conceptsOf } from '../prompt/concepts.ts'
import { looseMembersOf, peculiarMembersOf } from '../prompt/last-members.ts'
import { fold } from '../prompt/fold.ts'
import { goodsFor, isOccasion } from '../prompt/departments/tables.ts'
import { isDescriber, isThing } from '../prompt/synonyms.ts'
import { conceptsBegun } from '../prompt/word-forms.ts'
import { notOfOthers } from './for-others.ts'
import { beingAny } from './for-young.ts'
import { isLexeme, kindLexeme, lexemeOf, UNNAMED } from './meaning-lexemes.ts'
import { notOfOtherChildren } from './for-boys.ts'
import { FEASTS, notAccessory, notEveryday, notOfSomebodyElse, notWrapping } from './presented-to.ts'
import { agedQuery, booksForChildren, notOfAnimals, notOfYounger } from './query-ages.ts'
import { beingOf, givenFor, kindOfAny, motifsOf, ownGoodsOf, petSupplies } from './query-given.ts'
import { givenToYoung, OLDEST_CHILD, playedWith } from './query-played.ts'
import type { Stems } from './stem-store.ts'
import { ALL, freeQuery, isSome, joined, saidQuery, textsOf, type Said } from './terms.ts'
import { SIZED } from './product-ages.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'
import { roleOf, type Wish } from './wish.ts'

const LEAST_BEGUN = 3

/**
 * All that is wanted, as products that are it, or a kind of it; of a thing no table has, as their title says it. Where
 * nothing is named ("for gardening") what is for it is a kind of that, and goes before what only speaks of it.
 */
export function titledQuery(wish: Wish, stems: Stems, isKind: boolean): string | undefined {
  const terms = wish.terms.flatMap(apart)
  const things = terms.filter((term) => roleOf(term, new Set()) === 'thing')
  if (things.length === 0)
    return (
      joined(
        [
          ...(isKind ? [kindOfAny(terms), ...petSupplies(wish)] : [ownGoodsOf(terms)]),
          ...motifsOf(terms),
        ].filter(isSome),
        '|',
      ) ?? (isKind ? (givenToYoung(wish) ?? givenFor(wish)) : playedWith(wish))
    )
  const queries = things.map((term) => {
    const ids = term.concepts ?? []
    const concepts = ids.flatMap((id) => (isKind ? beingOf(id) : [quoted(isLexeme(id))]))
    // A backpack that says it is for a laptop is rather a laptop bag than any other bag.
    const apart = isKind
      ? ids.map((id) => inTwo(id.replaceAll('-', ' '), wish, stems, 'ABC')).filter(isSome)
      : []
    if (concepts.length > 0) return joined([...concepts, ...apart], '|')
    return saidQuery(saidOf(term, wish), stems, 'A')
  })
  return joined(queries.filter(isSome), '&')
}

/** Products that say so: free of what they are to be free of, and of an age; `fitting`: for whom it is, whatever it is free of. */
export function freeOf(wish: Wish, stems: Stems): Record<'free' | 'fitting', string | undefined> {
  // Of a present without alcohol, beer without is no better than what never has any.
  const isOfAny = wish.isPresent === true && !namesAny(wish)
  const lacked = isOfAny ? [] : (wish.free ?? [])
  const free = lacked.map((term) => freeQuery(saidOf(term, wish), stems)).filter(isSome)
  const books = booksForChildren(wish)
  // What is for anybody from seven on is for nobody of fifteen before what is for them.
  const isForYouth = (wish.age ?? 0) > OLDEST_CHILD && (books !== undefined || !namesAny(wish))
  const aged = wish.age === undefined || isForYouth ? [] : [agedThing(wish, wish.age)]
  const said = joined([...free, ...aged, books].filter(isSome), '|')
  const others = [
    notOfOthers(wish),
    notOfOtherChildren(wish),
    notOfAnimals(wish),
    notOfYounger(wish),
    notWrapping(wish.terms, wish.wished ?? []),
    notOfSomebodyElse(wish),
    ...(namesAny(wish) ? [] : [notEveryday(wish), notAccessory(wish)]),
  ]
  const fitting = joined(others.filter(isSome), '&')
  return {
    free: joined([said, fitting].filter(isSome), '&'),
    fitting: free.length > 0 ? fitting : undefined,
  }
}

function namesAny({ terms }: Wish): boolean {
  return terms.flatMap(apart).some((term) => roleOf(term, new Set()) === 'thing')
}

/** What is named, is filed as that, or says so and surely is no other thing, as a drone "with camera" is; of games the toys that come beside them, too. */
function agedThing(wish: Wish, age: number): string {
  const isOpen = wish.terms.some(({ besideIt = [] }) => besideIt.length > 0)
  const aged = agedQuery(wish, age)
  if (isOpen || !namesAny(wish)) return aged
  const named = wish.terms.flatMap(apart).flatMap(({ concepts = [] }) => concepts)
  const being = beingAny(named)
  const spoken = named.flatMap(spokenOf)
  // What is only listened to is no book.
  const listened = named.includes('book') ? [`!(${beingAny(['audiobook'])})`] : []
  return [aged, `(${[being, ...spoken].filter((query) => query !== '').join('|')})`, ...listened].join('&')
}

/** A toy is whatever says so: toys are called by what they are of. */
function spokenOf(id: string): string[] {
  const said = quoted(lexemeOf(id))
  if (id === 'toy') return [`${said}:ABD`]
  return [`(${said}:D&!${quoted(SIZED)})`, `(${said}:AB&${quoted(UNNAMED)})`, `(${said}:A&${said}:C)`]
}

/** Of a word that is still being typed, what the shortest that begins so names. */
function begunTitle({ terms }: Wish): string | undefined {
  const word = terms.at(-1)?.words[0] ?? ''
  const [id] = word.length < LEAST_BEGUN ? [] : conceptsBegun(word)
  return id === undefined ? undefined : quoted(isLexeme(id))
}

/** Of what is like something none comes first because it is called as its kind is. */
export function titledOf(wish: Wish, stems: Stems, wide: boolean): string | undefined {
  if (wish.shared ?? wish.kinds) return undefined
  return titledQuery(wish, stems, false) ?? (wide ? begunTitle(wish) : undefined)
}

/** Of the one thing that is wanted what is a kind of it in a wider sense only, a dog bed of beds, and what nobody thinks of first: a pill box of boxes. */
export function looseOf(wish: Wish): Record<'loose' | 'peculiar', string | undefined> {
  const things = wish.terms.filter((term) => roleOf(term, new Set()) === 'thing')
  const isOne = things.length === 1 && (wish.shared ?? wish.kinds) === undefined
  const ids = isOne ? (things[0]?.concepts ?? []) : []
  return {
    loose: beingAny(ids.flatMap(looseMembersOf)) || undefined,
    peculiar: beingAny(ids.flatMap(peculiarMembersOf)) || undefined,
  }
}

/** Of what no table has as one its parts. */
export function apart(term: Term): readonly Term[] {
  const isOne = (term.concepts ?? []).length > 0
  return term.parts?.length && !isOne ? term.parts : [term]
}

export function saidOf({ words, also = [], concepts = [] }: Term, { languages = [] }: Wish): Said {
  const elsewhere = also.map((text) => ({ text, languages: ALL }))
  return { texts: [...textsOf(words, languages), ...elsewhere], concepts }
}

/** What products must be, of a wish for what is like another: one of the kinds, or the first thing, in one word or in two. */
export function beingQuery(wish: Wish, stems: Stems): string | undefined {
  const [first] = wish.terms
  if (wish.kinds) {
    const kinds = wish.kinds.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
    const apart = wish.kinds.map((id) => inTwo(id.replaceAll('-', ' '), wish, stems)).filter(isSome)
    return joined([...kinds, ...apart], '|')
  }
  if (wish.isOfKind !== true || first === undefined) return undefined
  const being = titledQuery({ ...wish, terms: [first] }, stems, true)
  return joined([being, inTwo(first.words[0] ?? '', wish, stems)].filter(isSome), '|')
}

/** "Cat toy" as "juguete para gatos" says it: it is a toy, and cats are spoken of. */
export function inTwo(
  name: string,
  { languages = [] }: Wish,
  stems: Stems,
  weights = 'AB',
): string | undefined {
  const words = name.split(' ')
  const thing = words.findLastIndex((word) => isThing(word) && !isDescriber(word))
  if (words.length !== 2 || thing === -1) return undefined
  const parts = words.map((word, at) => {
    const concepts = conceptsOf(fold(word)).map(({ id }) => id)
    const is = concepts.flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
    return at === thing
      ? joined(is, '|')
      : saidQuery({ texts: textsOf([word], languages), concepts }, stems, weights)
  })
  return parts.every(isSome) ? joined(parts, '&') : undefined
}

/** Where presents are for, too. */
const PLACES = new Set(['kitchen', 'bathroom', 'garden', 'bedroom', 'office', 'balcony', 'hallway'])

/** "Cadeau de baptême": of what is given then, what says so itself, as an album for the wedding does; for the kitchen what is used there. */
export function occasionQuery({ terms, wished = [] }: Wish): string | undefined {
  const said = [...terms, ...wished].flatMap(({ concepts = [] }) => concepts)
  const ids = said.filter(isOccasion)
  const places = ids.length > 0 ? said.filter((id) => PLACES.has(id)) : []
  return joined(
    [
      ...[...new Set(ids)].flatMap((id) => [`${quoted(lexemeOf(id))}:ABC`, ...forFeast(id)]),
      ...places.map((id) => quoted(kindLexeme(id))),
    ],
    '|',
  )
}

function forFeast(id: string): string[] {
  const feast = FEASTS.get(id)
  const given = goodsFor(id).flatMap(beingOf).join('|')
  return feast === undefined ? [] : [`(${quoted(lexemeOf(feast))}:ABC&(${given}))`]
}
