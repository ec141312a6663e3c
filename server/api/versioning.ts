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
  /** Pins the request (spec "Versioning", rule 3); another value than a known one is refused with 400. */
  pin(request: FastifyRequest, reply: FastifyReply): void
  upgrade(version: string, route: string, body: unknown): unknown
  downgrade(version: string, route: string, body: unknown): unknown
}

export function versioning(versions: readonly Version[] = VERSIONS): Versioning {
  const dates = versions.map(({ date }) => date)
  const olderThanCode = (version: string): readonly Version[] => versions.slice(dates.indexOf(version), -1)
  return {
    pin(request, reply) {
      const asked = request.routeOptions.config.versioned ? request.headers['x-api-version'] : undefined
      const version = asked === undefined ? DEFAULT_VERSION : String(asked).trim()
      if (!dates.includes(version)) refuse('version-unknown', version.slice(0, 40), dates)
      request.apiVersion = version
      void reply.header('x-api-version', version)
    },
    upgrade: (version, route, body) =>
      olderThanCode(version).reduce((body, { upgrade }) => upgrade?.(route, body) ?? body, body),
    downgrade: (version, route, body) =>
      olderThanCode(version).reduceRight((body, { downgrade }) => downgrade?.(route, body) ?? body, body),
  }
}
