/** The rules every request meets, wired once for every route: trace, key, scope, rate, version, strictness, errors. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rateLimiter, type Limiter, type Rate } from '../lib/rate.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { mustBeAskable } from './askable.ts'
import { mustGrant, type KeyRing } from './authentication.ts'
import { allowOrigins } from './cross-origin.ts'
import { compressAnswers } from './compression.ts'
import { answerError, type ErrorPage } from './errors.ts'
import type { Http } from './http.ts'
import { mustBePlain, readJsonBodies } from './json-bodies.ts'
import { keepAnswer, replayOrClaim } from './idempotency.ts'
import { callerAddress, mustBeWithinRate } from './rate-limit.ts'
import { keepRouteTable, methodsAt } from './route-table.ts'
import type { KeyAccess, SessionAccess } from './scopes.ts'
import type { SharedRates } from './shared-rates.ts'
import { isOfSession, type SessionPort } from './sessions.ts'
import { mustBeStorable, mustKnowParameters, serializerCompiler, validatorCompiler } from './validation.ts'
import { versioning, type Version } from './versioning.ts'

export interface HookOptions {
  readonly db: Db
  readonly keys: KeyRing
  readonly operatorToken: string | undefined
  readonly corsOrigins: readonly string[]
  readonly keyRate: Rate
  readonly publicRate: Rate
  /** What other processes let through; without it this one counts by itself. */
  readonly rates?: Pick<SharedRates, 'share'>
  /** Who keeps the sessions of people; without it there are none. */
  readonly sessions?: SessionPort
  /** How people, rather than programs, are refused. */
  readonly errorPage?: ErrorPage
  /** Other versions than the released ones; tests only. */
  readonly versions?: readonly Version[]
}

/** Must be called before any route is declared. */
export async function installHooks(http: Http, rules: HookOptions): Promise<void> {
  const versions = versioning(rules.versions)
  const limiter = (name: string, rate: Rate): Limiter =>
    rules.rates?.share(name, rateLimiter(rate)) ?? rateLimiter(rate)
  const perKey = limiter('key', rules.keyRate)
  const perAddress = limiter('address', rules.publicRate)
  http.decorateRequest('principal', undefined)
  http.decorateRequest('session', undefined)
  http.decorateRequest('countedBy', undefined)
  http.decorateRequest('apiVersion', '')
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply, rules.errorPage))
  // The framework reads it by itself; here only JSON is taken, and what a route adds.
  http.removeContentTypeParser('text/plain')
  readJsonBodies(http)
  keepRouteTable(http)
  http.setNotFoundHandler((request) => refuseUnknownRoute(http, request))
  const stopping = signalOfStop(http)
  // Before origins are looked at: what is asked beforehand (OPTIONS) gets no further.
  http.addHook('onRequest', async (request, reply) => {
    void reply.header('x-trace-id', request.id).header('x-content-type-options', 'nosniff')
    mustBeAskable(request)
    if (request.method === 'OPTIONS') sayMethods(http, request, reply)
  })
  await allowOrigins(http, rules.corsOrigins)

  http.addHook('onRequest', async (request, reply) => {
    if (/^\/(api|app\/api)/.test(request.url)) void reply.header('cache-control', 'no-store')
    if (stopping.aborted) refuse('stopping')
    await authenticateRequest(request, reply, { rules, perKey, perAddress })
    // Here, before the body is read: a route that is not there has nothing to say about it.
    if (request.is404) refuseUnknownRoute(http, request)
    versions.pin(request, reply)
    mustBePlain(request)
  })
  http.addHook('preValidation', async (request) => {
    await mustKnowParameters(request)
    await mustBeStorable(request)
    request.body = versions.upgrade(request)
  })
  http.addHook('preHandler', async (request, reply) => {
    return (await replayOrClaim(rules.db, request, reply)) ? reply : undefined
  })
  http.addHook('onSend', async (request, reply, payload) => {
    if (stopping.aborted) void reply.header('connection', 'close')
    // Kept as the code speaks it: a replay may be asked for in another version.
    await keepAnswer(rules.db, request, reply, payload).catch((error: unknown) => {
      // What was asked for is done, or has failed with an answer of its own: that is what the caller must get.
      request.log.error({ err: error }, 'the answer to an Idempotency-Key could not be kept')
    })
    return versions.downgrade(request, reply, payload)
  })
  compressAnswers(http)
}

/** What still comes on an open connection while the server stops is asked to come again. */
function signalOfStop(http: Http): AbortSignal {
  const stop = new AbortController()
  http.addHook('preClose', async () => stop.abort())
  return stop.signal
}

interface Admission {
  readonly rules: HookOptions
  readonly perKey: Limiter
  readonly perAddress: Limiter
}

/**
 * Authentication rules 1-6: a key of the right scope, the operator's token, or nothing where nothing is asked.
 * Whoever sends no good key is counted by address, and past the limit costs no look-up any more.
 */
async function authenticateRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { rules, perKey, perAddress }: Admission,
) {
  const { access, ownRateLimit } = request.routeOptions.config
  const count = (limiter: Limiter, caller: string): void => {
    mustBeWithinRate(limiter, caller, reply)
    request.countedBy = { limiter, caller }
  }
  const countAddress = (): void => count(perAddress, callerAddress(request))
  if (access === undefined || access === 'public' || access === 'operator') {
    if (!ownRateLimit) countAddress()
    if (access === 'operator') mustBeOperator(request, rules.operatorToken)
    return
  }
  if (typeof access === 'object' || (rules.sessions && isOfSession(request))) {
    return admitSession(request, reply, { access, rules, count: [(id) => count(perKey, id), countAddress] })
  }
  const key = request.headers['x-api-key']
  const mustBeOpen = (): void => {
    if (!perAddress.isOpen(callerAddress(request), now().getTime())) countAddress()
  }
  try {
    const given = Array.isArray(key) ? key[0] : key
    request.principal = await rules.keys.authenticate(given, mustBeOpen)
    mustGrant(request.principal, access)
  } catch (error) {
    countAddress()
    throw error
  }
  count(perKey, request.principal.keyId)
}

interface SessionAdmission {
  readonly access: KeyAccess | SessionAccess
  readonly rules: HookOptions
  /** Counts who is signed in by session; and by address who is not. */
  readonly count: readonly [ofSession: (id: string) => void, ofAddress: () => void]
}

async function admitSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { access, rules, count: [countSession, countAddress] }: SessionAdmission,
): Promise<void> {
  try {
    const { session, principal } =
      (await rules.sessions?.admit(request, reply, access)) ?? refuse('signed-out')
    request.session = session
    request.principal = principal
  } catch (error) {
    countAddress()
    throw error
  }
  if (request.session && request.routeOptions.config.ownRateLimit) return
  if (request.session) countSession(request.session.sessionId)
  else countAddress()
}

function mustBeOperator(request: FastifyRequest, token: string | undefined): void {
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
  if (!token || !timingSafeEqual(sha256(given), sha256(token))) refuse('operator-token-wrong')
}

/** Of one length whatever was given: comparing takes as long for every guess. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** What OPTIONS is asked for (RFC 9110, 9.3.7). */
function sayMethods(http: Http, { url }: FastifyRequest, reply: FastifyReply): void {
  const methods = methodsAt(http, pathIn(url))
  if (methods.length > 0) void reply.header('allow', methods.join(', '))
}

function refuseUnknownRoute(http: Http, { method, url }: FastifyRequest): never {
  const path = pathIn(url)
  const allowed = methodsAt(http, path)
  if (allowed.length > 0) refuse('method-not-allowed', method, allowed)
  refuse('route-unknown', method, path.slice(0, 200))
}

function pathIn(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
