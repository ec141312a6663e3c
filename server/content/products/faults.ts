/** What a sender should know of a block's products: sold out, gone, or fewer than the block asks for. */
import { blockWarning, type ContentWarning } from '../rendering/warning.ts'
import { isForSale } from '../../lib/for-sale.ts'
import type { ListedProduct, Reference } from './references.ts'

type Of = Parameters<typeof blockWarning>[0]

/** None when the block shows what it asks for. */
export function faultsOf(
  of: Of,
  reference: Reference,
  products: readonly ListedProduct[],
): readonly ContentWarning[] {
  if (reference.kind === 'prompt') return promptFaults(of, reference, products.length)
  const [first] = products
  if (first) {
    if (isForSale(first)) return []
    return [blockWarning(of, 'product-sold-out', `"${first.title}" is sold out, and says so.`, [first.title])]
  }
  const missing = `there is no product "${reference.name}", so`
  return [
    reference.kind === 'word'
      ? blockWarning(of, 'product-missing', `${missing} the word stands there as it is.`, [reference.name])
      : blockWarning(of, 'product-left-out', `${missing} it is left out.`, [reference.name]),
  ]
}

function promptFaults(
  of: Of,
  { prompt, count }: Extract<Reference, { kind: 'prompt' }>,
  found: number,
): readonly ContentWarning[] {
  if (found >= count) return []
  const asked = `for sale that "${prompt}" asks for`
  if (found === 0)
    return [blockWarning(of, 'prompt-none', `nothing is ${asked}, so it is left out.`, [prompt])]
  return [
    blockWarning(of, 'prompt-few', `only ${found} of ${count} are ${asked}.`, [
      prompt,
      String(found),
      String(count),
    ]),
  ]
}
