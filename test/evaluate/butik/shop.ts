/** The seventeenth shop's products, and every prompt of it as it is asked. */
import { goodsOf, halved, type Shop } from '../bazaar/shop.ts'
import { GOODS } from './goods.ts'
import { LAST_GOODS } from './last-goods.ts'
import { LATER_GOODS } from './later-goods.ts'
import { MORE_GOODS } from './more-goods.ts'
import { MORE_BUTIK_PROMPTS } from './more-prompts.ts'
import { BUTIK_PROMPTS } from './prompts.ts'

/** Halves are classes of their own, all measured at first sight: "butik seen prices" may be looked at later, "butik kept prices" never. */
export const BUTIK: Shop = {
  name: 'butik',
  goods: goodsOf(`${GOODS}${MORE_GOODS}${LATER_GOODS}${LAST_GOODS}`),
  prompts: [...halved(BUTIK_PROMPTS), ...halved(MORE_BUTIK_PROMPTS)],
}
