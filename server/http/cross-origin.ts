/** Which pages of other origins may read what is answered (CORS). */
import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import type { Http } from './http.ts'
import { isOfSession } from './sessions.ts'

/** What a page of another origin may read of an answer beside its body, where it may read it at all. */
const EXPOSED_HEADERS = [
  'Content-Disposition',
  'ETag',
  'Idempotency-Replayed',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Api-Version',
  'X-Search-Interpretation',
  'X-Trace-Id',
]

/** Public reads, the webhook and the embed answer any origin; the keyed API only those of the settings. */
export async function allowOrigins(http: Http, origins: readonly string[]): Promise<void> {
  await http.register(cors, {
    hook: 'onRequest',
    delegator: (request, callback) => callback(null, originsOf(request, origins)),
  })
}

function originsOf(request: FastifyRequest, origins: readonly string[]) {
  const { url, routeOptions } = request
  // Asked beforehand (OPTIONS), a route says nothing of itself; what it then answers counts.
  const { anyOrigin = /^\/(webhooks\/contacts(?!\/test\/)|api\/[0-9a-f-]{36}\/posts|embed)/i.test(url) } =
    routeOptions.config
  // A session is of our own pages alone: what it reads, no page of another origin may.
  const isShut = routeOptions.config.anyOrigin === false || url.startsWith('/app') || isOfSession(request)
  return {
    origin: anyOrigin && !isShut ? '*' : isShut ? [] : [...origins],
    methods: ['GET', 'POST', 'PATCH'],
    // An OPTIONS that is not a preflight is not a fault either.
    strictPreflight: false,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
  }
}
