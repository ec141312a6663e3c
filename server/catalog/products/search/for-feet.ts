/** Which shoes fit a child of the age that is said, as tsqueries. Pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { quoted } from './vectors.ts'
import type { Wish } from './wish.ts'

/** European sizes of shoes by years. */
const SHOES: Readonly<Record<number, readonly number[]>> = {
  0: [16, 17, 18, 19],
  1: [19, 20, 21, 22],
  2: [21, 22, 23, 24, 25],
  3: [24, 25, 26, 27],
  4: [26, 27, 28],
  5: [28, 29, 30],
  6: [29, 30, 31],
  7: [31, 32, 33],
  8: [32, 33, 34],
  9: [33, 34, 35],
  10: [35, 36],
}
const ALL_SHOES = Array.from({ length: 30 }, (_, n) => n + 16)

/** Shoes of none of a child's sizes. */
export function onlyForOtherFeet(wish: Wish): string | undefined {
  const fitting = wantsShoes(wish) ? SHOES[wish.age ?? Infinity] : undefined
  return fitting && `((${sizesOf(ALL_SHOES)})&!(${sizesOf(fitting)}))`
}

function sizesOf(sizes: readonly number[]): string {
  return sizes.map((size) => quoted(`#size:${size}`)).join('|')
}

function wantsShoes({ terms }: Wish): boolean {
  return terms.some(({ concepts = [] }) =>
    concepts.some((id) => id === 'shoe' || kindsOf(id).includes('shoe')),
  )
}
