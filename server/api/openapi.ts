/** The OpenAPI 3.1 document, generated from the very schemas that validate and serialise. */
import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import type { FastifyContextConfig } from 'fastify/types/context.js'
import { STATUS_CODES } from 'node:http'
import type { Http } from './http.ts'
import { ErrorObject } from './schemas.ts'
import { VERSIONS } from './versioning.ts'

export const OPENAPI_PATH = '/api/openapi.json'

const ABOUT = `Contacts, products, posts and campaigns of a workspace.

Every request carries an API key in the \`x-api-key\` header, except where an operation says otherwise. A key belongs to
one workspace and opens what its scopes say. Lists take \`$offset\`, \`$limit\`, \`$filter\` and \`$orderBy\`; \`meta.maxResults\`
is always the exact total. Every failure is the error object, whose \`message\` says what would be right.`

const TAGS = [
  'Authorization and workspaces',
  'Contacts',
  'Products and collections',
  'Posts',
  'Campaigns',
  'Contact webhook',
  'Operation',
]

/** Must be called before any route is declared. Routes that hide from it set `schema.hide`. */
export async function describeApi(http: Http, publicUrl: string): Promise<void> {
  http.addSchema(ErrorObject)
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tidings',
        version: VERSIONS.at(-1)?.date ?? '',
        description: ABOUT,
        license: { name: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      tags: TAGS.map((name) => ({ name })),
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          operator: { type: 'http', scheme: 'bearer', description: 'The operator token of the installation' },
        },
      },
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, n) => String(json['$id'] ?? `schema-${n}`) },
    transform: ({ schema, url, route }) => ({ schema: described(schema, route.config ?? {}, url), url }),
  })
  http.get(
    OPENAPI_PATH,
    { config: { access: 'public', anyOrigin: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(http.swagger())),
  )
}

type Described = FastifySchema & Record<string, unknown>

/** A route's schema with what its declaration implies: security, its version header, and every error it can answer. */
function described(schema: FastifySchema, config: FastifyContextConfig, url: string): Described {
  const responses = (schema?.response ?? {}) as Record<string, unknown>
  const errors = errorsOf(schema ?? {}, config, url).filter((status) => !(status in responses))
  const described: Described = {
    ...schema,
    security: securityOf(config),
    response: {
      ...responses,
      ...Object.fromEntries(errors.map((status) => [status, errorAnswer(status, config)])),
    },
  }
  return config.versioned ? { ...described, headers: withVersion(schema.headers) } : described
}

/** The statuses a route's declaration makes possible, beside those its own `errors` adds. */
export function errorsOf(schema: FastifySchema, config: FastifyContextConfig, url: string): number[] {
  const { access, errors = [], versioned } = config
  const takesInput = Boolean(schema.body || schema.querystring || schema.params || versioned)
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(access === 'public' ? [] : [403]),
    ...(/[:{]/.test(url) ? [404] : []),
    ...(schema.body ? [413, 415] : []),
    429,
    500,
    503,
    ...errors,
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

function securityOf({ access }: FastifyContextConfig): Record<string, string[]>[] {
  if (access === 'public') return []
  if (access === 'operator') return [{ operator: [] }]
  // OpenAPI 3.1 lets an API key's requirement name the scopes it needs.
  return [{ key: access === undefined || access === 'any-key' ? [] : [access] }]
}

function errorAnswer(status: number, { silentFailures }: FastifyContextConfig) {
  const description = STATUS_CODES[status] ?? 'Refused'
  return silentFailures ? { description, type: 'null' } : { description, $ref: 'Error#' }
}

function withVersion(headers: unknown) {
  const properties = (headers as { properties?: object } | undefined)?.properties ?? {}
  const version = {
    type: 'string',
    enum: VERSIONS.map(({ date }) => date),
    description: 'Pins the request to a version',
  }
  return { type: 'object', properties: { ...properties, 'x-api-version': version } }
}
