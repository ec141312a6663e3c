/** The products of playroom, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { PLAYROOM_PROMPTS } from './prompts.ts'

export const PLAYROOM: Shop = {
  name: 'playroom',
  goods: goodsOf(GOODS),
  prompts: PLAYROOM_PROMPTS.trim().split('\n'),
}
