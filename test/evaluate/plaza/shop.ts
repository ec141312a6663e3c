/** The plain shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { PLAZA_PROMPTS } from './prompts.ts'

export const PLAZA: Shop = {
  name: 'plaza',
  goods: goodsOf(GOODS),
  prompts: PLAZA_PROMPTS.trim().split('\n'),
}
