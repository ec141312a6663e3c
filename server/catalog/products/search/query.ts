/** What a prompt's words ask of a product, as tsqueries: pure. */
import { headKindsOf, nearKindsOf } from '../prompt/concepts.ts'
import { squash } from '../prompt/fold.ts'
import { recipientOf } from '../prompt/recipients.ts'
import { colourOf } from '../prompt/synonyms.ts'
import { byNoChance, isNamedAlone } from './by-chance.ts'
import { beingQuery, freeOf, looseOf, occasionQuery, saidOf, titledOf, titledQuery } from './query-buckets.ts'
import { youngOf } from './query-ages.ts'
import { notOfYoung, saidFor } from './for-others.ts'
import { agesOfYoung, besideOf, ofKind } from './for-young.ts'
import { isLexeme, kindLexeme, UNNAMED } from './meaning-lexemes.ts'
import { ofWhom } from './presented-to.ts'
import { likeliestOf } from './query-given.ts'
import { lovedByYoung } from './query-played.ts'
import { realOf } from './imitated.ts'
import { refusingQuery, sizesQuery } from './query-refusing.ts'
import { typedQuery } from './query-typed.ts'
import type { Stems } from './stem-store.ts'
import {
  begunQuery,
  traitQuery,
  isSome,
  joined,
  phraseQuery,
  saidQuery,
  textsOf,
  type Said,
} from './terms.ts'
import { quoted } from './vectors.ts'
import type { Term, Tier } from './wish-terms.ts'
import { roleOf, type Wish } from './wish.ts'

const SHORT = 4
/** "Mari" begins nothing else, as "marin", nor "vit" vitamins. */
const isEnded = (word: string): boolean => (recipientOf(word, true) ?? colourOf(word)) !== undefined

export interface Query {
  /** What must match, but for what must not; undefined when no word was asked for. */
  readonly matching: string | undefined
  readonly refusing: string | undefined
  /** The words as they were typed, and with all that means the same: what fits better ranks first. */
  readonly own: string
  readonly any: string
  /** What is wanted, as products that are it, or only a kind of it: they come before all others. */
  readonly titled: string | undefined
  readonly kind: string | undefined
  /** Kinds of it in a wider sense only, which come behind the others and before all else. */
  readonly loose?: string | undefined
  /** And before these those that nobody thinks of first. */
  readonly peculiar?: string | undefined
  /** Products that say that they are free of what they are to be free of come before those that say nothing; and of all those for nobody else. */
  readonly free: string | undefined
  readonly fitting?: string | undefined
  /** So do, of what is wanted, products that say that they are for whoever it is to be for. */
  readonly whom?: string | undefined
  /** So do, behind those, products for children for a child whose age is said. */
  readonly young?: string | undefined
  /** And for somebody grown what is for no children. */
  readonly grown?: string | undefined
  /** Before all that are it: products that the shop calls so, of a word that may name two things or none. */
  readonly typed?: string | undefined
  /** And what says what it is for on some day; of what is as much what is wanted what shares most. */
  readonly occasion?: string | undefined
  readonly shared?: readonly Tier[] | undefined
  /** Instead of all that is asked for: as much of it as any product has. */
  readonly tiers?: readonly Tier[]
  /** What is wanted and has less of the rest comes too, behind what has most. */
  readonly isGraded?: boolean
  /** But for what is worth less than this share of the best. */
  readonly leastShare?: number
  /** Nothing but the code decides; those that have it come newest first. */
  readonly isCode?: boolean
}

/** All of the terms must match; phrases always, refused words never. `wide`: compounds apart, and
 * the last word may go on, as may those that no table knows; `withKinds`: and of a cordless drill any drill. */
export function queryOf(wish: Wish, stems: Stems, wide = false, withKinds = wide): Query {
  const own = wish.terms
    .map(({ words }) => saidQuery({ texts: textsOf(words, wish.languages ?? []) }, stems))
    .filter(isSome)
  const any = anyOf(wish, stems, wide, withKinds)
  const phrases = wish.phrases.map((phrase) => phraseQuery(phrase, stems)).filter(isSome)
  const wished = (wish.wished ?? [])
    .map((term) => saidQuery(saidOf(ofWhom(term), wish), stems))
    .filter(isSome)
  const code = codeQuery(wish)
  const being = beingQuery(wish, stems)
  // "Like the Riesling but red": of wines those that are red wine.
  const isBoth = wish.kinds !== undefined && wish.terms[0]?.isComposed === true
  const said = being === undefined ? orCode(any, code) : [being, ...any.slice(isBoth ? 0 : 1)]
  const likely = byNoChance(wish, stems, wide)
  const kind = titledQuery(wish, stems, true)
  const narrower = looseOf(wish)
  const children = [kind, ...Object.values(narrower), besideOf(wish)]
  return {
    matching: joined([...phrases, ...sizesQuery(wish.sizes?.include), ...said, ...likely], '&'),
    refusing: refusingQuery(wish, stems),
    own: joined([...own, ...phrases, ...wished], '|') ?? '',
    any: joined([...orCode(any, code), ...phrases, ...wished], '|') ?? '',
    titled: titledOf(wish, stems, wide),
    kind: (wish.kinds?.length ?? 0) > 1 ? undefined : kind,
    ...narrower,
    ...freeOf(wish, stems),
    whom: ofKind(saidFor(wish), kind),
    young: ofKind(youngOf(wish), joined(children.filter(isSome), '|')) ?? lovedByYoung(wish),
    grown: notOfYoung(wish),
    typed: wish.whom === 'child' ? undefined : typedQuery(wish),
    occasion: wish.whom === 'child' ? undefined : occasionQuery(wish),
    shared: wish.shared ?? likeliestOf(wish, stems),
  }
}

/** Of each term what products say of it. */
function anyOf(wish: Wish, stems: Stems, wide: boolean, withKinds: boolean): string[] {
  const said = wish.terms.map((term, index) => {
    const isLast = index === wish.terms.length - 1
    if (wide && isLast && index > 0 && isBarelyBegun(term)) return undefined
    // Gin is typed out, and no gingham; so is wine ("vin"), and no vinyl.
    const isOpen = (isLast || term.synonyms.length === 0) && !term.words.some(isEnded) && !isShort(term)
    const weights = isNamedAlone(term, wish) ? 'AB' : ''
    const last = wide && isOpen ? begunQuery(term.words[0] ?? '', weights) : undefined
    return joined([termQuery(term, wish, stems, { wide, withKinds }), last].filter(isSome), '|')
  })
  return said.filter(isSome)
}

/** A word alone that no table knows may be a code as well: "NMTSBLK". */
function codeQuery({ terms, phrases }: Wish): string | undefined {
  const [term] = terms
  const word = term?.words[0] ?? ''
  const isAlone = terms.length === 1 && phrases.length === 0 && term?.synonyms.length === 0
  return isAlone && /^[\p{L}\p{N}]{4,}$/u.test(word) ? quoted(`=${squash(word)}`) : undefined
}

function orCode(any: readonly string[], code: string | undefined): readonly string[] {
  return code === undefined ? any : [joined([...any, code], '|') ?? code]
}

/** `wide`: of a compound all of its parts, too; `withKinds`: and of a cordless drill any drill. */
function termQuery(
  term: Term,
  wish: Wish,
  stems: Stems,
  { wide, withKinds }: { readonly wide: boolean; readonly withKinds: boolean },
): string | undefined {
  const said = saidOf(term, wish)
  const kinds = withKinds ? (term.concepts ?? []).flatMap(headKindsOf) : []
  const meant = { ...said, concepts: [...(term.concepts ?? []), ...kinds] }
  const whole = isToldOf(term, wish) ? saidQuery(meant, stems, 'AB') : namedQuery(term, wish, meant, stems)
  const parts = wide
    ? (term.parts ?? []).map((part) => traitQuery(saidOf(part, wish), stems)).filter(isSome)
    : namedApart(term, wish, stems)
  const instead = term.instead === undefined ? agesOfYoung(term) : quoted(term.instead)
  const beside = (term.besideIt ?? []).flatMap((id) => [isLexeme(id), kindLexeme(id)]).map(quoted)
  const query = joined([whole, joined(parts, '&'), instead, ...beside].filter(isSome), '|')
  return query === undefined ? undefined : joined([query, ...realOf(term.words)], '&')
}

/** Of the one thing that is named: what surely is another one is none because its text speaks of it, as a bear that "survives the washing machine". */
export function namedQuery(term: Term, wish: Wish, said: Said, stems: Stems): string | undefined {
  const whole = traitQuery(said, stems)
  if (whole === undefined || !isNamedAlone(term, wish)) return whole
  const named = saidQuery(said, stems, 'ABD')
  const near = (said.concepts ?? []).flatMap(nearKindsOf).flatMap((id) => [isLexeme(id), kindLexeme(id)])
  const may = joined([UNNAMED, ...near].map(quoted), '|')
  return joined([named, `(${whole}&${may})`].filter(isSome), '|')
}

/** "Juguetes educativos" of two words: what its title or its kind says in both. */
function namedApart({ isComposed = false, parts = [] }: Term, wish: Wish, stems: Stems): string[] {
  return isComposed ? parts.map((part) => saidQuery(saidOf(part, wish), stems, 'AB')).filter(isSome) : []
}

/** "A chair for the dining table": a table whose text speaks of chairs is none. */
export function isToldOf(term: Term, { terms }: Wish): boolean {
  return roleOf(term, new Set()) === 'thing' && terms.some(({ isModifier }) => isModifier === true)
}

/** So short a thing begins many others. */
function isShort({ words, concepts = [] }: Term): boolean {
  return concepts.length > 0 && words.every((word) => word.length <= SHORT)
}

/** A letter or two that nobody has gone on with yet. */
function isBarelyBegun({ words, synonyms }: Term): boolean {
  return synonyms.length === 0 && words.every((word) => /^\p{L}{1,2}$/u.test(word))
}

/** The thing that is named with something else, as a product that is it; undefined where nothing wider stands for it. */
export function narrowQuery(wish: Wish, stems: Stems): Query | undefined {
  const thing = wish.terms.find((term) => isNamedAlone(term, wish))
  const isNarrow = thing?.concepts?.some((id) => headKindsOf(id).length > 0) === true
  if (thing === undefined || !isNarrow || wish.terms.length === 1) return undefined
  const query = queryOf(wish, stems)
  return query.titled === undefined ? undefined : { ...query, matching: query.titled }
}
