/** Whether blocks, wherever they stand in something, name a product. Pure. */
import { containing } from '../../lib/like.ts'
import type { Block } from '../blocks/blocks.ts'
import { referenceIn } from './references.ts'

/** The names a product goes by in blocks. */
export interface ProductNames {
  readonly id: string
  readonly externalId: string | null
  readonly handle: string | null
}

/** For `ilike`: what holds one of the names in JSON as text, wherever that is. */
export function patternsOf(product: ProductNames): string[] {
  return namesOf(product).map((name) => containing(JSON.stringify(name).slice(1, -1)))
}

function namesOf({ id, externalId, handle }: ProductNames): string[] {
  return [id, externalId, handle].filter((name): name is string => Boolean(name))
}

export function namesProduct(within: unknown, product: ProductNames): boolean {
  const names = new Set(namesOf(product))
  const walk = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(walk)
    if (typeof value !== 'object' || value === null) return false
    if ('type' in value && value.type === 'product') {
      // What is called a product block in what was kept is one.
      const reference = referenceIn(value as Block)
      const name = reference && 'name' in reference ? reference.name : undefined
      if (name !== undefined && (names.has(name) || name.toLowerCase() === product.id)) return true
    }
    return Object.values(value).some(walk)
  }
  return walk(within)
}
