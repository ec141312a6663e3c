/** API versions by date: a registry of request and response transforms, so that the next version is one entry. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals.ts'

export interface Version {
  /** As it is sent in X-Api-Version. */
  readonly date: string
  /** Turns a request body of this version into the next version's. `route` is `METHOD /path/{param}`. */
  readonly upgrade?: (route: string, body: unknown) => unknown
  /** Turns an answer of the next version into this version's. */
  readonly downgrade?: (route: string, body: unknown) => unknown
}

/** Oldest first; the last one is what the code speaks. Requests without the header use 2026-07. */
export const VERSIONS: readonly Version[] = [{ date: '2026-07' }]
const DEFAULT_VERSION = '2026-07'

export interface Versioning {
  /**
   * Pins the request (spec "Versioning", rule 3), whatever it asks for; another value than a known one is refused with
   * 400. What is of the API says in its answer which version it is of.
   */
  pin(request: FastifyRequest, reply: FastifyReply): void
  /** The body as the code takes it. */
  upgrade(request: FastifyRequest): unknown
  /** The answer as the request's version has it; an error object is the same in every version. */
  downgrade(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown
}

export function versioning(versions: readonly Version[] = VERSIONS): Versioning {
  const dates = versions.map(({ date }) => date)
  const olderThanCode = ({ apiVersion }: FastifyRequest): readonly Version[] =>
    dates.includes(apiVersion) ? versions.slice(dates.indexOf(apiVersion), -1) : []
  return {
    pin(request, reply) {
      const asked = request.headers['x-api-version']
      const version = asked === undefined ? DEFAULT_VERSION : String(asked).trim()
      if (!dates.includes(version)) refuse('version-unknown', version.slice(0, 40), dates)
      request.apiVersion = version
      if (isOfApi(request.url)) void reply.header('x-api-version', version)
    },
    upgrade: (request) =>
      olderThanCode(request).reduce(
        (body, { upgrade }) => (upgrade ? upgrade(routeName(request), body) : body),
        request.body,
      ),
    downgrade(request, reply, payload) {
      const steps = olderThanCode(request)
      const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
      if (steps.length === 0 || !isText || reply.statusCode >= 400 || !isJson(reply)) return payload
      const body: unknown = JSON.parse(String(payload))
      const route = routeName(request)
      return JSON.stringify(
        steps.reduceRight((body, { downgrade }) => (downgrade ? downgrade(route, body) : body), body),
      )
    },
  }
}

/** The API and its webhooks, rather than pages. */
export function isOfApi(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/webhooks/')
}

function routeName({ method, routeOptions }: FastifyRequest): string {
  const path = (routeOptions.url ?? '').replace(/^\/api/, '').replaceAll(/:([^/]+)/g, '{$1}')
  return `${method} ${path}`
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json')
}
