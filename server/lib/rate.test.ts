/** Rate limits: how many at once, how many a minute, and what the caller is answered. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { rateLimiter, type Limiter } from './rate.ts'

describe('a rate limiter', () => {
  test('lets the whole burst come at once, and not one more', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 3 })

    const verdicts = [1, 2, 3, 4].map(() => limiter.take('a', 0))

    assert.deepEqual(
      verdicts.map(({ allowed, remaining }) => ({ allowed, remaining })),
      [
        { allowed: true, remaining: 2 },
        { allowed: true, remaining: 1 },
        { allowed: true, remaining: 0 },
        { allowed: false, remaining: 0 },
      ],
    )
  })

  test('says how long to wait, and keeps that word', () => {
    const limiter = rateLimiter({ perMinute: 6, burst: 1 })
    limiter.take('a', 0)

    const { allowed, waitSeconds } = limiter.take('a', 1_000)

    assert.equal(allowed, false)
    assert.equal(waitSeconds, 9)
    assert.equal(limiter.isOpen('a', 9_999), false)
    assert.equal(limiter.isOpen('a', 10_000), true)
    assert.equal(limiter.take('a', 10_000).allowed, true)
  })

  test('what came elsewhere counts, and never for more than the whole burst', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 10 })
    limiter.charge('a', 0, 4)
    assert.equal(limiter.take('a', 0).remaining, 5)

    limiter.charge('a', 0, 1_000_000)
    const { allowed, waitSeconds } = limiter.take('a', 0)

    assert.deepEqual({ allowed, waitSeconds }, { allowed: false, waitSeconds: 1 })
    assert.equal(limiter.take('b', 0).remaining, 9)
  })

  test('a refusal costs nothing: hammering does not lengthen the wait', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 1 })
    limiter.take('a', 0)
    for (let n = 0; n < 100; n += 1) limiter.take('a', 500)

    assert.equal(limiter.take('a', 1_000).allowed, true)
  })

  test('isOpen counts nothing, and callers do not share', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 1 })

    for (let n = 0; n < 10; n += 1) assert.equal(limiter.isOpen('a', 0), true)
    assert.equal(limiter.take('a', 0).allowed, true)
    assert.equal(limiter.isOpen('a', 0), false)
    assert.equal(limiter.isOpen('b', 0), true)
  })

  test('over any stretch of time never more than burst and rate allow', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 100 })
    fc.assert(
      fc.property(
        steps,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 50 }),
        (steps, perMinute, burst) => {
          const limiter = rateLimiter({ perMinute, burst })
          let now = 0
          let allowed = 0
          for (const step of steps) {
            now += step
            if (limiter.take('a', now).allowed) allowed += 1
            assert.ok(allowed <= burst + (now * perMinute) / 60_000 + 1e-6)
          }
        },
      ),
      // Each limiter makes room for its callers, which takes longer than what is tested.
      { numRuns: 20 },
    )
  })
})

describe('a request that costs more', () => {
  test('counts as so many, and what remains is told truly', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 10 })
    limiter.take('a', 0)

    const { allowed, remaining } = limiter.raise('a', 0, 4)

    assert.deepEqual({ allowed, remaining }, { allowed: true, remaining: 6 })
    assert.equal(limiter.take('a', 0).remaining, 5)
  })

  test('refused it costs nothing, and waiting as long as it says is enough', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 10 })
    for (let n = 0; n < 8; n += 1) limiter.take('a', 0)
    limiter.take('a', 0)

    const { allowed, waitSeconds } = limiter.raise('a', 0, 5)

    assert.equal(allowed, false)
    assert.equal(waitSeconds, 3)
    assert.equal(limiter.take('a', 0).remaining, 1, 'the one that was refused is given back')
    const later = waitSeconds * 1000 + 1_000
    limiter.take('a', later)
    assert.equal(limiter.raise('a', later, 5).allowed, true)
  })

  test('never costs more than the whole burst: what is costly comes rarely, not never', () => {
    const limiter = rateLimiter({ perMinute: 60, burst: 3 })
    limiter.take('a', 0)

    assert.equal(limiter.raise('a', 0, 20).allowed, true)
    assert.equal(limiter.isOpen('a', 0), false)
  })
})

const NOW = 1_000_000

/** One comes back every 6,000 seconds. */
function slowly(burst: number): Limiter {
  return rateLimiter({ perMinute: 0.01, burst })
}

describe('in numbers', () => {
  test('the whole burst is back after as long as it took to earn', () => {
    const limiter = slowly(3)

    assert.deepEqual(limiter.take('a', NOW), { allowed: true, remaining: 2, waitSeconds: 6_000 })
    assert.deepEqual(limiter.take('a', NOW), { allowed: true, remaining: 1, waitSeconds: 12_000 })
  })

  test('one too many waits until the first is back', () => {
    const limiter = slowly(1)
    limiter.take('a', NOW)

    assert.deepEqual(limiter.take('a', NOW), { allowed: false, remaining: 0, waitSeconds: 6_000 })
  })

  test('a costly one that is refused is told what is left without it, and how long it lacks', () => {
    const limiter = slowly(3)
    limiter.take('a', NOW)
    limiter.take('a', NOW)

    assert.deepEqual(limiter.raise('a', NOW, 3), { allowed: false, remaining: 2, waitSeconds: 6_000 })
  })

  test('a clock that was set back leaves nothing, not less', () => {
    const limiter = slowly(2)
    limiter.take('a', NOW)
    limiter.take('a', NOW)

    assert.equal(limiter.raise('a', NOW - 20_000_000, 2).remaining, 0)
  })
})
