/** The products of clubhouse, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { CLUBHOUSE_PROMPTS } from './prompts.ts'

export const CLUBHOUSE: Shop = {
  name: 'clubhouse',
  goods: goodsOf(GOODS),
  prompts: CLUBHOUSE_PROMPTS.trim().split('\n'),
}
