/** The fifteenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { TORGET_HARD_PROMPTS } from './hard-prompts.ts'
import { LATER_GOODS } from './later-goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { TORGET_PROMPTS } from './prompts.ts'
import { TORGET_SPOKEN_PROMPTS } from './spoken-prompts.ts'

/** Halves as tienda/shop.ts has them: "torget kept prices" is never looked at. */
export const TORGET: Shop = {
  name: 'torget',
  goods: goodsOf(`${GOODS}${MORE_GOODS}${LATER_GOODS}`),
  prompts: halved(TORGET_PROMPTS),
}

export const TORGET_HARD: Shop = {
  name: 'torget hard',
  goods: TORGET.goods,
  prompts: halved(TORGET_HARD_PROMPTS),
}

/** The same products, asked as people talk. */
export const TORGET_SPOKEN: Shop = {
  name: 'torget spoken',
  goods: TORGET.goods,
  prompts: halved(TORGET_SPOKEN_PROMPTS),
}
