/** The schemas of every route: compiled by a route's first request, so that a wrong one must be found here. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fastJsonStringify from 'fast-json-stringify'
import { routesOf } from '../server/http/route-table.ts'
import { serializerCompiler, validatorCompiler } from '../server/http/validation.ts'
import { useServer } from './support/server.ts'

const PARTS = ['body', 'querystring', 'params', 'headers'] as const

const server = await useServer()
const routes = routesOf(server.http)

interface Found {
  readonly route: string
  readonly part: string
  readonly schema: object
}

/** What is taken, of every route. */
const taken = routes.flatMap(({ method, url, schema = {} }): Found[] =>
  PARTS.flatMap((part) =>
    schemasOf(schema[part]).map((each) => ({ route: `${method} ${url}`, part, schema: each })),
  ),
)

/** What is answered, of every route, status and media type. */
const answered = routes.flatMap(({ method, url, schema = {} }): Found[] =>
  Object.entries(schema.response ?? {}).flatMap(([status, answer]) =>
    schemasOf(answer).map((each) => ({ route: `${method} ${url}`, part: status, schema: each })),
  ),
)

describe('the schemas of every route', () => {
  test('compile, of whatever a request brings', () => {
    assert.ok(taken.length > 150, `only ${taken.length} schemas were seen`)

    for (const { route, part, schema } of taken)
      assert.doesNotThrow(
        () => validatorCompiler({ schema, httpPart: part, method: 'GET', url: '/' })({}),
        `${route} ${part}`,
      )
  })

  test('compile, of whatever is answered', () => {
    assert.ok(answered.length > 100, `only ${answered.length} schemas were seen`)

    for (const { route, part, schema } of answered)
      assert.doesNotThrow(() => fastJsonStringify(schema), `${route} ${part}`)
  })

  test('are compiled once, however many routes take or answer with one, and servers of a process', () => {
    const taken = { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }
    const answered = { type: 'object', properties: { a: { type: 'string' } } }
    const part = { method: 'GET', url: '/' }
    const check = () => validatorCompiler({ schema: taken, httpPart: 'body', ...part })({ a: 'x' })
    const write = () => serializerCompiler({ schema: answered, ...part })({ a: 'x', b: 'y' })
    assert.deepEqual([check(), write()], [true, '{"a":"x"}'])

    // What is compiled again would go by what changed meanwhile.
    taken.required.push('b')
    Object.assign(answered.properties, { b: { type: 'string' } })

    assert.deepEqual([check(), write()], [true, '{"a":"x"}'])
  })

  test('a wrong one is noticed', () => {
    // Not of the types either: it is wrong on purpose.
    const schema = { type: 'object', properties: { a: { type: 'nonsense' } } } as object

    assert.throws(() => validatorCompiler({ schema, httpPart: 'body', method: 'GET', url: '/' })({}))
    assert.throws(() => fastJsonStringify(schema))
  })
})

function isSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** One for each media type, or the only one. */
function schemasOf(answer: unknown): object[] {
  if (!isSchema(answer)) return []
  if (!('content' in answer) || !isSchema(answer.content)) return [answer]
  return Object.values(answer.content).flatMap((each: unknown) =>
    isSchema(each) && 'schema' in each && isSchema(each.schema) ? [each.schema] : [],
  )
}
