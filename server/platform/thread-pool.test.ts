import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { widenThreadPool } from './thread-pool.ts'

const run = promisify(execFile)

/** Signs more at once than there are threads, and says how many of the pool there are then. */
const SIGNING = `
  const { widenThreadPool } = await import(${JSON.stringify(new URL('thread-pool.ts', import.meta.url).href)})
  widenThreadPool(process.env, 7)
  const { generateKeyPairSync, sign } = await import('node:crypto')
  const { readdirSync, readFileSync } = await import('node:fs')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = () => new Promise((resolve) => sign('sha256', Buffer.alloc(9), privateKey, resolve))
  await Promise.all(Array.from({ length: 100 }, signed))
  const names = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/comm', 'utf8'))
  console.log(names.filter((name) => name.startsWith('libuv')).length)`

test('letters are signed on as many threads as the machine has processors, four at least', async () => {
  const { UV_THREADPOOL_SIZE: _set, ...env } = process.env
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', SIGNING], { env })

  assert.equal(stdout.trim(), '7')
  const small: Record<string, string> = {}
  widenThreadPool(small, 2)
  assert.deepEqual(small, { UV_THREADPOOL_SIZE: '4' })
})

test('a width that is set stays', () => {
  const environment = { UV_THREADPOOL_SIZE: '2' }
  widenThreadPool(environment, 64)
  assert.equal(environment.UV_THREADPOOL_SIZE, '2')
})

test('a server widens the pool before it loads or reads anything that may use it', async () => {
  const start = await readFile(new URL('../cli/start.ts', import.meta.url), 'utf8')
  const widened = start.indexOf(' widenThreadPool(env)')

  assert.ok(widened > 0 && widened < start.indexOf('await '))
})
