/** The tenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { BODEGA_PROMPTS } from './prompts.ts'

/** What is asked of a reader is a class of its own: "bodega prices". */
export const BODEGA: Shop = {
  name: 'bodega',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: BODEGA_PROMPTS.trim().split('\n'),
}
