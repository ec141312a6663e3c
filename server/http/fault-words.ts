/** What is wrong with a value by its schema, by name: for whoever has other words than ours. */
import type { Said } from '../refusals.ts'

/** A keyword of JSON Schema, and the parameter of its fault that the sentence names. */
const KEYS: Readonly<Record<string, readonly [key: string, named?: string]>> = {
  required: ['value-required'],
  minLength: ['value-empty'],
  pattern: ['value-wrong'],
  minItems: ['value-empty'],
  maxLength: ['value-long', 'limit'],
  maxItems: ['value-many', 'limit'],
  minimum: ['value-least', 'limit'],
  maximum: ['value-most', 'limit'],
  enum: ['value-among', 'allowedValues'],
  format: ['value-wrong'],
}

/** Undefined: only the sentence itself says it. */
export function saidOf(keyword: string, params: Readonly<Record<string, unknown>>): Said | undefined {
  const [key, named] = KEYS[keyword] ?? []
  if (key === undefined) return undefined
  return { key, values: named === undefined ? [] : [[params[named]].flat().join(', ')] }
}
