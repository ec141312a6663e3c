/** Rate limits: per key, and per address where no key is asked for, with the standard headers on every answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from '../lib/rate.ts'
import { now } from '../platform/clock.ts'
import { refuse } from '../refusals.ts'

/**
 * Counts one request of `caller`. Sets `RateLimit-Policy` and `RateLimit` (IETF draft "RateLimit header fields for
 * HTTP"); over the limit refuses with 429 and `Retry-After` in seconds.
 */
export function mustBeWithinRate(limiter: Limiter, caller: string, reply: FastifyReply): void {
  const { allowed, remaining, waitSeconds } = limiter.take(caller, now().getTime())
  const { perMinute, burst } = limiter.rate
  void reply.header('ratelimit-policy', `"default";q=${perMinute};w=60;burst=${burst}`)
  void reply.header('ratelimit', `"default";r=${remaining};t=${waitSeconds}`)
  if (!allowed) refuse('rate-limited', waitSeconds)
}

/** The address a public request is counted by: an IPv6 network of 64 bits is one caller. */
export function callerAddress(request: FastifyRequest): string {
  const { ip } = request
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip
}
