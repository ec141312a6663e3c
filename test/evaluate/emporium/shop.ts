/** The fourth shop's products, and every prompt of it as it is asked. */
import { createHash } from 'node:crypto'
import { goodsOf, type Shop } from '../bazaar/shop.ts'
import { FIFTH_PROMPTS } from './fifth-prompts.ts'
import { FOURTH_PROMPTS } from './fourth-prompts.ts'
import { GOODS } from './goods.ts'
import { LATER_PROMPTS } from './later-prompts.ts'
import { MORE_GOODS } from './more-goods.ts'
import { PROMPTS } from './prompts.ts'
import { THIRD_PROMPTS } from './third-prompts.ts'

/** Halves are classes of their own: "emporium seen en" was looked at to mend rules, "emporium kept en" never. */
export const EMPORIUM: Shop = {
  name: 'emporium',
  goods: goodsOf(`${GOODS}${MORE_GOODS}`),
  prompts: [
    ...rowsOf(PROMPTS).map((row) => `${halfOf(row)} ${row}`),
    ...rowsOf(LATER_PROMPTS).map((row) => `later ${row}`),
    ...rowsOf(THIRD_PROMPTS).map((row) => `third ${row}`),
    ...rowsOf(FOURTH_PROMPTS).map((row) => `fourth ${row}`),
    ...rowsOf(FIFTH_PROMPTS).map((row) => `fifth ${row}`),
  ],
}

function halfOf(row: string): 'seen' | 'kept' {
  return (createHash('sha256').update(row).digest()[0] ?? 0) % 2 === 0 ? 'seen' : 'kept'
}

function rowsOf(table: string): string[] {
  return table.trim().split('\n')
}
