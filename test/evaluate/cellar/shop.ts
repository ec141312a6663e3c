/** The products of cellar, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { CELLAR_PROMPTS } from './prompts.ts'

export const CELLAR: Shop = {
  name: 'cellar',
  goods: goodsOf(GOODS),
  prompts: CELLAR_PROMPTS.trim().split('\n'),
}
