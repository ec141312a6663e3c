/** Tests of what a log line hides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertCostsLess } from '../../test/support/growth.ts'
import { scrubbed } from './scrub.ts'

test('a credential in any address or header is hidden, and what it was of stays', () => {
  const lines: readonly (readonly [string, string])[] = [
    ['{"path":"/s/Ab3dE9x"}', '{"path":"/s/[hidden]"}'],
    ['{"path":"/c/AQIDBAUG_x-y/3"}', '{"path":"/c/[hidden]/3"}'],
    ['GET /o/AQIDBAUG.gif 404', 'GET /o/[hidden] 404'],
    ['see https://t.example/preferences/AQID?x=1', 'see https://t.example/preferences/[hidden]?x=1'],
    ['"/unsubscribe/AQID"', '"/unsubscribe/[hidden]"'],
    ['"/webhooks/contacts/test/4Rx92"', '"/webhooks/contacts/test/[hidden]"'],
    ['/webhooks/bounces/4Rx92?key=abc&x=1', '/webhooks/bounces/[hidden]?key=[hidden]&x=1'],
    ['smtp://user:p%40ss@mail.example:587', 'smtp://[hidden]@mail.example:587'],
    ['https://g.example/send?apiKey=abc&to=1', 'https://g.example/send?apiKey=[hidden]&to=1'],
    ['tdg_0123456789012345678901_abcdefghijklmnopqrstuvwxyz', 'tdg_0123456789012345678901_[hidden]'],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_[hidden]'],
    ['authorization: Bearer abcdefghijkl', 'authorization: Bearer [hidden]'],
  ]
  for (const [line, expected] of lines) assert.equal(scrubbed(line), expected)
})

test('what is not a credential stays as it is', () => {
  for (const line of [
    '{"path":"/s/:code"}',
    '{"path":"/w/shop/018f/spring-sale"}',
    '{"path":"/api/contacts/018f-77"}',
    'at file:///srv/s/server/main.ts:3:1',
    'mail to anna@example.com from a@b.example',
    'postgres on /run/postgresql/.s.PGSQL.5432',
  ])
    assert.equal(scrubbed(line), line)
})

test('sixteen times the text takes nowhere near the square of sixteen as long', async () => {
  const [once, sixteen] = [longLine(5_000), longLine(80_000)]
  scrubbed(once)
  await assertCostsLess(90 * leastTime(once) + 20, () => scrubbed(sixteen))
})

function longLine(n: number): string {
  return `"/webhooks/${'a/'.repeat(n)} ${'ab.'.repeat(n)}:// ${'?'.repeat(n)} ${'tdg_'.repeat(n)}`
}

/** Milliseconds: the quickest is the one that nobody else's work was in the way of. */
function leastTime(line: string): number {
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now()
    scrubbed(line)
    return performance.now() - began
  })
  return Math.min(...times)
}
