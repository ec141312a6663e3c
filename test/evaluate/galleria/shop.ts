/** The seventh shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { GALLERIA_PROMPTS } from './prompts.ts'

/** What is asked of a reader is a class of its own: "galleria prices". */
export const GALLERIA: Shop = {
  name: 'galleria',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: GALLERIA_PROMPTS.trim().split('\n'),
}
