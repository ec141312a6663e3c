/** A list of what is denied that no "or" ends: "no plastic, glass, metal". What is of another sort begins a wish. Pure. */
import { conceptsOf, kindsOf } from './concepts.ts'
import { anEmptyInterpretation } from './interpretation.ts'
import { partWordsOf } from './part-words.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isColour, isThing } from './synonyms.ts'
import { isMaterial } from './traits.ts'

const FOODS = new Set(
  'food groceries pantry ingredient spice drink sugar salt oil palm-oil gluten lactose nut-content sugar-content alcohol caffeine grain'.split(
    ' ',
  ),
)
/** What is in soaps and creams. */
const CARE = new Set(
  'sulfate perfume-note silicone paraben parabens alcohol microplastics aluminium'.split(' '),
)
/** Of "not red, blue" the blue may as well be wished. */
const LEAST = 3

export interface Listed {
  readonly word: string | undefined
  /** Whether a word stands behind it that it may tell about: "cotton jacket". */
  readonly isFollowed: boolean
  /** And whether that is a thing. */
  readonly isThingBehind: boolean
}

/** What these readings deny, in words. */
export function deniedBy(things: readonly Reading[]): string[] {
  const into = anEmptyInterpretation()
  things.forEach((thing) => thing.add(into, true))
  return [...into.words.not, ...into.words.notPhrases]
}

/** How many of `others`, behind `first`, are denied with it; food only behind the thing that it is in. */
export function listedWith(
  first: string | undefined,
  others: readonly Listed[],
  isBehindThing: boolean,
): number {
  let sorts = first === undefined ? [] : sortsOf(first)
  if (!isBehindThing) sorts = sorts.filter((sort) => sort !== 'food')
  const end = others.findIndex(({ word }) => {
    const own = word === undefined ? [] : sortsOf(word)
    sorts = sorts.filter((sort) => own.includes(sort))
    return sorts.length === 0
  })
  const ofSort = end === -1 ? others : others.slice(0, end)
  const followed = ofSort.findIndex(({ isFollowed }) => isFollowed)
  // "No plastic, glass, metal bottle": the list is long enough to be one, and the bottle is what it is of.
  const isOf = followed + 2 >= LEAST && ofSort[followed]?.isThingBehind === true
  const count = followed === -1 ? ofSort.length : isOf ? followed + 1 : followed
  return count + 1 < LEAST ? 0 : count
}

type Sort = 'colour' | 'made' | 'food' | 'care'

function sortsOf(word: string): Sort[] {
  if (isColour(word)) return ['colour']
  const ids = conceptsOf(word).flatMap(({ id }) => [id, ...kindsOf(id)])
  return [
    ...(isMaterial(word) || partWordsOf(word).length > 0 ? (['made'] as const) : []),
    ...(ids.some((id) => FOODS.has(id)) ? (['food'] as const) : []),
    ...(ids.some((id) => CARE.has(id)) ? (['care'] as const) : []),
  ]
}

const AGAIN = new Set(
  'again anymore please igen tack wieder mehr bitte encore svp merci otra favor'.split(' '),
)

/** "Not itchy wool again": where nothing stands behind it, what the wool is like is no reason to want it. */
export function materialBehind({ tokens }: Scene, first: Reading): Reading[] {
  const [word = ''] = first.kind === 'word' ? deniedBy([first]) : []
  const token = tokens[first.next]
  const after = tokens[first.next + 1]
  const isEnd = after === undefined || after.kind === 'sign' || AGAIN.has(after.key)
  if (word === '' || token?.kind !== 'word' || !isEnd || !isMaterial(token.text)) return []
  // "Stuhl ohne Armlehnen Holz" is one of wood.
  if (/^\p{Lu}|[^s]s$/u.test(tokens[first.next - 1]?.text ?? '')) return []
  if (isColour(word) || isThing(word) || isMaterial(word) || word.includes(' ')) return []
  const text = token.text.toLowerCase()
  return [{ kind: 'word', next: first.next + 1, add: ({ words }) => addOnce(words.not, text) }]
}
