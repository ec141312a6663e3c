/** The eleventh shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { MERCADO_HARD_PROMPTS } from './hard-prompts.ts'
import { MORE_GOODS } from './more-goods.ts'
import { MERCADO_PROMPTS } from './prompts.ts'
import { MERCADO_SPOKEN_PROMPTS } from './spoken-prompts.ts'

/** Halves are classes of their own: "mercado seen prices" may be looked at to mend rules, "mercado kept prices" never. */
export const MERCADO: Shop = {
  name: 'mercado',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: halved(MERCADO_PROMPTS),
}

export const MERCADO_HARD: Shop = {
  name: 'mercado hard',
  goods: MERCADO.goods,
  prompts: halved(MERCADO_HARD_PROMPTS),
}

/** The same products, asked as people talk. */
export const MERCADO_SPOKEN: Shop = {
  name: 'mercado spoken',
  goods: MERCADO.goods,
  prompts: halved(MERCADO_SPOKEN_PROMPTS),
}
