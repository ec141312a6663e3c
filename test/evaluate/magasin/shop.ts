/** The ninth shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { MAGASIN_PROMPTS } from './prompts.ts'

/** What is asked of a reader is a class of its own: "magasin prices". */
export const MAGASIN: Shop = {
  name: 'magasin',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: MAGASIN_PROMPTS.trim().split('\n'),
}
