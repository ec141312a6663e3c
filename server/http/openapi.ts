/**
 * The OpenAPI 3.1 document, made of the very declarations that route, validate and serialise. Of our own making, because
 * what a library (@fastify/swagger) reads is only what each route declares: here the errors and headers of an operation
 * follow from its access, its body and its method (declared-errors.ts, declared-headers.ts), are written once for all
 * operations, and their words are those of the answers themselves. Declared route by route they would be some twenty more
 * members of each, and could be wrong; what a library would save is the walk over the routes.
 */
import type { RouteOptions } from 'fastify'
import { createHash } from 'node:crypto'
import type { Operation } from './declared-errors.ts'
import { ANSWER_HEADERS } from './declared-headers.ts'
import type { Http } from './http.ts'
import { answersOf } from './openapi-answers.ts'
import { bodyOf, parametersOf } from './openapi-input.ts'
import { openComponents, type Components, type Forms, type Json } from './openapi-schema.ts'
import { WEBHOOKS_TAG, webhooksOf, type WebhookBodies } from './openapi-webhooks.ts'
import { ABOUT, labelled, TAGS } from './openapi-words.ts'
import { isKnown } from './preconditions.ts'
import { VERSIONS } from './versioning.ts'

export const OPENAPI_PATH = '/api/openapi.json'

const PREFIX = '/api'

const documents = new WeakMap<object, () => Json>()

/** What the document says beside its routes. */
export interface Described {
  readonly publicUrl: string
  readonly thirdParties: readonly string[]
  /** Made when somebody asks for the document. */
  readonly webhooks: () => WebhookBodies
  readonly forms: () => Forms
}

/** Must be called before any route is declared. Routes that hide from the document set `schema.hide`. */
export function describeApi(http: Http, described: Described): void {
  const operations: Operation[] = []
  http.addHook('onRoute', (route) => {
    operations.push(...operationsOf(route))
  })
  documents.set(http, () => documentOf(operations, described))
  let made: { readonly text: string; readonly hash: string } | undefined
  const make = (): { text: string; hash: string } => {
    const text = JSON.stringify(openapiOf(http))
    return { text, hash: createHash('sha256').update(text).digest('base64url').slice(0, 22) }
  }
  http.get(
    OPENAPI_PATH,
    { config: { access: 'public', anyOrigin: true }, schema: { hide: true } },
    async (request, reply) => {
      const { text, hash } = (made ??= make())
      void reply.headers({ etag: `"${hash}"`, 'cache-control': 'no-cache' })
      if (isKnown(request.headers['if-none-match'] ?? '', hash)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(text)
    },
  )
}

/** The document of an application, once all its routes are declared. Throws when two schemas share a title. */
export function openapiOf(http: Http): Json {
  return documents.get(http)?.() ?? {}
}

function documentOf(
  operations: readonly Operation[],
  { publicUrl, thirdParties, webhooks, forms }: Described,
): Json {
  const components = openComponents(forms())
  const shared: Shared = { parameters: {}, responses: {} }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const { path, servers } = addressOf(operation.url, publicUrl)
    const item = (paths[path] ??= servers ? { servers } : {})
    item[operation.method.toLowerCase()] = operationObject(operation, components, shared)
  }
  const sent = webhooksOf(webhooks(), components, shared.parameters)
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Tidings',
      summary: 'Workspace messaging: contacts, products, posts and campaigns',
      version: VERSIONS.at(-1)?.date ?? '',
      description: `${ABOUT}${labelled(thirdParties)}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}${PREFIX}` }],
    tags: [...TAGS, WEBHOOKS_TAG],
    paths,
    webhooks: sent,
    components: {
      securitySchemes: SECURITY,
      schemas: sorted(components.schemas),
      parameters: sorted(shared.parameters),
      headers: ANSWER_HEADERS,
      responses: sorted(shared.responses),
    },
  }
}

interface Shared {
  readonly parameters: Record<string, Json>
  readonly responses: Record<string, Json>
}

const SECURITY = {
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'A key of one workspace; make one in the app or with `tidings key create`',
  },
  operator: { type: 'http', scheme: 'bearer', description: 'The OPERATOR_TOKEN of the installation' },
}

function operationsOf({ method, url, config = {}, schema = {} }: RouteOptions): Operation[] {
  if (schema.hide) return []
  return [method]
    .flat()
    .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
    .map((method) => ({ method, url, config, schema }))
}

function operationObject(operation: Operation, components: Components, shared: Shared): Json {
  const { schema, config } = operation
  const { operationId, summary, description, tags } = schema
  const requestBody = bodyOf(operation, components)
  const parameters = parametersOf(operation, components, shared.parameters)
  return {
    operationId,
    summary,
    description: [description, accessInWords(operation)].filter(Boolean).join('\n\n'),
    tags,
    security: securityOf(config.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: answersOf(operation, components, shared.responses),
  }
}

/** OpenAPI 3.1 lets the requirement of an API key name the scopes it needs. */
function securityOf(access: Operation['config']['access']): Json[] {
  if (access === 'public') return []
  if (access === 'operator') return [{ operator: [] }]
  return [{ key: typeof access !== 'string' || access === 'any-key' ? [] : [access] }]
}

function accessInWords({ config: { access } }: Operation): string {
  if (access === 'public') return 'Needs no API key.'
  if (access === 'operator') return 'Needs the operator token.'
  return typeof access !== 'string' || access === 'any-key'
    ? 'Needs any valid API key.'
    : `Needs the scope \`${access}\`.`
}

/** Paths are those of the base address; what lies beside it names its own server. */
function addressOf(url: string, publicUrl: string): { path: string; servers?: Json[] } {
  const path = url.replaceAll(/:(\w+)/g, '{$1}')
  if (path.startsWith(`${PREFIX}/`)) return { path: path.slice(PREFIX.length) }
  return { path, servers: [{ url: publicUrl }] }
}

function sorted(map: Readonly<Record<string, Json>>): Json {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)))
}
