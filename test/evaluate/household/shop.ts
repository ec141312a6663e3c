/** The products of household, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { HOUSEHOLD_PROMPTS } from './prompts.ts'

export const HOUSEHOLD: Shop = {
  name: 'household',
  goods: goodsOf(GOODS),
  prompts: HOUSEHOLD_PROMPTS.trim().split('\n'),
}
