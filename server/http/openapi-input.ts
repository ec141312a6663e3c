/** What an operation takes, as the document shows it: parameters and bodies. */
import { isRepeatable, type Operation } from './declared-errors.ts'
import { REQUEST_HEADERS } from './declared-headers.ts'
import { filterableNames, sortableNames, type Fields } from '../query/filter/fields.ts'
import { exampleOf, examplesOf } from './openapi-examples.ts'
import type { Components, Json } from './openapi-schema.ts'

type Members = Readonly<Record<string, Json>>

/** `shared` collects the parameters that several operations refer to. */
export function parametersOf(
  operation: Operation,
  components: Components,
  shared: Record<string, Json>,
): readonly Json[] {
  const { schema, config } = operation
  const refer = (name: keyof typeof REQUEST_HEADERS): Json => {
    shared[name] = REQUEST_HEADERS[name]
    return reference(name)
  }
  const read = (place: string, part: unknown): Json[] =>
    membersOf(part).map(([name, member, isRequired]) => {
      const parameter = parameterOf(
        name,
        place,
        isRequired,
        enriched(name, member, config.fields),
        components,
      )
      const { title } = member
      if (typeof title !== 'string') return parameter
      shared[title] = parameter
      return reference(title)
    })
  return [
    ...read('path', schema.params),
    ...read('query', schema.querystring),
    ...read('header', schema.headers),
    ...(isRepeatable(operation) ? [refer('IdempotencyKey')] : []),
    ...(config.versioned ? [refer('ApiVersion')] : []),
  ]
}

/** A body is always needed where one is declared. */
export function bodyOf({ schema, config }: Operation, components: Components): Json | undefined {
  // Schemas are JSON Schema; Fastify leaves their type open.
  const body = schema.body as (Json & { content?: Record<string, { schema: Json }> }) | undefined
  if (!body) return undefined
  const forms = body.content ?? { 'application/json': { schema: body } }
  const content = Object.entries(forms).map(([type, { schema }]) => [
    type,
    { schema: components.place(searchable(schema, config.fields)), ...examplesOf(schema) },
  ])
  return { required: true, content: Object.fromEntries(content) }
}

function parameterOf(
  name: string,
  place: string,
  required: boolean,
  { description, ...schema }: Json,
  components: Components,
): Json {
  const plain = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => keyword !== 'examples' && keyword !== 'title'),
  )
  return {
    name: place === 'header' ? capitalised(name) : name,
    in: place,
    required,
    description,
    schema: components.place(plain),
    example: exampleOf(schema),
  }
}

/** `if-match` as people write it: If-Match. */
function capitalised(header: string): string {
  return header.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())
}

/** `$filter` and `$orderBy` tell what the resource is filtered and sorted by. */
function enriched(name: string, schema: Json, fields: Fields | undefined): Json {
  if (fields && name === '$filter') return { ...filtering(schema, fields), examples: [exampleFilter(fields)] }
  if (fields && name === '$orderBy') return sorting(schema, fields)
  return schema
}

/** The same for the `filter` and `orderBy` of a search. */
function searchable(schema: Json, fields: Fields | undefined): Json {
  const properties = schema['properties'] as Members | undefined
  if (!fields || !properties) return schema
  const { filter, orderBy } = properties
  return {
    ...schema,
    properties: {
      ...properties,
      ...(filter ? { filter: filtering(filter, fields) } : {}),
      ...(orderBy ? { orderBy: sorting(orderBy, fields) } : {}),
    },
  }
}

function filtering(schema: Json, fields: Fields): Json {
  const names = filterableNames(fields)
  return {
    ...schema,
    description: `${String(schema['description'])}\n\nFields: ${listed(names)}.`,
    'x-filterable': names,
  }
}

/** By the time of something, which every resource has. */
function exampleFilter(fields: Fields): string {
  const times = filterableNames(fields).filter((name) => fields[name]?.type === 'date')
  return `${times.includes('created') ? 'created' : (times[0] ?? 'id')} ge '2026-01-01'`
}

function sorting(schema: Json, fields: Fields): Json {
  const names = sortableNames(fields)
  return {
    ...schema,
    description: `${String(schema['description'])}\n\nFields: ${listed(names)}.`,
    'x-sortable': names,
  }
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

function membersOf(part: unknown): (readonly [string, Json, boolean])[] {
  const { properties = {}, required = [] } = (part ?? {}) as {
    properties?: Members
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, member]) => [name, member, required.includes(name)])
}

function reference(name: string): Json {
  return { $ref: `#/components/parameters/${name}` }
}
