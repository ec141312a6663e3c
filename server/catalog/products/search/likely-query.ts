/** Of a sentence that tells what is the matter: whatever may help and is sold, the likeliest first. */
import { conceptsOf, headKindsOf, isStop, kindsOf } from '../prompt/concepts.ts'
import { isNeed } from '../prompt/departments/tables.ts'
import { NEED_WORTH } from '../prompt/need-likely.ts'
import type { Guess, Language } from '../prompt/interpretation.ts'
import { apartMembersOf, lastMembersOf } from '../prompt/last-members.ts'
import { lackedBy } from '../prompt/privatives.ts'
import { recipientOf } from '../prompt/recipients.ts'
import { expand, languagesOf } from '../prompt/synonyms.ts'
import { guessedElsewhere } from './guessed-elsewhere.ts'
import { isLexeme, kindLexeme, lexemeOf, UNNAMED } from './meaning-lexemes.ts'
import { isDoing, namesWhole } from './named-whole.ts'
import { FOR_ANIMALS, NAMING_ANIMALS, namingAny } from './query-ages.ts'
import { YOUNG } from './for-young.ts'
import { queryOf, type Query } from './query.ts'
import { refusingQuery } from './query-refusing.ts'
import type { Stems } from './stem-store.ts'
import type { Found } from './store.ts'
import { bothSpoken, spokenTiers } from './spoken-tiers.ts'
import { wordsOf } from './term-words.ts'
import { isSome, joined } from './terms.ts'
import { quoted } from './vectors.ts'
import type { Tier } from './wish-terms.ts'
import type { Wish } from './wish.ts'

/** So much less than anything else. */
const LAST = 1_000
const OF_ANIMALS = new Set(['pet-supplies', 'dog', 'cat', 'pet', 'horse', 'rabbit', 'bird', 'fish'])
/** And what is so, of whatever may help. */
const TRAIT = 60
/** What is for children alone is worth so much less where none is spoken of. */
const FOR_CHILDREN = 8
/** And what nobody thinks of first of what helps: no pill box keeps toys. */
const RARE = 25
const FREE = '-free'
const CHILD = 'child'
/** What hardly helps does not come beside what does: no rug, for the felt pads of a chair, beside the glue for its leg. */
const LEAST_SHARE = 0.3
/** What is filed so, of whatever may help. */
const FILED = 50
/** What says that it is for what people do comes before what else they use. */
const DONE = 110

/** What may help, if any of it is sold. */
export async function lookForHelp(
  look: (query: Query) => Promise<Found>,
  wish: Wish,
  stems: Stems,
): Promise<{ found: Found; note: string; isGuessed: true } | undefined> {
  const { likely = [] } = wish
  if (likely.length === 0) return undefined
  const named = await namesWhole(look, wish, stems)
  if (named === 'surely') return undefined
  // Where no thermal socks are sold others will do; where nothing else was read a knitted hat is no sun hat.
  const own = wish.isWhole === true || isDoing(wish) ? [] : likely
  // What is less likely is looked for by its own name only.
  const likeliest = own.slice(0, 1)
  const wider = likeliest.flatMap(({ id, worth }) =>
    headKindsOf(id)
      // No other box is for pills.
      .filter((kind) => !apartMembersOf(kind).includes(id))
      .map((kind) => ({ id: kind, worth })),
  )
  for (const guesses of [likely, wider].filter(({ length }) => length > 0)) {
    const found = await look(likelyQuery(guesses, wish, stems, beingIt, named === 'hardly'))
    if (found.total > 0) return { found, note: '', isGuessed: true }
  }
  // Of what names no thing that is known what its title speaks of: no "Mottenfalle Kleider" is any, nor a microwave a grill that has one.
  const found = await look(likelyQuery(likely, wish, stems, inTitleAlone))
  return found.total > 0 ? { found, note: '', isGuessed: true } : undefined
}

function likelyQuery(
  guesses: readonly Guess[],
  wish: Wish,
  stems: Stems,
  namesOf: (id: string) => readonly string[] = beingIt,
  isFiled = false,
): Query {
  // Whatever helps with what the matter most likely is comes before all else.
  const [first] = guesses.filter(({ id }) => isNeed(id)).toSorted((a, b) => b.worth - a.worth)
  const tiers = guesses.flatMap(({ id, worth, isNamed = false }) => {
    if (isTrait(id)) return [{ query: traitQuery(id), worth: TRAIT }]
    const need = quoted(kindLexeme(id))
    if (isNeed(id) && id !== first?.id)
      return [{ query: need, worth: Math.min(worth, NEED_WORTH), isGuess: true }]
    if (isNeed(id)) return [{ query: joined([need, ...firstOf(guesses)], '|') ?? '', worth }]
    return [{ query: joined([...namesOf(id)], '|') ?? '', worth, ...(isNamed ? {} : { isGuess: true }) }]
  })
  const spoken = spokenTiers(wish, stems)
  const both = bothSpoken(spoken)
  const worthy = isDoing(wish) ? DONE : FILED
  const filed = isFiled ? spoken.map(({ query }) => ({ query, worth: worthy })) : []
  const matching = joined(
    [...tiers, ...filed, ...both].map(({ query }) => query),
    '|',
  )
  return {
    ...queryOf(wish, stems),
    // The matter is not asked for: earplugs against noise help who cannot sleep for it.
    refusing: joined([refusingQuery(wish, stems, []), guessedElsewhere(wish)].filter(isSome), '|'),
    matching,
    any: matching ?? '',
    titled: undefined,
    kind: undefined,
    tiers: [...tiers, ...filed, ...both, ...spoken, ...ofOthers(guesses, wish)],
    isGraded: true,
    leastShare: LEAST_SHARE,
  }
}

/** Others that help with it as likely. */
function firstOf(guesses: readonly Guess[]): string[] {
  return guesses.flatMap(({ id, isFirst = false }) =>
    isFirst ? [isLexeme(id), kindLexeme(id)].map(quoted) : [],
  )
}

function beingIt(id: string): readonly string[] {
  return [quoted(isLexeme(id)), quoted(kindLexeme(id)), ...namedInParts(id)]
}

function inTitleAlone(id: string): readonly string[] {
  return [`(${quoted(lexemeOf(id))}:A&${quoted(UNNAMED)})`]
}

function isChild(word: string): boolean {
  return recipientOf(word, true) === CHILD
}

/** Where no animal is spoken of, its reflective vest comes last, and what is for children after the same for others. */
function ofOthers(guesses: readonly Guess[], { terms, told = [], age }: Wish): Tier[] {
  const ids = [
    ...guesses.map(({ id }) => id),
    ...[...terms, ...told].flatMap(({ concepts = [] }) => concepts),
  ]
  const isOfAnimals = ids.some((id) => OF_ANIMALS.has(id) || kindsOf(id).some((kind) => OF_ANIMALS.has(kind)))
  const isOfChildren =
    age !== undefined || ids.some((id) => YOUNG.includes(id)) || told.some(({ words }) => words.some(isChild))
  return [
    // A gate for babies and dogs is for babies, too.
    ...(isOfAnimals
      ? []
      : [{ query: `((${FOR_ANIMALS}|${NAMING_ANIMALS})&!${namingAny(YOUNG)})`, worth: -LAST }]),
    ...(isOfChildren ? [] : [{ query: namingAny(YOUNG), worth: -FOR_CHILDREN }]),
    ...rareOf(guesses),
  ]
}

function rareOf(guesses: readonly Guess[]): Tier[] {
  const ids = new Set(guesses.map(({ id }) => id))
  const rare = [...ids].flatMap(lastMembersOf).filter((id) => !ids.has(id))
  const query = joined(rare.map(isLexeme).map(quoted), '|')
  return query === undefined ? [] : [{ query, worth: -RARE }]
}

/** "Unscented" says what a thing is like. */
function isTrait(id: string): boolean {
  if (isNeed(id) || isNamedBy(id, id)) return false
  return id.endsWith(FREE) || conceptsOf(id).some((one) => one.id === id)
}

function traitQuery(id: string): string {
  const lacked = [...lackedBy([id]), ...(id.endsWith(FREE) ? [id.slice(0, -FREE.length)] : [])]
  return `(${[lexemeOf(id), ...lacked.map((one) => `~${lexemeOf(one)}`)].map(quoted).join('|')})`
}

/** Whether the name is that of the thing, and of no material that is called so. */
function isNamedBy(id: string, name: string): boolean {
  return conceptsOf(name).some((one) => one.id === id && one.isThing)
}

/** "Fontaine à eau pour chat" is a cat's fountain: a title that has every word of one of its names. */
function namedInParts(id: string): string[] {
  const names = isNeed(id)
    ? []
    : [id.replaceAll('-', ' '), ...expand(id.replaceAll('-', ' ')).filter((name) => isNamedBy(id, name))]
  const parts = names.map((name) => ({
    languages: languagesOf(name),
    words: wordsOf(name).flatMap(({ text, isJoined }) => (isJoined || isStop(text) ? [] : [text])),
  }))
  // Of a "storage box" either word names it, and a box grater is none.
  const several = parts.filter(({ words }) => words.length > 1 && !words.every((word) => isNamedBy(id, word)))
  const queries = several.map(({ words, languages }) =>
    words.map((word) => inTitle(word, languages)).join('&'),
  )
  return [...new Set(queries)].map((query) => `(${query})`)
}

/** As it is meant in the language of the name: no "clothes line" is of linen, as a French "lin" is. */
function inTitle(word: string, languages: readonly Language[]): string {
  const meant = conceptsOf(word, languages).filter(({ language }) => languages.includes(language))
  const lexemes = meant.length > 0 ? new Set(meant.map(({ id }) => lexemeOf(id))) : [word]
  return `(${[...lexemes].map((lexeme) => `${quoted(lexeme)}:A`).join('|')})`
}
