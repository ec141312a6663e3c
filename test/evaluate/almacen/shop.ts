/** The fourteenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { ALMACEN_HARD_PROMPTS } from './hard-prompts.ts'
import { LATER_GOODS } from './later-goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { ALMACEN_PROMPTS } from './prompts.ts'
import { ALMACEN_SPOKEN_PROMPTS } from './spoken-prompts.ts'

/** Halves as tienda/shop.ts has them: "almacen kept prices" is never looked at. */
export const ALMACEN: Shop = {
  name: 'almacen',
  goods: goodsOf(`${GOODS}${MORE_GOODS}${LATER_GOODS}`),
  prompts: halved(ALMACEN_PROMPTS),
}

export const ALMACEN_HARD: Shop = {
  name: 'almacen hard',
  goods: ALMACEN.goods,
  prompts: halved(ALMACEN_HARD_PROMPTS),
}

/** The same products, asked as people talk. */
export const ALMACEN_SPOKEN: Shop = {
  name: 'almacen spoken',
  goods: ALMACEN.goods,
  prompts: halved(ALMACEN_SPOKEN_PROMPTS),
}
