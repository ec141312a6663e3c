/** Declared or impossible: an answer that the OpenAPI document does not describe fails the test that got it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import assert from 'node:assert/strict'
import type { Http } from '../../server/http/http.ts'
import { openapiOf } from '../../server/http/openapi.ts'
import { WEB_ADDRESS } from '../../server/http/validation.ts'

export type Json = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string | string[] | number | undefined>>

export interface MediaType {
  readonly schema: Json
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Json
  readonly example?: unknown
}

interface DocumentedAnswer {
  readonly description: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, MediaType>>
}

/** An operation of the document with its references followed, as far as its schemas. */
export interface DocumentedOperation {
  readonly operationId: string
  readonly method: string
  /** As it is asked for: `/api/contacts/{contactId}/tags`. */
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly body: Readonly<Record<string, MediaType>> | undefined
  readonly answers: ReadonlyMap<number, DocumentedAnswer>
}

interface GivenAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

export interface Contract {
  readonly document: Json
  readonly operations: readonly DocumentedOperation[]
  /** The schema a reference stands for; any other schema as it is. */
  follow(schema: Json): Json
  /** The operation a request asks for, if the document has it. */
  find(method: string, path: string): DocumentedOperation | undefined
  /** Checks any value against a schema of the document; its faults, or nothing. */
  faultsOf(schema: Json, value: unknown): string | undefined
  /** Fails unless the document describes this answer, to the last member. */
  assertDeclared(operation: DocumentedOperation, answer: GivenAnswer): void
}

const contracts = new WeakMap<object, Contract>()
/** By the text of their document, which is the same for most servers that a process opens one after the other. */
const read = new Map<string, Contract>()

/** The contract of an application, read once. */
export function contractOf(http: Http): Contract {
  const known = contracts.get(http)
  if (known) return known
  const document = openapiOf(http)
  const text = JSON.stringify(document)
  const contract = read.get(text) ?? readContract(document)
  contracts.set(http, contract)
  read.set(text, contract)
  return contract
}

function readContract(document: Json): Contract {
  const operations = operationsOf(document)
  const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }))
  const check = validator(document)
  const faultsOf: Contract['faultsOf'] = (schema, value) => check(schema, value)
  return {
    document,
    operations,
    faultsOf,
    follow: (schema) =>
      typeof schema['$ref'] === 'string' ? (at(document, schema['$ref']) as Json) : schema,
    find: (method, path) =>
      patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation,
    assertDeclared: (operation, answer) => assertDeclared(operation, answer, faultsOf),
  }
}

function assertDeclared(
  operation: DocumentedOperation,
  { status, text, headers }: GivenAnswer,
  faultsOf: Contract['faultsOf'],
): void {
  const name = `${operation.method} ${operation.path} (${operation.operationId}) ${status}`
  const declared = operation.answers.get(status)
  assert.ok(declared, `${name} is not declared: ${text.slice(0, 500)}`)
  if (!declared.content) return assert.equal(text, '', `${name} is declared without a body`)
  const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? ''
  const media = declared.content[type]
  assert.ok(media, `${name} does not declare the type ${type}`)
  if (type !== 'application/json') return
  assert.doesNotMatch(
    text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'),
    /\s/,
    `${name} has spaces between its tokens`,
  )
  const faults = faultsOf(media.schema, JSON.parse(text))
  assert.equal(faults, undefined, `${name} is not as declared: ${faults}\n${text.slice(0, 1_000)}`)
}

function operationsOf(document: Json): DocumentedOperation[] {
  const prefix = new URL((document['servers'] as [{ url: string }])[0].url).pathname
  const paths = document['paths'] as Record<string, Record<string, Json>>
  const all = Object.entries(paths).flatMap(([path, { servers, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationOf(document, {
        method: method.toUpperCase(),
        path: servers ? path : `${prefix}${path}`,
        operation,
      }),
    ),
  )
  // A fixed path wins over one with parameters, as in the router.
  return all.sort((a, b) => a.path.split('{').length - b.path.split('{').length)
}

function operationOf(
  document: Json,
  { method, path, operation }: { method: string; path: string; operation: Json },
): DocumentedOperation {
  const { responses, parameters = [], requestBody, ...rest } = operation
  const answers = Object.entries(responses as Record<string, Json>).map(
    ([status, answer]) => [Number(status), followed(document, answer)] as const,
  )
  return {
    // The document is checked against OpenAPI by a test of its own.
    ...(rest as unknown as DocumentedOperation),
    method,
    path,
    parameters: (parameters as Json[]).map((one) => followed(document, one) as unknown as Parameter),
    body: (requestBody as { content: DocumentedOperation['body'] } | undefined)?.content,
    answers: new Map(answers) as unknown as DocumentedOperation['answers'],
  }
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`)
}

/** Strict: a member of an answer that no schema names is a fault, unless the schema opens itself to any. */
function validator(document: Json): Contract['faultsOf'] {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
  formats.default(ajv)
  ajv.addFormat(WEB_ADDRESS, true)
  // What tells alternatives apart changes nothing of what is one.
  ajv.addVocabulary(['x-filterable', 'x-sortable', 'discriminator'])
  const { schemas } = document['components'] as { schemas: Json }
  ajv.addSchema({
    $id: 'components',
    $defs: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)])),
  })
  const compiled = new WeakMap<object, ValidateFunction>()
  return (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(closed(schema) as Json)
    compiled.set(schema, check)
    return check(value) ? undefined : ajv.errorsText(check.errors, { dataVar: '' })
  }
}

/** Documents stay open to members that come later; what answers now has no member they do not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => keyword !== 'examples')
      .map(([keyword, value]) => [
        keyword,
        keyword === '$ref'
          ? String(value).replace('#/components/schemas', 'components#/$defs')
          : closed(value),
      ]),
  )
  return 'properties' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner
}

function followed(document: Json, value: Json): Json {
  return typeof value['$ref'] === 'string' ? (at(document, value['$ref']) as Json) : value
}

function at(document: Json, reference: string): unknown {
  const parts = reference.slice(2).split('/')
  return parts.reduce<unknown>((value, part) => (value as Json | undefined)?.[part], document)
}
