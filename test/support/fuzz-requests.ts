/** Requests for the fuzz: of each operation valid ones, nearly valid ones, and garbage. */
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Contract, DocumentedOperation } from './contract.ts'
import { nearly } from './fuzz-faults.ts'
import {
  addressOf,
  BOUNDARY,
  bodyOf,
  FORM,
  headerText,
  oddHeaders,
  pathText,
  queryOf,
  spoiltQuery,
  usualHeaders,
} from './fuzz-parts.ts'

export interface FuzzRequest {
  readonly kind: 'valid' | 'nearly valid' | 'garbage'
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
}

/** What is there to be met: ids of records, and keys from mighty to none. */
export interface Facts {
  readonly ids: readonly string[]
  readonly credentials: Readonly<Record<string, string>>
  readonly otherCredentials: readonly Readonly<Record<string, string>>[]
  /** Values of path parameters that are right for this operation. */
  readonly path: Readonly<Record<string, string>>
}

export function requestsOf(
  contract: Contract,
  operation: DocumentedOperation,
  facts: Facts,
): Arbitrary<FuzzRequest> {
  return fc.oneof(
    { weight: 4, arbitrary: validRequest(contract, operation, facts) },
    { weight: 5, arbitrary: nearlyValidRequest(contract, operation, facts) },
    { weight: 3, arbitrary: garbageRequest(operation, facts) },
  )
}

/** Any address, as scanners and broken clients ask for. */
export const strayRequest: Arbitrary<FuzzRequest> = fc.record({
  kind: fc.constant('garbage' as const),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  url: fc
    .tuple(
      fc.constantFrom('/api', '/webhooks/contacts', '/webhooks', '/w', '/docs', ''),
      fc.array(
        fc.oneof(
          fc.constantFrom('..', '.', '%00', '%2e%2e', '%ff', '%', 'contacts', 'campaigns', ''),
          pathText,
        ),
        {
          maxLength: 4,
        },
      ),
      fc.constantFrom('', '?', '?$filter', '?%00=1', '?$limit=1&$limit=2', '?__proto__[x]=1', '?a=%ff'),
    )
    .map(([start, parts, query]) => `${start}/${parts.join('/')}${query}`),
  headers: fc.dictionary(
    fc.constantFrom('accept', 'content-type', 'traceparent', 'x-api-key', 'origin', 'range'),
    headerText,
    {
      maxKeys: 3,
    },
  ),
  payload: fc.constantFrom(undefined, '', '{', 'null'),
})

function validRequest(
  contract: Contract,
  operation: DocumentedOperation,
  facts: Facts,
): Arbitrary<FuzzRequest> {
  return fc
    .record({
      query: queryOf(contract, operation, facts.ids),
      body: bodyOf(contract, operation, facts.ids),
      headers: usualHeaders(operation),
    })
    .map(({ query, body, headers }) => ({
      kind: 'valid' as const,
      method: operation.method,
      url: addressOf(operation, facts.path, query),
      headers: { ...facts.credentials, ...headers, ...body.headers },
      payload: body.payload,
    }))
}

function nearlyValidRequest(
  contract: Contract,
  operation: DocumentedOperation,
  facts: Facts,
): Arbitrary<FuzzRequest> {
  const spoiltPath = fc.dictionary(fc.constantFrom(...Object.keys(facts.path), 'none'), pathText, {
    maxKeys: 1,
  })
  return fc
    .record({
      query: fc.oneof(queryOf(contract, operation, facts.ids), spoiltQuery(operation)),
      body: bodyOf(contract, operation, facts.ids, nearly),
      headers: fc.oneof(usualHeaders(operation), oddHeaders),
      path: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: spoiltPath }),
      credentials: fc.oneof(
        { weight: 8, arbitrary: fc.constant(facts.credentials) },
        fc.constantFrom(...facts.otherCredentials),
      ),
    })
    .map(({ query, body, headers, path, credentials }) => ({
      kind: 'nearly valid' as const,
      method: operation.method,
      url: addressOf(operation, { ...facts.path, ...path }, query),
      headers: { ...credentials, ...headers, ...body.headers },
      payload: body.payload,
    }))
}

function garbageRequest(operation: DocumentedOperation, facts: Facts): Arbitrary<FuzzRequest> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '',
      '{',
      '}',
      '[',
      '{"a":',
      '{"a":1,}',
      "{'a':1}",
      'null',
      '0',
      '"x"',
      '[]',
      '\ufeff{}',
      '{"a":1}{"b":2}',
    ),
    fc.constantFrom(
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '['.repeat(50_000),
      '{"a":'.repeat(20_000),
    ),
    fc.constant('a'.repeat(1_100_000)),
  )
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/merge-patch+json',
    'text/plain',
    'application/xml',
    FORM,
    `multipart/form-data; boundary=${BOUNDARY}`,
    'multipart/form-data',
    'application/x-www-form-urlencoded; charset=latin1',
    '/',
    ';',
    'é',
  )
  const takesBody = operation.method !== 'GET'
  return fc
    .record({
      text,
      type: fc.option(type, { nil: undefined }),
      headers: oddHeaders,
      query: spoiltQuery(operation),
    })
    .map(({ text, type, headers, query }) => ({
      kind: 'garbage' as const,
      method: operation.method,
      url: addressOf(operation, facts.path, query),
      headers: { ...facts.credentials, ...headers, ...(takesBody && type ? { 'content-type': type } : {}) },
      payload: takesBody ? text : undefined,
    }))
}
