/** A postal code and a city in one text, under a label that names both: "50667 Köln", "222 22 Lund", "1012 AB Amsterdam". Pure. */
import { textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { readLabel } from './labels.ts'

export interface Town {
  readonly postal_code: string
  readonly city: string
}

const CODE_FIRST =
  /^((?:[A-Z]{1,3}-)?\d{3,5}(?:[ -]\d{2,4})?(?: ?[A-Z]{2}(?= ))?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})[,\s]+(\p{L}[^\d]*)$/u
const CODE_LAST =
  /^(\p{L}[^\d]*?)[,\s]+(\d{3,5}(?:[ -]\d{2,4})?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u

/** Undefined for any other label, and for a text that is not both. */
export function townIn({ labels, value }: Leaf): Town | undefined {
  const { meanings } = readLabel(labels[0] ?? '')
  const text = textOf(value)
  if (text === undefined || text.length > 100 || meanings.size !== 2) return undefined
  if (!meanings.has('postal_code') || !meanings.has('city')) return undefined
  const [, code, city] = CODE_FIRST.exec(text) ?? []
  if (code !== undefined && city !== undefined) return { postal_code: code, city }
  const [, town, last] = CODE_LAST.exec(text) ?? []
  return town !== undefined && last !== undefined ? { postal_code: last, city: town } : undefined
}
