/** Our schemas as OpenAPI 3.1 shows them: a titled one once, under `components`, and everywhere else a reference. */

export type Json = Readonly<Record<string, unknown>>

export interface Components {
  /** The schema as it stands in the document; whatever has a title goes to the components. */
  place(schema: Json): Json
  /** What it is called among the components. */
  titleOf(schema: Json): string
  readonly schemas: Readonly<Record<string, Json>>
}

const NAME = /^[A-Z][A-Za-z0-9]*$/
/** Keywords that hold one schema, a list of them, or a map of them. */
const ONE = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames']
const SEVERAL = ['anyOf', 'oneOf', 'allOf', 'prefixItems']

/** Schemas by title that the document shows in a form of their own: of the same values, but with more to read. */
export type Forms = Readonly<Record<string, Json>>

/** Refuses to let two different schemas share a title: one of them would be lost. */
export function openComponents(forms: Forms = {}): Components {
  const schemas: Record<string, Json> = {}
  const place = (schema: Json): Json => {
    const { title, $id: _, ...rest } = schema
    if (typeof title !== 'string') return simplified(nested(rest, place))
    if (!NAME.test(title)) throw new Error(`"${title}" is not a name for a schema`)
    const plain = simplified(nested(forms[title] ?? rest, place))
    const known = schemas[title]
    if (known && JSON.stringify(known) !== JSON.stringify(plain)) {
      throw new Error(`Two different schemas are titled ${title}`)
    }
    schemas[title] = plain
    return { $ref: `#/components/schemas/${title}` }
  }
  return { place, titleOf: ({ title }) => String(title), schemas }
}

function nested(schema: Json, place: (schema: Json) => Json): Json {
  const inner = (value: unknown): unknown => (isSchema(value) ? place(value) : value)
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      if (ONE.includes(keyword)) return [keyword, inner(value)]
      if (SEVERAL.includes(keyword) && Array.isArray(value)) return [keyword, value.map(inner)]
      if (keyword === 'properties' && isSchema(value)) return [keyword, mapped(value, inner)]
      // A map of anything: only this form do readers and generators distinguish from an object.
      if (keyword === 'patternProperties' && isSchema(value)) {
        return ['additionalProperties', inner(Object.values(value)[0])]
      }
      return [keyword, value]
    }),
  )
}

/** What the library writes long: an enumeration has a type, and what may be null is one type more. */
function simplified(schema: Json): Json {
  if (isTexts(schema['enum']) && !schema['type']) return { type: 'string', ...schema }
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [first, second] = anyOf as [Json, Json]
  if (second['type'] !== 'null' || typeof first['type'] !== 'string') return schema
  const choices = Array.isArray(first['enum']) ? { enum: [...first['enum'], null] } : {}
  return { ...first, ...rest, type: [first['type'], 'null'], ...choices }
}

function mapped(members: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]))
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
