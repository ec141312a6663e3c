/** An example of every schema: its own where it has one, else made of those of its parts. */
import type { Json } from './openapi-schema.ts'
import { EXAMPLE_ID } from './schemas.ts'

/** The examples of a body or an answer, by name, as a media type shows them. */
export function examplesOf(schema: Json): Json {
  // Bytes have none.
  if (schema['contentMediaType']) return {}
  const own = schema['examples']
  if (!Array.isArray(own) || own.length < 2) return { example: exampleOf(schema) }
  return { examples: Object.fromEntries(own.map((value: unknown, n) => [nameOf(value, n), { value }])) }
}

/** A value of the schema. An optional member is in it when it has an example of its own. */
export function exampleOf(schema: Json): unknown {
  const { examples, enum: choices, anyOf, default: usual, properties, items, type } = schema
  if (Array.isArray(examples)) return examples[0]
  if ('const' in schema) return schema['const']
  if (usual !== undefined) return usual
  if (Array.isArray(choices)) return choices[0]
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as Json)
  if (properties) return membersOf(properties as Record<string, Json>, schema['required'] as string[])
  if (items) return [exampleOf(items as Json)]
  return plain(type, schema)
}

function membersOf(properties: Readonly<Record<string, Json>>, required: readonly string[] = []): Json {
  const shown = Object.entries(properties).filter(([name, of]) => required.includes(name) || of['examples'])
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema)]))
}

function plain(type: unknown, { format, minimum }: Json): unknown {
  if (format === 'date-time') return '2026-11-20T23:25:00.000Z'
  if (format === 'uuid') return EXAMPLE_ID
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? Math.max(minimum, 1) : 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  return type === 'string' ? 'text' : {}
}

/** `email` of `{deliveryChannel: 'email', …}`: the first short word tells one example from another. */
function nameOf(value: unknown, n: number): string {
  const [first] = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return typeof first === 'string' && /^[\w-]{1,30}$/.test(first) ? first : `example-${n + 1}`
}
