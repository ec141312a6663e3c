/** The products of nursery, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { NURSERY_PROMPTS } from './prompts.ts'

export const NURSERY: Shop = {
  name: 'nursery',
  goods: goodsOf(GOODS),
  prompts: NURSERY_PROMPTS.trim().split('\n'),
}
