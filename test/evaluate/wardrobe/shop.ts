/** The products of wardrobe, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { WARDROBE_PROMPTS } from './prompts.ts'

export const WARDROBE: Shop = {
  name: 'wardrobe',
  goods: goodsOf(GOODS),
  prompts: WARDROBE_PROMPTS.trim().split('\n'),
}
