/** The products of homestead, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { HOMESTEAD_PROMPTS } from './prompts.ts'

export const HOMESTEAD: Shop = {
  name: 'homestead',
  goods: goodsOf(GOODS),
  prompts: HOMESTEAD_PROMPTS.trim().split('\n'),
}
