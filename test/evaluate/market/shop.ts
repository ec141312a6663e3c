/** The third shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { FIFTH_PROMPTS } from './fifth-prompts.ts'
import { FIRST_PROMPTS } from './first-prompts.ts'
import { FOURTH_PROMPTS } from './fourth-prompts.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { SECOND_PROMPTS } from './second-prompts.ts'
import { THIRD_PROMPTS } from './third-prompts.ts'

/** Each set is a class of its own: "market first en". */
export const MARKET: Shop = {
  name: 'market',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: [
    ...rowsOf('first', FIRST_PROMPTS),
    ...rowsOf('second', SECOND_PROMPTS),
    ...rowsOf('third', THIRD_PROMPTS),
    ...rowsOf('fourth', FOURTH_PROMPTS),
    ...rowsOf('fifth', FIFTH_PROMPTS),
  ],
}

function rowsOf(set: string, table: string): string[] {
  return table
    .trim()
    .split('\n')
    .map((row) => `${set} ${row}`)
}
