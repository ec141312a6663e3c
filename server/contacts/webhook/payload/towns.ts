/** A postal code and a city in one text, under a label that names both: "50667 Köln", "222 22 Lund", "1012 AB Amsterdam". Pure. */
import type { FieldName } from '../field-kinds.ts'
import { textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { readLabel } from './labels.ts'

interface Town {
  readonly postal_code?: string
  readonly city: string
  readonly region?: string
}

const CODE_FIRST =
  /^((?:[A-Z]{1,3}-)?\d{3,5}(?:[ -]\d{2,4})?(?: ?[A-Z]{2}(?= ))?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})[,\s]+(\p{L}[^\d]*)$/u
const CODE_LAST =
  /^(\p{L}[^\d]*?)[,\s]+(\d{3,5}(?:[ -]\d{2,4})?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u

const CODE_MAXIMUM = 100
/** "Oakland, CA 94607", "Oakland, CA" */
const STATE = /^(\p{L}[^\d,]*),\s*([A-Z]{2})(?:[,\s]+(\d{5}(?:-\d{4})?))?$/u

/** Undefined for any other label, and for a text that is not both. */
function townIn({ labels, value }: Leaf): Town | undefined {
  const { meanings, unknown } = readLabel(labels[0] ?? '')
  const text = textOf(value)
  if (text === undefined || text.length > CODE_MAXIMUM) return undefined
  const isOfBoth = meanings.has('postal_code') && meanings.has('city')
  const [, place, region, zip] =
    meanings.has('city') && meanings.has('region') ? (STATE.exec(text) ?? []) : []
  if (place !== undefined && region !== undefined)
    return { city: place, region, ...(zip !== undefined && { postal_code: zip }) }
  // One of them, and the other written with it.
  const isOfOne =
    meanings.size === 1 && unknown === 0 && (meanings.has('city') || meanings.has('postal_code'))
  if (!isOfOne && (!isOfBoth || meanings.size !== 2)) return undefined
  // The letters of a Dutch code are no town.
  if (isOfOne && !/\p{Ll}{2}/u.test(text)) return undefined
  const [, code, city] = CODE_FIRST.exec(text) ?? []
  if (code !== undefined && city !== undefined) return { postal_code: code, city }
  const [, town, last] = CODE_LAST.exec(text) ?? []
  return town !== undefined && last !== undefined ? { postal_code: last, city: town } : undefined
}

interface TownPart {
  readonly field: keyof Town
  readonly value: string
  /** So much less it is worth than what stands in a field of its own. */
  readonly less: number
}

/** None of what is one part alone, as nearly all is. */
export function townParts(leaf: Leaf, whole: FieldName): readonly TownPart[] {
  const town = townIn(leaf)
  if (town === undefined) return []
  const less = (field: keyof Town): number => (whole === 'address' || whole === field ? 0 : BESIDE_POINTS)
  const { city, postal_code: code, region } = town
  return [
    { field: 'city', value: city, less: less('city') },
    ...(code === undefined
      ? []
      : [{ field: 'postal_code' as const, value: code, less: less('postal_code') }]),
    ...(region === undefined ? [] : [{ field: 'region' as const, value: region, less: less('region') }]),
  ]
}

const BESIDE_POINTS = 10
