/** Whether a part of a prompt's meaning, as prompts.ts writes it, is true of a product of the second shop. */
import type { Good } from './shop.ts'

export function isTrue(part: string, good: Good): boolean {
  if (part.startsWith('!')) return !isTrue(part.slice(1), good)
  if (part === 'sale') return good.originalPrice !== undefined
  if (part === 'stock') return good.isForSale
  if (part === 'out') return !good.isForSale
  if (part.startsWith('off')) return discountOf(good) >= Number(part.slice(3)) - 0.5
  const [, sign, amount, currency] = /^([<>]=?)(\d+(?:\.\d+)?)(\w*)$/.exec(part) ?? []
  if (sign !== undefined)
    return (currency === '' || currency === good.currency) && compares(good.price, sign, Number(amount))
  const [key = '', values] = part.split('=')
  if (values === undefined) throw new Error(`no meaning: ${part}`)
  const facts = good.facts.get(key) ?? []
  return values.split(',').some((value) => facts.includes(value.replaceAll('_', ' ')))
}

function compares(price: number, sign: string, bound: number): boolean {
  if (sign === '<') return price < bound
  if (sign === '<=') return price <= bound
  return sign === '>' ? price > bound : price >= bound
}

function discountOf({ price, originalPrice }: Good): number {
  return originalPrice === undefined ? 0 : (1 - price / originalPrice) * 100
}
