/** The eighteenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { LAST_GOODS } from './last-goods.ts'
import { LAST_HALLE_PROMPTS } from './last-prompts.ts'
import { LATER_GOODS } from './later-goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { MORE_HALLE_PROMPTS } from './more-prompts.ts'
import { HALLE_PROMPTS } from './prompts.ts'

/** Halves are classes of their own, all measured at first sight: "halle seen prices" may be looked at later, "halle kept prices" never. */
export const HALLE: Shop = {
  name: 'halle',
  goods: goodsOf(`${GOODS}${MORE_GOODS}${LATER_GOODS}${LAST_GOODS}`),
  prompts: [...halved(HALLE_PROMPTS), ...halved(MORE_HALLE_PROMPTS), ...halved(LAST_HALLE_PROMPTS)],
}
