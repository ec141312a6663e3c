/** The sixteenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { FERIA_HARD_PROMPTS } from './hard-prompts.ts'
import { LATER_GOODS } from './later-goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { FERIA_PROMPTS } from './prompts.ts'
import { FERIA_SPOKEN_PROMPTS } from './spoken-prompts.ts'

/** Halves are classes of their own: "feria seen prices" may be looked at to mend rules, "feria kept prices" never. */
export const FERIA: Shop = {
  name: 'feria',
  goods: goodsOf(`${GOODS}${MORE_GOODS}${LATER_GOODS}`),
  prompts: halved(FERIA_PROMPTS),
}

export const FERIA_HARD: Shop = {
  name: 'feria hard',
  goods: FERIA.goods,
  prompts: halved(FERIA_HARD_PROMPTS),
}

/** The same products, asked as people talk. */
export const FERIA_SPOKEN: Shop = {
  name: 'feria spoken',
  goods: FERIA.goods,
  prompts: halved(FERIA_SPOKEN_PROMPTS),
}
