/** The twelfth shop's products, and every prompt of it as it is asked. */
import { createHash } from 'node:crypto'
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { KAUFHAUS_PROMPTS } from './prompts.ts'

/** Halves are classes of their own: "kaufhaus seen prices" may be looked at to mend rules, "kaufhaus kept prices" never. */
export const KAUFHAUS: Shop = {
  name: 'kaufhaus',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: KAUFHAUS_PROMPTS.trim()
    .split('\n')
    .map((row) => `${halfOf(row)} ${row}`),
}

/** By the prompt alone, so that no change of what is expected moves one from half to half. */
function halfOf(row: string): 'seen' | 'kept' {
  const [, prompt = ''] = row.split(' | ')
  return (createHash('sha256').update(prompt).digest()[0] ?? 0) % 2 === 0 ? 'seen' : 'kept'
}
