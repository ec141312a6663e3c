/** The third shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { FIRST_PROMPTS } from './first-prompts.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { SECOND_PROMPTS } from './second-prompts.ts'

/** Both halves are classes of their own: "market first en". */
export const MARKET: Shop = {
  name: 'market',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: [
    ...FIRST_PROMPTS.trim()
      .split('\n')
      .map((row) => `first ${row}`),
    ...SECOND_PROMPTS.trim()
      .split('\n')
      .map((row) => `second ${row}`),
  ],
}
