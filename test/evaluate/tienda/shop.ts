/** The thirteenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { TIENDA_HARD_PROMPTS } from './hard-prompts.ts'
import { LATER_GOODS } from './later-goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { TIENDA_PROMPTS } from './prompts.ts'
import { TIENDA_SPOKEN_PROMPTS } from './spoken-prompts.ts'

/** Halves are classes of their own: "tienda seen prices" may be looked at to mend rules, "tienda kept prices" never. */
export const TIENDA: Shop = {
  name: 'tienda',
  goods: goodsOf(`${GOODS}${MORE_GOODS}${LATER_GOODS}`),
  prompts: halved(TIENDA_PROMPTS),
}

export const TIENDA_HARD: Shop = {
  name: 'tienda hard',
  goods: TIENDA.goods,
  prompts: halved(TIENDA_HARD_PROMPTS),
}

/** The same products, asked as people talk. */
export const TIENDA_SPOKEN: Shop = {
  name: 'tienda spoken',
  goods: TIENDA.goods,
  prompts: halved(TIENDA_SPOKEN_PROMPTS),
}
