/** The products of grocer, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { GROCER_PROMPTS } from './prompts.ts'

export const GROCER: Shop = {
  name: 'grocer',
  goods: goodsOf(GOODS),
  prompts: GROCER_PROMPTS.trim().split('\n'),
}
