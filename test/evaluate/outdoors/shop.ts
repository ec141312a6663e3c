/** The products of outdoors, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { OUTDOORS_PROMPTS } from './prompts.ts'

export const OUTDOORS: Shop = {
  name: 'outdoors',
  goods: goodsOf(GOODS),
  prompts: OUTDOORS_PROMPTS.trim().split('\n'),
}
