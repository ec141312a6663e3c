/** Which field a value is for without a name that says so: as it is declared, or by its own shape. Pure. */
import type { FieldName } from '../field-kinds.ts'
import { each, textOf } from '../values.ts'
import { fieldOfType } from './field-types.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const NUMBER = new Set(['number', 'nummer', 'numero', 'numer', 'numeros', 'no', 'nr', 'num'])
/** With its country: a customer's or an account's number has no plus. */
const INTERNATIONAL = /^\+(?:[\s()./–-]*\d){8,15}$/

/** What the sender says that it is. */
export function typedField({ type }: Leaf): FieldName | undefined {
  return fieldOfType(type)
}

export function fieldWithoutName(
  leaf: Leaf,
): { readonly field: FieldName; readonly why: string } | undefined {
  const field = typedField(leaf)
  if (field !== undefined) return { field, why: `it is declared as “${leaf.type ?? ''}”` }
  return isNumbered(leaf) ? { field: 'phone', why: 'it is a whole number with its country' } : undefined
}

/** A whole number under words that say no more than that it is one: `q5_numeroDe.full`. */
function isNumbered({ labels, path, value }: Leaf): boolean {
  if (!INTERNATIONAL.test(textOf(each(value)[0])?.trim() ?? '')) return false
  return [...labels, path.at(-1) ?? ''].some((label) => {
    const { meanings, unknown } = readLabel(label)
    return meanings.size === 0 && unknown === 0 && tokensOf(label).some((word) => NUMBER.has(word))
  })
}
