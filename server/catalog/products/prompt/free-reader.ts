/** Reads what a product is to be free of: "sugar-free", "gluten free", "sockerfria", "glutenfreie", "sulfatfri", "non-leather". */
import { conceptsOf } from './concepts.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'

const COST = 5
const FREE = 'free|fri|fritt|fria|freie[nrs]?|frei'
const HYPHENED = new RegExp(`^(\\p{L}{3,})-(?:${FREE})$`, 'u')
const GLUED = /^(\p{L}{3,})(?:freie[nrs]?|frei|fritt|fria|fri)$/u
const NON = /^(?:non|icke)-(\p{L}{3,})$/u
const APART = new RegExp(`^(?:${FREE})$`, 'u')

export function readFree({ tokens }: Scene, at: number): Reading | undefined {
  const word = tokens[at]
  if (word?.kind !== 'word') return undefined
  const text = word.text.toLowerCase()
  const isApart = tokens[at + 1]?.kind === 'word' && APART.test(tokens[at + 1]?.key ?? '')
  const glued = conceptsOf(text).length > 0 ? undefined : GLUED.exec(text)?.[1]
  const non = conceptsOf(text).length > 0 ? undefined : NON.exec(text)?.[1]
  const denied = HYPHENED.exec(text)?.[1] ?? non ?? (isApart && conceptsOf(text).length > 0 ? text : glued)
  if (denied === undefined) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: isApart && denied === text ? at + 2 : at + 1,
    add: ({ words }, negated) => {
      addOnce(negated ? words.all : words.not, denied)
      if (!negated) addOnce(words.free, denied)
    },
  }
}
