/** The sixth shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { DEPOT_PROMPTS } from './prompts.ts'

/** Each language is a class of its own: "depot en". */
export const DEPOT: Shop = {
  name: 'depot',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: DEPOT_PROMPTS.trim().split('\n'),
}
