/** The rules of the house, wired once for every route: trace, key, scope, rate, version, strictness, errors. */
import cors from '@fastify/cors'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { rateLimiter, type Limiter } from '../lib/rate.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { KeyRing } from './authentication.ts'
import { answerError } from './errors.ts'
import type { Http } from './http.ts'
import { keepAnswer, replayOrClaim } from './idempotency.ts'
import { callerAddress, mustBeWithinRate } from './rate-limit.ts'
import type { Access } from './scopes.ts'
import { mustBeWholesome, mustKnowParameters, validatorCompiler } from './validation.ts'
import { versioning } from './versioning.ts'

export interface HouseRules {
  readonly db: Db
  readonly keys: KeyRing
  readonly operatorToken: string | undefined
  readonly corsOrigins: readonly string[]
  readonly keyRate: { readonly perMinute: number; readonly burst: number }
  readonly publicRate: { readonly perMinute: number; readonly burst: number }
}

/** Must be called before any route is declared. */
export async function layDownRules(http: Http, rules: HouseRules): Promise<void> {
  const versions = versioning()
  const perKey = rateLimiter(rules.keyRate)
  const perAddress = rateLimiter(rules.publicRate)
  http.decorateRequest('principal', undefined)
  http.decorateRequest('apiVersion', '')
  http.setValidatorCompiler(validatorCompiler())
  http.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply))
  refuseUnknownRoutes(http)
  await allowOrigins(http, rules.corsOrigins)

  http.addHook('onRequest', async (request, reply) => {
    void reply.header('x-trace-id', request.id).header('x-content-type-options', 'nosniff')
    if (!request.url.startsWith('/api')) return
    void reply.header('cache-control', 'no-store')
    versions.pin(request, reply)
  })
  http.addHook('onRequest', async (request, reply) => admit(request, reply, { rules, perKey, perAddress }))
  http.addHook('preValidation', async (request) => {
    await mustKnowParameters(request)
    await mustBeWholesome(request)
    request.body = versions.upgrade(request.apiVersion, routeName(request), request.body)
  })
  http.addHook('preHandler', async (request, reply) => {
    if (await replayOrClaim(rules.db, request, reply)) return reply
  })
  http.addHook('onSend', async (request, reply, payload) => {
    await keepAnswer(rules.db, request, reply, payload)
    return payload
  })
}

function routeName(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? ''}`
}

interface Admission {
  readonly rules: HouseRules
  readonly perKey: Limiter
  readonly perAddress: Limiter
}

/** Authentication rules 1-6: a key of the right scope, the operator's token, or nothing where nothing is asked. */
async function admit(request: FastifyRequest, reply: FastifyReply, { rules, perKey, perAddress }: Admission) {
  const { access, ownRateLimit } = request.routeOptions.config
  if (access === undefined) return
  if (access === 'public' || access === 'operator') {
    if (!ownRateLimit) mustBeWithinRate(perAddress, callerAddress(request), reply)
    if (access === 'operator') mustBeOperator(request, rules.operatorToken)
    return
  }
  const key = request.headers['x-api-key']
  try {
    request.principal = await rules.keys.authenticate(Array.isArray(key) ? key[0] : key, access)
  } catch (error) {
    // Guessing keys costs look-ups: counted by address, as every other request without a key.
    mustBeWithinRate(perAddress, callerAddress(request), reply)
    throw error
  }
  mustBeWithinRate(perKey, request.principal.keyId, reply)
}

function mustBeOperator(request: FastifyRequest, token: string | undefined): void {
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
  const right = Buffer.from(token ?? '')
  if (!token || given.length !== right.length || !timingSafeEqual(given, right))
    refuse('operator-token-wrong')
}

/** A declared access is what opens a route; forgetting it stops the program, not the safety. */
export function mustDeclareAccess(route: RouteOptions): void {
  const access: Access | undefined = route.config?.access
  // The one route of the CORS plugin answers preflights and carries nothing.
  if (route.method === 'OPTIONS') return
  if (access === undefined) throw new Error(`${String(route.method)} ${route.url} declares no access`)
}

function refuseUnknownRoutes(http: Http): void {
  const routes: { method: string; pattern: RegExp }[] = []
  http.addHook('onRoute', (route) => {
    mustDeclareAccess(route)
    if (route.method === 'OPTIONS') return
    const pattern = new RegExp(`^${route.url.replaceAll(/:[^/]+/g, '[^/]+').replace(/\*$/, '.*')}/?$`)
    for (const method of [route.method].flat()) routes.push({ method, pattern })
  })
  http.setNotFoundHandler((request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length > 0) refuse('method-not-allowed', request.method, [...new Set(allowed)].sort())
    refuse('route-unknown', request.method, path.slice(0, 200))
  })
}

/** Public reads, the webhook and the embed answer any origin; the keyed API only those of the settings. */
async function allowOrigins(http: Http, origins: readonly string[]): Promise<void> {
  await http.register(cors, {
    hook: 'onRequest',
    strictPreflight: false,
    delegator: (request, callback) => callback(null, originsOf(request, origins)),
  })
}

function originsOf({ url, routeOptions }: FastifyRequest, origins: readonly string[]) {
  const isOpen =
    routeOptions.config.anyOrigin || /^\/(webhooks\/contacts|api\/[0-9a-f-]{36}\/posts|embed)/i.test(url)
  return {
    origin: isOpen ? '*' : [...origins],
    methods: ['GET', 'POST', 'PATCH'],
    exposedHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Trace-Id', 'X-Api-Version', 'ETag'],
    maxAge: 86_400,
  }
}
