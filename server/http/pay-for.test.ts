/** Who is counted, and what a costly request pays: in numbers. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rateLimiter, type Limiter } from '../lib/rate.ts'
import { callerAddress, payFor } from './rate-limit.ts'

/** A reply that keeps its headers; nothing else of it is used. */
function aReply(): { reply: FastifyReply; headers: Record<string, string> } {
  const headers: Record<string, string> = {}
  const reply = { header: (name: string, value: string) => ((headers[name] = value), reply) }
  return { reply: reply as unknown as FastifyReply, headers }
}

/** A request that was counted once already, as every one is before its handler runs. */
function counted(limiter: Limiter): FastifyRequest {
  limiter.take('a', Date.now())
  return { countedBy: { limiter, caller: 'a' } } as unknown as FastifyRequest
}

describe('what a request costs', () => {
  for (const [requests, expected] of [
    [0, undefined],
    [1, undefined],
    [2, '"default";r=8;t=120'],
    [4, '"default";r=6;t=240'],
  ] as const)
    test(`${requests} requests: ${expected ?? 'it is paid for already'}`, () => {
      const { reply, headers } = aReply()

      payFor(counted(rateLimiter({ perMinute: 1, burst: 10 })), reply, requests)

      assert.equal(headers['ratelimit'], expected)
    })

  test('one that nobody counts pays nothing', () => {
    const { reply, headers } = aReply()

    payFor({} as unknown as FastifyRequest, reply, 4)

    assert.deepEqual(headers, {})
  })
})

describe('the address a request is counted by', () => {
  for (const [ip, counts] of [
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['1:2::3:4:5:6:7', '1:2:0:3'],
    ['1:2:3::4:5:6:7:8', '1:2:3:4'],
    ['::1', '0:0:0:0'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    [undefined, ''],
  ] as const)
    test(`${ip} as ${counts}`, () => {
      assert.equal(callerAddress({ ip } as unknown as FastifyRequest), counts)
    })
})
