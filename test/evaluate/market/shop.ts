/** The third shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { FIRST_PROMPTS } from './first-prompts.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'

/** "market first en" is a class. */
export const MARKET: Shop = {
  name: 'market',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: FIRST_PROMPTS.trim()
    .split('\n')
    .map((row) => `first ${row}`),
}
