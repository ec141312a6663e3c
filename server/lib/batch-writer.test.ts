/** A batch writer: what waits is written together, and everyone gets their own outcome. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBatchWriter } from './batch-writer.ts'

describe('batch writer', () => {
  test('items that arrive together travel together, at most `size` of one key at a time', async () => {
    const batches: (readonly [string, readonly number[]])[] = []
    const { write } = openBatchWriter<number, number>({
      size: 4,
      atOnce: 2,
      store: async (key, items) => {
        batches.push([key, items])
        return items.map((item) => item * 10)
      },
    })

    const results = await Promise.all(Array.from({ length: 10 }, (_, n) => write('a', n)))

    assert.deepEqual(results, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    assert.deepEqual(
      batches.map(([, items]) => items.length),
      [4, 4, 2],
    )
  })

  test('a fault that is none of an item is told to the whole batch at once, and no item is tried alone', async () => {
    let tries = 0
    const { write } = openBatchWriter<number, number>({
      size: 16,
      atOnce: 1,
      store: async () => {
        tries += 1
        throw new Error('away')
      },
      isForAll: (error) => error instanceof Error && error.message === 'away',
    })

    const outcomes = await Promise.allSettled(Array.from({ length: 16 }, (_, n) => write('a', n)))

    assert.deepEqual([new Set(outcomes.map(({ status }) => status)), tries], [new Set(['rejected']), 1])
  })

  test('keys never share a batch', async () => {
    const { write } = openBatchWriter<string, string>({
      size: 16,
      atOnce: 2,
      store: async (key, items) => items.map((item) => `${key}:${item}`),
    })

    const results = await Promise.all(['a', 'b', 'a', 'c'].map((key, n) => write(key, String(n))))

    assert.deepEqual(results, ['a:0', 'b:1', 'a:2', 'c:3'])
  })

  test('no more batches than allowed are stored at once, and as many as allowed', async () => {
    let running = 0
    let most = 0
    const { write } = openBatchWriter<number, number>({
      size: 1,
      atOnce: 3,
      store: async (_, items) => {
        running += 1
        most = Math.max(most, running)
        await sleep(5)
        running -= 1
        return items
      },
    })

    await Promise.all(Array.from({ length: 20 }, (_, n) => write(String(n), n)))

    assert.equal(most, 3)
  })

  test('a batch that fails is stored again item by item, so that one bad item fails alone', async () => {
    const { write } = openBatchWriter<string, string>({
      size: 16,
      atOnce: 1,
      store: async (_, items) => {
        if (items.includes('bad')) throw new Error('bad item')
        return items
      },
    })

    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((item) => write('k', item)))

    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    assert.equal(await write('k', 'after'), 'after')
  })

  test('a busy key does not starve the others', async () => {
    const order: string[] = []
    const { write } = openBatchWriter<number, number>({
      size: 1,
      atOnce: 1,
      store: async (key, items) => {
        order.push(key)
        return items
      },
    })

    await Promise.all([...Array.from({ length: 20 }, (_, n) => write('busy', n)), write('quiet', 0)])

    assert.ok(order.indexOf('quiet') <= 2, order.join(' '))
  })
})
