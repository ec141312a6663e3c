/** The OpenAPI document reads well: whole, without loose ends, and with examples that are what they say. */
import { Validator } from '@seriousme/openapi-schema-validator'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { routesOf } from '../../server/http/route-table.ts'
import { SCOPES } from '../../server/http/scopes.ts'
import { assertAnswered } from '../support/assertions.ts'
import { contractOf, type DocumentedOperation, type Json, type MediaType } from '../support/contract.ts'
import { apiWith, useServer } from '../support/server.ts'

const server = await useServer()
const contract = contractOf(server.http)
const { document, operations } = contract
const components = document['components'] as Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Addresses that are for people, browsers and machines, and no part of the API. */
const BESIDE_THE_API = /^\/(?!api\/|webhooks\/contacts\/)|^\/api\/(openapi\.json|app\/)/

test('GET /api/openapi.json is a valid OpenAPI 3.1 document, and answers 304 to what was read before', async () => {
  const anyone = apiWith(server.http)
  const first = await anyone.get('/openapi.json')
  const etag = String(first.headers['etag'])

  const { valid, errors } = await new Validator().validate(structuredClone(assertAnswered(first)))
  const again = await anyone.get('/openapi.json', { 'if-none-match': etag })

  assert.ok(valid, JSON.stringify(errors, null, 2))
  assert.deepEqual([again.status, again.text], [304, ''])
})

describe('the operations of the document are the routes of the server', () => {
  const routes = routesOf(server.http)
    .filter(({ method, url }) => method !== 'HEAD' && !BESIDE_THE_API.test(url))
    .map(({ method, url, access }) => ({
      name: `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
      access: typeof access === 'string' ? access : '',
    }))

  test('each route is an operation and each operation a route', () => {
    const described = operations.map(({ method, path }) => `${method} ${path}`)

    assert.deepEqual(described.sort(), routes.map(({ name }) => name).sort())
  })

  test('each operation asks for the scope of its route', () => {
    for (const { method, path, security } of operations) {
      const access = routes.find(({ name }) => name === `${method} ${path}`)?.access
      assert.deepEqual(security, SECURITY_OF[access ?? ''] ?? [{ key: [access] }], `${method} ${path}`)
    }
    const scopes = operations.flatMap(({ security }) => security.flatMap(({ key = [] }) => key))
    assert.deepEqual([...new Set(scopes)].sort(), [...SCOPES].sort())
  })
})

for (const operation of operations) {
  describe(`${operation.method} ${operation.path}`, () => {
    test('says what it is, under a tag of the document', () => {
      const tags = (document['tags'] as { name: string }[]).map(({ name }) => name)
      assert.match(operation.operationId, /^[a-z][A-Za-z]+$/)
      assert.match(operation.summary, /^.{10,100}$/)
      assert.ok(operation.description.length > 40, operation.description)
      assert.ok(operation.tags.length === 1 && operation.tags.every((tag) => tags.includes(tag)))
    })

    test('describes each parameter, with an example that is one', () => {
      for (const { name, description, schema, example, ...rest } of operation.parameters) {
        assert.ok(description && description.length > 10, `${name}: ${description}`)
        assert.equal(contract.faultsOf(schema, example), undefined, name)
        assert.equal(rest.required, rest.in === 'path', name)
      }
      const inPath = operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name)
      assert.deepEqual(
        inPath,
        [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      )
    })

    test('names the fields to filter and to sort by', () => {
      const named = operation.parameters.map(({ name, schema }) => [name, schema] as const)
      for (const [name, schema] of [...named, ...searchMembers(operation)]) {
        if (/^\$?filter$/.test(name)) assertFields(schema, 'x-filterable')
        if (/^\$?orderBy$/.test(name)) assertFields(schema, 'x-sortable')
      }
    })

    test('shows a body and each answer by an example that is one, of life', () => {
      const answers = [...operation.answers].flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([type, media]) => [`${status} ${type}`, type, media] as const),
      )
      const bodies = Object.entries(operation.body ?? {}).map(
        ([type, media]) => [`body ${type}`, type, media] as const,
      )
      for (const [place, type, media] of [...answers, ...bodies]) {
        for (const example of media.schema['contentMediaType'] ? [] : examplesOf(media)) {
          assert.doesNotMatch(
            JSON.stringify(example),
            /[:[]"(text|string)"/,
            `${place} has no example of life`,
          )
          if (type !== 'application/json') continue
          assert.equal(
            contract.faultsOf(media.schema, example),
            undefined,
            `${place}: ${JSON.stringify(example)}`,
          )
        }
      }
    })

    test('declares the refusals that its hooks imply, and trace and rate on every answer', () => {
      const statuses = [...operation.answers.keys()]
      const isKeyed = operation.security.length > 0
      const needed = [400, 500, 503, ...(isKeyed ? [403] : []), ...(operation.body ? [413, 415] : [])]
      assert.deepEqual(
        needed.filter((status) => !statuses.includes(status)),
        [],
      )
      for (const [status, { headers, description, content }] of operation.answers) {
        assert.ok('X-Trace-Id' in headers, String(status))
        assert.ok(description.length > 5, description)
        if (status === 429 || status === 503) assert.ok('Retry-After' in headers, String(status))
        if (status < 400 || operation.path.startsWith('/webhooks/') || operation.operationId === 'getHealth')
          continue
        assert.deepEqual(content?.['application/json']?.schema, { $ref: '#/components/schemas/Error' })
      }
    })
  })
}

test('operation ids are unique', () => {
  const ids = operations.map(({ operationId }) => operationId)
  assert.equal(new Set(ids).size, ids.length)
})

describe('components', () => {
  test('each reference leads somewhere, and each component is referred to', () => {
    const text = JSON.stringify(document)
    const references = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name),
    )
    const { securitySchemes: _, ...rest } = components
    const names = Object.entries(rest).flatMap(([kind, of]) =>
      Object.keys(of).map((name) => `${kind}/${name}`),
    )

    assert.deepEqual(references, new Set(names))
  })

  test('no object of more than three members is written out twice', () => {
    const seen = new Map<string, number>()
    for (const schema of schemasIn(document)) {
      if (Object.keys((schema['properties'] as object | undefined) ?? {}).length <= 3) continue
      const text = JSON.stringify(schema)
      seen.set(text, (seen.get(text) ?? 0) + 1)
    }

    const copies = [...seen].filter(([, times]) => times > 1).map(([text]) => text)

    assert.deepEqual(copies, [])
  })

  test('the members of the spec have their names and types', () => {
    const members = (name: string): string[] =>
      Object.keys(components['schemas']?.[name]?.['properties'] as object)

    assert.deepEqual(members('Error').slice(0, 5), ['traceId', 'message', 'path', 'timestamp', 'statusCode'])
    assert.deepEqual(components['schemas']?.['Error']?.['required'], members('Error').slice(0, 5))
    assert.deepEqual(members('AuthorizationInfo'), ['status', 'feed', 'organization', 'permissions'])
    assert.deepEqual(members('CreatedContact'), ['id', 'state', 'name', 'email', 'phone', 'image'])
  })
})

const SECURITY_OF: Readonly<Record<string, unknown>> = {
  public: [],
  operator: [{ operator: [] }],
  'any-key': [{ key: [] }],
}

function assertFields(schema: Json, extension: string): void {
  const names = schema[extension] as readonly string[] | undefined
  assert.ok(names && names.length > 0, `${extension} names no field`)
}

function searchMembers({ operationId, body }: DocumentedOperation): [string, Json][] {
  if (!operationId.startsWith('search')) return []
  const schema = contract.follow(body?.['application/json']?.schema ?? {})
  return Object.entries(schema['properties'] as Record<string, Json>)
}

function examplesOf({ example, examples }: MediaType): unknown[] {
  const all = examples ? Object.values(examples).map(({ value }) => value) : [example]
  assert.ok(all.length > 0 && all.every((one) => one !== undefined), 'there is no example')
  return all
}

function schemasIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(schemasIn)
  return 'properties' in value ? [value, ...inner] : inner
}
