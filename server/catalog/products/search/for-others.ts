/** Products that are for somebody else than is asked for: they come last, and of what only women or men have none for children. Pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { ownGoodsFor } from '../prompt/departments/tables.ts'
import { isThing } from '../prompt/synonyms.ts'
import { CHILDISH, FOR_YOUNG, YOUNG } from './for-young.ts'
import { isLexeme, lexemeOf } from './meaning-lexemes.ts'
import { notOf, OF_MEN, OF_WOMEN, presentedTo } from './presented-to.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'

/** Who is named as whom it is for: "for women", "herr", "pour enfant". */
export type Whom = 'woman' | 'man' | 'grown' | 'child'

/** Of products for whom nothing says that they are for whoever is asked for. */
const ELSE: Readonly<Record<Whom, { others: readonly string[]; own: readonly string[] }>> = {
  woman: { others: ['man', ...YOUNG], own: ['woman', 'unisex', 'adult'] },
  man: { others: ['woman', ...YOUNG], own: ['man', 'unisex', 'adult'] },
  grown: { others: YOUNG, own: ['adult', 'woman', 'man', 'unisex'] },
  child: { others: ['woman', 'man', 'adult'], own: [...YOUNG, 'unisex'] },
}

/** What nobody need say of it: a bra is for women. */
const IMPLIED: Readonly<Partial<Record<Whom, ReadonlySet<string>>>> = {
  woman: new Set(OF_WOMEN.split(' ')),
  man: new Set(OF_MEN.split(' ')),
}

export interface AskedFor {
  readonly whom?: Whom
  /** Whether the thing that is asked for says it already. */
  readonly isWhomImplied?: boolean
  /** Whether a thing is named beside it, of which those that say so come first. */
  readonly isWhomWished?: boolean
}

/** As whom words say that it is for somebody grown. */
const GROWN = ['women', 'men', 'adult']
const MOST_FIRST = 4
const OF_CHILDREN = new Set([...YOUNG, ...CHILDISH, 'toy'])
/** They are toys, and played by grown-ups. */
const GAMES = new Set(['game', 'puzzle-mat', '3d-puzzle', 'dice'])

interface Presented {
  readonly isPresent?: boolean
  readonly age?: number
  readonly wished?: readonly Term[]
  readonly terms?: readonly Term[]
}

interface Parted extends AskedFor {
  readonly terms: readonly Term[]
  readonly implied: readonly Term[]
}

/** For whom it is to be, where that is one, and which terms only say so of a thing that is for them anyway. */
export function partedByWhom(said: readonly Term[]): Parted {
  const implied = said.filter((term) => isImplied(term, said) || isEater(term, said) || isPlayer(term, said))
  const [whom, ...others] = new Set(said.flatMap((term) => whomIn(term) ?? []))
  if (whom === undefined || others.length > 0)
    return { terms: said.filter((term) => !implied.includes(term)), implied }
  const wished = implied.length > 0 ? [] : said.filter((term) => isWished(term, said))
  const left = [...implied, ...wished]
  return {
    terms: said.filter((term) => !left.includes(term)),
    implied: left,
    whom,
    isWhomImplied: implied.length > 0,
    isWhomWished: wished.length > 0,
  }
}

/** "Herrskor", which no table has as one, are shoes for men, and a "Kostüm für Kinder" that is called as one is for them all the same. */
export function saidApart(term: Term): readonly Term[] {
  const { concepts = [], parts = [], isComposed = false } = term
  const [head, whom] = parts
  const child = isComposed ? parts.find((part) => whomIn(part) === 'child') : undefined
  if (child && concepts[0] && concepts.every((id) => parts.some((part) => part.concepts?.includes(id))))
    return [{ ...term, parts: [], isComposed: false }, child]
  if (concepts.length > 0 || head === undefined || whom === undefined || whomIn(whom) === undefined)
    return [term]
  return [head, { ...whom, isModifier: false }]
}

/** "Coats for women": a coat of which nobody says for whom it is will do as well. */
function isWished(term: Term, terms: readonly Term[]): boolean {
  const isGrown = (whomIn(term) ?? 'child') !== 'child'
  return isGrown && !term.words.some(isThing) && terms.some((other) => other !== term && isNaming(other))
}

function isNaming({ words, concepts = [], isModifier = false }: Term): boolean {
  return !isModifier && concepts.length > 0 && words.some((word) => isThing(word))
}

function whomIn({ concepts = [] }: Term): Whom | undefined {
  if (concepts.includes('woman')) return concepts.includes('man') ? undefined : 'woman'
  if (concepts.includes('man')) return 'man'
  if (concepts.includes('adult')) return 'grown'
  return concepts.some((id) => YOUNG.includes(id)) ? 'child' : undefined
}

/** Whether the term only says of a thing beside it whom such things are for. */
function isImplied(term: Term, terms: readonly Term[]): boolean {
  const whom = whomIn(term)
  const things = whom === undefined ? undefined : IMPLIED[whom]
  return things !== undefined && terms.some(({ concepts = [] }) => concepts.some((id) => isOf(id, things)))
}

const FOOD = new Set(['food', 'drink'])

/** Of what is eaten nothing says that it is for children. */
function isEater(term: Term, terms: readonly Term[]): boolean {
  if (whomIn(term) !== 'child' || term.concepts?.includes('baby') === true) return false
  return terms.some((other) => isNaming(other) && other.concepts?.some((id) => isOf(id, FOOD)) === true)
}

/** Of a lamp for a girl of two her age says enough. */
function isPlayer(term: Term, terms: readonly Term[]): boolean {
  if (term.instead === undefined || term.concepts?.includes('baby') === true) return false
  return terms.some((other) => other !== term && isNaming(other))
}

function isOf(id: string, things: ReadonlySet<string>): boolean {
  return things.has(id) || kindsOf(id).some((kind) => things.has(kind))
}

/** Products that are for none of the others: a present for a girlfriend is none of those that are for men. */
export function notOfOthers({ wished = [], whom, terms = [] }: AskedFor & Presented): string | undefined {
  if (whom !== undefined) {
    // A puzzle for adults is none of those for children.
    const isGrown = whom === 'grown' || (whom !== 'child' && !isOfChildren([...wished, ...terms]))
    return isGrown ? `!(${forElse(whom)}|${FOR_YOUNG})` : `!${forElse(whom)}`
  }
  const other = presentedTo(wished)
  return other && notOf(other)
}

/** Of presents for somebody grown those that are not for children. */
export function notOfYoung(wish: AskedFor & Presented): string | undefined {
  const { wished = [], whom, terms = [], isPresent = false, age } = wish
  const words = new Set(wished.flatMap((term) => term.words))
  const isAnybody = isPresent && age === undefined && !wished.some((term) => whomIn(term) === 'child')
  const isGrown = whom === undefined && (isAnybody || GROWN.some((kind) => words.has(kind)))
  return isGrown && !isOfChildren([...wished, ...terms]) ? `!${FOR_YOUNG}` : undefined
}

/** Whether children are spoken of, or what is given to their parents. */
function isOfChildren(terms: readonly Term[]): boolean {
  return terms.some(
    ({ concepts = [], words }) =>
      words.includes('child') ||
      [...concepts, ...concepts.flatMap(firstGoodsFor)].some(
        (id) => isOf(id, OF_CHILDREN) && !isOf(id, GAMES),
      ),
  )
}

/** A dress for women is none for children, though nobody says of dresses that they are for women. */
export function onlyForElse({ whom, isWhomImplied, isWhomWished }: AskedFor): string | undefined {
  if (whom === undefined) return undefined
  if (isWhomImplied === true) return forElse(whom)
  // A bag for diapers may be a man's.
  return isWhomWished === true ? forElse(whom, ['baby']) : undefined
}

/** For whom a thing is that is hardly ever for others: a dress. */
export function impliedWhom(ids: readonly string[]): Whom | undefined {
  if (ids.some((id) => isOf(id, new Set(OF_WOMEN.split(' '))))) return 'woman'
  return ids.some((id) => isOf(id, new Set(OF_MEN.split(' ')))) ? 'man' : undefined
}

/** Products that are for nobody else than that, by what is ranked of them. */
export function notForElse(whom: Whom): string {
  const { own, others } = ELSE[whom]
  const things = { woman: OF_MEN, man: OF_WOMEN, grown: '', child: '' }[whom].split(' ').filter(Boolean)
  const theirs = [...others.map(lexemeOf), ...things.map(isLexeme)].map(quoted).join('|')
  return `!((${theirs})&!(${own.map(lexemeOf).map(quoted).join('|')}))`
}

/** Of a named thing, and of presents, what says that it is for whoever is asked for; ranked text has its tags as C. */
export function saidFor(wish: AskedFor & Presented): string | undefined {
  const { whom, isWhomWished, wished = [], terms = [] } = wish
  const given = whom === undefined && terms.length === 0 ? presentedTo(wished)?.not : undefined
  const said = isWhomWished === true ? whom : given
  if (said === undefined) return undefined
  const grown = said === 'grown' ? `|(${quoted('#age:18')}&!${quoted('#age:10')})` : ''
  return `(${saidOfAny(ELSE[said].own, 'ABC')}${grown})`
}

/** Of what children do as well grown-ups have their own: who camps is no child for a frisbee's sake. */
const firstGoodsFor = (id: string): readonly string[] => ownGoodsFor(id).slice(0, MOST_FIRST)

function forElse(whom: Whom, but: readonly string[] = []): string {
  const { own } = ELSE[whom]
  const others = ELSE[whom].others.filter((id) => !but.includes(id))
  return `((${saidOfAny(others)})&!(${saidOfAny(own)}))`
}

function saidOfAny(ids: readonly string[], weights = 'AB'): string {
  return ids.flatMap((id) => [quoted(`#for:${id}`), `${quoted(lexemeOf(id))}:${weights}`]).join('|')
}
