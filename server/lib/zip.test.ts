/** Archives that grow too large for what reads them. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { Refusal } from '../refusals.ts'
import { zip } from './zip.ts'

const KIB = 1_024

/** Entries of so many KiB each, that compress to nearly nothing or not at all; `asked` counts the pieces taken. */
function entriesOf(sizes: readonly number[], piece: () => Buffer) {
  const asked = { pieces: 0 }
  async function* entries() {
    for (const [index, size] of sizes.entries()) yield { path: `${index}.xml`, content: pieces(size) }
  }
  async function* pieces(size: number) {
    for (let written = 0; written < size; written += 1) {
      asked.pieces += 1
      yield piece()
    }
  }
  return { entries: entries(), asked }
}

const tooLarge = (error: unknown): boolean =>
  error instanceof Refusal && error.answer.status === 400 && /4 GiB.*CSV.*filter/.test(error.message)

describe('an archive', () => {
  test('is written up to its limit, which a byte more of an entry passes, though it compresses well', async () => {
    const { entries } = entriesOf([64], () => Buffer.alloc(KIB))
    assert.ok((await Array.fromAsync(zip(entries, 64 * KIB))).length > 0)

    const more = entriesOf([64], () => Buffer.alloc(KIB))
    await assert.rejects(Array.fromAsync(zip(more.entries, 64 * KIB - 1)), tooLarge)
  })

  test('that grows too large of many entries is refused with what to do, and the rest is not made', async () => {
    const { entries, asked } = entriesOf([64, 64, 64, 64, 64, 64, 64, 64], () => randomBytes(KIB))

    await assert.rejects(Array.fromAsync(zip(entries, 200 * KIB)), tooLarge)

    assert.ok(asked.pieces < 5 * 64, `${asked.pieces} pieces were made`)
  })
})
