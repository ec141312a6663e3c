/** What says of a product that it is for children, as tsqueries: pure. */
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'
import type { Term } from './wish-terms.ts'

export const YOUNG = ['child', 'girl', 'boy', 'baby']
const GROWN = ['woman', 'man', 'unisex', 'adult']
/** For nobody else, though nothing says so. */
export const CHILDISH = [
  'baby-gear',
  'school-bag',
  'play-tent',
  'doll',
  'childrens-book',
  'baby-hat',
  'baby-shoes',
  'night-light',
]

const OLDEST_CHILD = 12
/** What children have as well, or instead. */
const OF_YOUNG = new Map([
  ['game', 'toy'],
  ['table-lamp', 'night-light'],
])

/** What says that it is for children and for nobody grown. */
export const FOR_YOUNG = `((${YOUNG.map(saidOf).join('|')}|${beingAny(CHILDISH)}|${quoted('#age')})&!(${GROWN.map(saidOf).join('|')}|${quoted('#age:18')}))`

export const CHILDRENS_BOOKS = [
  'childrens-book',
  'picture-book',
  'board-book',
  'sticker-book',
  'colouring-book',
  'early-reader',
]
export const READ_BY_YOUNG = `(${beingAny(CHILDRENS_BOOKS)}|${FOR_YOUNG}|${['#age:4', '#age:7'].map(quoted).join('|')})`

export function saidOf(id: string): string {
  return `${quoted(`#for:${id}`)}|${quoted(lexemeOf(id))}:AB`
}

export function beingAny(ids: readonly string[]): string {
  return ids
    .flatMap((id) => [isLexeme(id), kindLexeme(id)])
    .map(quoted)
    .join('|')
}

const OF_CHILDREN = `(${['#age:2', '#age:6', '#age:9'].map(quoted).join('|')})`

/** For a child is what says ages of children, too. */
export function agesOfYoung({
  concepts = [],
}: {
  readonly concepts?: readonly string[]
}): string | undefined {
  if (concepts.includes('baby')) return quoted('#age:0')
  return concepts.some((id) => YOUNG.includes(id)) ? OF_CHILDREN : undefined
}

/** "Jeux pour enfant de 7 ans": whatever a child of that age plays with, behind games; beside a bed a night light. */
export function playedTerm(term: Term, age = Infinity): Term {
  const besideIt = age > OLDEST_CHILD ? [] : (term.concepts ?? []).flatMap((id) => OF_YOUNG.get(id) ?? [])
  return besideIt.length > 0 ? { ...term, besideIt } : term
}

/** Of a child's bedside lamp the night lights. */
export function besideOf({ terms }: { readonly terms: readonly Term[] }): string | undefined {
  const ids = terms.flatMap(({ besideIt = [] }) => besideIt)
  return ids.length > 0 ? beingAny(ids) : undefined
}

/** What only goes beside it is for children as well: a helmet beside a bike. */
export function ofKind(said: string | undefined, kind: string | undefined): string | undefined {
  return said && (kind === undefined ? said : `(${said})&(${kind})`)
}
