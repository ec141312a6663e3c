/** Values for the fuzz that a schema of the document allows. */
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Contract, Json } from './contract.ts'
import { likely } from './fuzz-likely.ts'

/** Values the schema allows; `name` is the member's. */
export function valueOf(
  contract: Contract,
  raw: Json,
  ids: readonly string[],
  name = '',
): Arbitrary<unknown> {
  const schema = contract.follow(raw)
  const made = () => plainValue(contract, schema, ids)
  const usual = likely(name, ids)
  const { examples } = schema
  return fc.oneof(
    { weight: 3, arbitrary: made() },
    ...(usual ? [{ weight: 7, arbitrary: usual }] : []),
    ...(Array.isArray(examples)
      ? [{ weight: 2, arbitrary: fc.constantFrom<unknown>(...(examples as unknown[])) }]
      : []),
  )
}

function plainValue(contract: Contract, schema: Json, ids: readonly string[]): Arbitrary<unknown> {
  const choices = (schema['enum'] ?? schema['anyOf'] ?? schema['oneOf'] ?? schema['type']) as
    | unknown[]
    | string
    | undefined
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(choices as unknown[]))
  if (Array.isArray(schema['anyOf'] ?? schema['oneOf'])) {
    return fc.oneof(...(choices as Json[]).map((one) => valueOf(contract, one, ids)))
  }
  if (Array.isArray(choices))
    return fc.oneof(...choices.map((type) => typed(contract, schema, String(type), ids)))
  return typed(contract, schema, choices, ids)
}

function typed(
  contract: Contract,
  schema: Json,
  type: string | undefined,
  ids: readonly string[],
): Arbitrary<unknown> {
  const {
    minimum = -1e6,
    maximum = 1e6,
    minLength = 0,
    maxLength = 40,
    maxItems = 4,
    minItems = 0,
  } = schema as Record<string, number>
  switch (type) {
    case 'object':
      return objectOf(contract, schema, ids)
    case 'array': {
      const item = valueOf(contract, (schema['items'] ?? {}) as Json, ids)
      return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 4) })
    }
    case 'string':
      if (schema['format'] === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...ids))
      return fc.string({
        unit: 'grapheme',
        minLength: Math.min(minLength, 40),
        maxLength: Math.min(maxLength, 40),
      })
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: Math.min(maximum, 100) }), fc.constant(maximum))
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function objectOf(contract: Contract, schema: Json, ids: readonly string[]): Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Record<string, Json>
    required?: string[]
    additionalProperties?: Json | boolean
  }
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valueOf(contract, member, ids, name)]),
  )
  const optional = Object.keys(members).filter((name) => !required.includes(name))
  // A few at a time: of many members one is always wrong, and nothing would get through.
  const known = fc.subarray(optional, { maxLength: Math.min(optional.length, 4) }).chain((names) => {
    const chosen = new Set([...required, ...names])
    return fc.record(Object.fromEntries(Object.entries(members).filter(([name]) => chosen.has(name))))
  })
  if (typeof additionalProperties !== 'object') return known
  const others = fc.dictionary(fc.string({ maxLength: 12 }), valueOf(contract, additionalProperties, ids), {
    maxKeys: 4,
  })
  return fc.tuple(known, others).map(([known, others]) => ({ ...others, ...known }))
}
