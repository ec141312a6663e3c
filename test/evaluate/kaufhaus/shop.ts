/** The twelfth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { KAUFHAUS_HARD_PROMPTS } from './hard-prompts.ts'
import { MORE_GOODS } from './more-goods.ts'
import { KAUFHAUS_PROMPTS } from './prompts.ts'
import { KAUFHAUS_SPOKEN_PROMPTS } from './spoken-prompts.ts'

/** Halves are classes of their own: "kaufhaus seen prices" may be looked at to mend rules, "kaufhaus kept prices" never. */
export const KAUFHAUS: Shop = {
  name: 'kaufhaus',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: halved(KAUFHAUS_PROMPTS),
}

export const KAUFHAUS_HARD: Shop = {
  name: 'kaufhaus hard',
  goods: KAUFHAUS.goods,
  prompts: halved(KAUFHAUS_HARD_PROMPTS),
}

/** The same products, asked as people talk. */
export const KAUFHAUS_SPOKEN: Shop = {
  name: 'kaufhaus spoken',
  goods: KAUFHAUS.goods,
  prompts: halved(KAUFHAUS_SPOKEN_PROMPTS),
}
