/** Rate limits: per key, and per address where no key is asked for, with the standard headers on every answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter, Verdict } from '../lib/rate.ts'
import { now } from '../platform/clock.ts'
import { refuse } from '../refusals.ts'

/**
 * Counts one request of `caller`. Sets `RateLimit-Policy` and `RateLimit` (IETF draft "RateLimit header fields for
 * HTTP"); over the limit refuses with 429 and `Retry-After` in seconds.
 */
export function mustBeWithinRate(limiter: Limiter, caller: string, reply: FastifyReply): void {
  answerWith(limiter, limiter.take(caller, now().getTime()), reply)
}

/** A request that costs as much as `requests` counts as these; over the limit as above. */
export function payFor({ countedBy }: FastifyRequest, reply: FastifyReply, requests: number): void {
  if (!countedBy || requests <= 1) return
  const { limiter, caller } = countedBy
  answerWith(limiter, limiter.raise(caller, now().getTime(), requests), reply)
}

function answerWith(
  limiter: Limiter,
  { allowed, remaining, waitSeconds }: Verdict,
  reply: FastifyReply,
): void {
  const { perMinute, burst } = limiter.rate
  void reply.header('ratelimit-policy', `"default";q=${perMinute};w=60;burst=${burst}`)
  void reply.header('ratelimit', `"default";r=${remaining};t=${waitSeconds}`)
  if (!allowed) refuse('rate-limited', waitSeconds)
}

/** The address a public request is counted by: an IPv6 network of 64 bits is one caller. */
export function callerAddress(request: FastifyRequest): string {
  // A socket that was reset before it was looked at has none, whatever the framework's types say.
  const ip = (request.ip as string | undefined) ?? ''
  return ip.includes(':') && !ip.includes('.') ? groupsOf(ip).slice(0, 4).join(':') : ip
}

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(ip: string): string[] {
  const [before = [], after] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  if (!after) return before
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
