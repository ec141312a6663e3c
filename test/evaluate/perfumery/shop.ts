/** The eighth shop's products, and every prompt of it as it is asked. */
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { PERFUMERY_PROMPTS } from './prompts.ts'

/** What is asked of a reader is a class of its own: "perfumery prices". */
export const PERFUMERY: Shop = {
  name: 'perfumery',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: PERFUMERY_PROMPTS.trim().split('\n'),
}
