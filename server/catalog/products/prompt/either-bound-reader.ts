/** Reads two bounds of which one is enough: "under 20 euros or on sale", "reduziert oder unter 50". */
import { readDiscount, readPriceBound, readSale } from './constraint-readers.ts'
import { once } from './once.ts'
import { endOf } from './phrases.ts'
import { firstReading, type Reader, type Reading, type Scene } from './reading.ts'
import type { Token } from './tokens.ts'

const COST = 3
const SALES: readonly Reader[] = [readDiscount, readSale]
const AT_LEAST = new Set('atminstone wenigstens zumindest otherwise else annars sonst sinon'.split(' '))
const MOST_SMALL = 3

export function readEitherBound(scene: Scene, at: number): Reading | undefined {
  if (!saysOr(scene.tokens)) return undefined
  return eitherOf(scene, at, [readPriceBound], SALES) ?? eitherOf(scene, at, SALES, [readPriceBound])
}

const saysOr = once((tokens: readonly Token[]) =>
  tokens.some((_, at) => endOf(tokens, at, 'or') !== undefined),
)

function eitherOf(
  scene: Scene,
  at: number,
  firsts: readonly Reader[],
  others: readonly Reader[],
): Reading | undefined {
  const first = firstReading(firsts, scene, at)
  const or = first && endOf(scene.tokens, first.next, 'or')
  if (first === undefined || or === undefined) return undefined
  const other = behind(scene, or, others)
  return (
    other && {
      kind: 'price',
      cost: COST,
      next: other.next,
      add: (into) => {
        first.add(into, false)
        other.add(into, false)
        into.isEither = true
      },
    }
  )
}

/** "Or at least on sale", "or if it's on sale". */
function behind(scene: Scene, or: number, readers: readonly Reader[]): Reading | undefined {
  let at = or
  for (let small = 0; small <= MOST_SMALL; small++) {
    const reading = firstReading(readers, scene, at)
    if (reading !== undefined) return reading
    const isLeast = AT_LEAST.has(scene.tokens[at]?.key ?? '')
    const next = isLeast ? at + 1 : endOf(scene.tokens, at, 'atLeast', 'stop')
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}
