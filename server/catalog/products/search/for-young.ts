/** What says of a product that it is for children, as tsqueries: pure. */
import { isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'

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
]

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
