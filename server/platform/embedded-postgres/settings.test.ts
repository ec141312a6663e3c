/** The numbers PostgreSQL is started with, and its log's size. */
import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { assert as check, integer, property } from 'fast-check'
import { aFolder, clearFolders } from '../../../test/support/embedded.ts'
import { lastLines, rotateLog, sizeOf } from './log-file.ts'
import { settingsFor, usableMemory } from './settings.ts'

const GIB = 1024 ** 3

after(clearFolders)

describe('settings', () => {
  test('grow with the memory, and hold at both ends', () => {
    assert.equal(megabytes(GIB / 8, 'shared_buffers'), 32)
    assert.equal(megabytes(4 * GIB, 'shared_buffers'), 512)
    assert.equal(megabytes(512 * GIB, 'shared_buffers'), 1024)
  })

  test('leave three quarters of any machine from 128 MiB to others than the shared buffers', () => {
    check(
      property(integer({ min: GIB / 8, max: 1024 * GIB }), (memory) => {
        assert.ok(megabytes(memory, 'shared_buffers') * 1024 * 1024 <= memory / 4)
      }),
    )
  })

  test('never weaken durability', () => {
    assert.equal(
      settingsFor(GIB).some((word) => /fsync|synchronous_commit|full_page_writes/.test(word)),
      false,
    )
  })

  test('are made for memory this process may use', () => {
    assert.ok(usableMemory() > 0 && Number.isFinite(usableMemory()))
  })
})

describe('the log', () => {
  test('of more than 8 MiB is put aside once, and written on from its beginning', () => {
    const file = join(aFolder(), 'postgres.log')
    writeFileSync(file, 'old\n')
    truncateSync(file, 9 * 1024 * 1024)

    rotateLog(file)
    appendFileSync(file, 'new\n')
    rotateLog(file)

    assert.equal(readFileSync(file, 'utf8'), 'new\n')
    assert.equal(sizeOf(`${file}.1`), 9 * 1024 * 1024)
  })

  test('is quoted from where it was, a dozen lines at most', () => {
    const file = join(aFolder(), 'postgres.log')
    writeFileSync(file, 'before\n')
    const from = sizeOf(file)
    appendFileSync(file, Array.from({ length: 20 }, (_, n) => `line ${n}\n`).join(''))

    const lines = lastLines(file, from).split('\n')

    assert.deepEqual([lines.length, lines.at(0), lines.at(-1)], [12, 'line 8', 'line 19'])
    assert.equal(lastLines(file, sizeOf(file)), '')
    assert.equal(sizeOf(join(file, '..', 'missing')), 0)
  })
})

function megabytes(memory: number, name: string): number {
  const setting = settingsFor(memory).find((word) => word.startsWith(`${name}=`)) ?? ''
  return Number(/=(\d+)MB$/.exec(setting)?.[1])
}
