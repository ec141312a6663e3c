/** The products of boutique, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { BOUTIQUE_PROMPTS } from './prompts.ts'

export const BOUTIQUE: Shop = {
  name: 'boutique',
  goods: goodsOf(GOODS),
  prompts: BOUTIQUE_PROMPTS.trim().split('\n'),
}
