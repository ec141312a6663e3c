/** The fifth shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { ARCADE_PROMPTS } from './prompts.ts'

/** Each language is a class of its own: "arcade en". */
export const ARCADE: Shop = {
  name: 'arcade',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: ARCADE_PROMPTS.trim().split('\n'),
}
