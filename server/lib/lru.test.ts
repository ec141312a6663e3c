import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { collectGarbage } from '../platform/memory.ts'
import { lruMap, remembering } from './lru.ts'

const MEGABYTE = 1_048_576

describe('what is remembered for a while', () => {
  test('takes no room before it is filled, whatever it may hold', () => {
    const before = room()

    const empty = Array.from({ length: 10 }, () => lruMap<number>({ max: 1_000_000 }))

    // Set aside at once it would be 240 MB.
    assert.ok(room() - before < 10 * MEGABYTE)
    assert.equal(empty.length, 10)
  })

  test('is its maximum at most, and what was longest not asked for is forgotten first', () => {
    const known = lruMap<number>({ max: 3 })
    for (const [index, key] of ['a', 'b', 'c'].entries()) known.set(key, index)

    known.get('a')
    known.set('c', 9)
    known.set('d', 3)

    assert.deepEqual([...known.keys()].sort(), ['a', 'c', 'd'])
    assert.equal(known.get('c'), 9)
  })

  test('is believed for its time and no longer', () => {
    mock.timers.enable({ apis: ['Date', 'setTimeout'] })
    const clock = mock.method(performance, 'now', () => Date.now())
    try {
      mock.timers.tick(1_000)
      const known = lruMap<number>({ max: 3, ttl: 50 })
      known.set('a', 1)
      mock.timers.tick(49)
      assert.equal(known.get('a'), 1)
      mock.timers.tick(2)
      assert.equal(known.get('a'), undefined)
    } finally {
      clock.mock.restore()
      mock.timers.reset()
    }
  })
})

describe('what is found for a text', () => {
  test('is found once while it is asked for, nothing as well', () => {
    const asked: string[] = []
    const find = remembering(4, (text) => {
      asked.push(text)
      return text === 'none' ? undefined : text.toUpperCase()
    })

    const found = ['a', 'none', 'a', 'none'].map(find)

    assert.deepEqual(found, ['A', undefined, 'A', undefined])
    assert.deepEqual(asked, ['a', 'none'])
  })

  test('is let go when others are asked for, so that no memory grows with what strangers type', () => {
    let found = 0
    const find = remembering(4, (text) => {
      found += 1
      return text.length
    })

    for (const text of 'abcdefgh') find(text)
    find('a')
    assert.equal(found, 9)

    // Nor is a long text kept.
    const long = 'x'.repeat(100)
    find(long)
    find(long)
    assert.equal(found, 11)
  })

  test('holds no more than the text itself, whatever that was cut from', () => {
    const find = remembering(1_000, (text) => text.length)
    const before = room()

    for (let n = 0; n < 400; n++) find(`remembered-word-${n}-${'x'.repeat(200_000)}`.slice(0, 20))

    collectGarbage()
    // With what the words were cut from it would be 80 MB.
    assert.ok(room() - before < 20 * MEGABYTE)
    assert.equal(find('remembered-word-1-xx'), 20)
  })

  test('is kept while it is asked for again', () => {
    const asked: string[] = []
    const find = remembering(4, (text) => {
      asked.push(text)
      return text
    })

    for (const text of 'bcdefgh') {
      find('a')
      find(text)
    }

    assert.deepEqual(
      asked.filter((text) => text === 'a'),
      ['a'],
    )
  })
})

function room(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
