/** `start --processes`: several processes answer on one port, live and end with the first. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../support/database.ts'
import { kill, until } from '../support/embedded.ts'
import { urlOf } from '../support/program.ts'
import { eventually } from '../support/sending.ts'
import { startTidings, tidings, type Running } from '../support/tidings.ts'

/** With one of two processes stopped none of so many new connections reaches the other once in a million runs. */
const CONNECTIONS = 20
const ANSWER_MILLISECONDS = 2_000

const database = await aDatabase()
after(() => database.close())
const settings = { DATABASE_URL: urlOf(database.connection), DATA_DIR: '/tmp' }

async function besides({ child }: Running): Promise<number[]> {
  const text = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

async function oneBeside(running: Running, but?: number): Promise<number> {
  let found: number | undefined
  await eventually(async () => {
    found = (await besides(running)).find((pid) => pid !== but)
    return found !== undefined
  })
  return found ?? assert.fail('no process beside')
}

/** How many of as many new connections are answered. */
async function answered({ at }: Running): Promise<number> {
  const ask = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS)
    const answer = await fetch(`${at.api}/health`, { headers: { connection: 'close' }, signal }).catch(
      () => undefined,
    )
    return answer?.status === 200
  }
  const all = await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return all.filter(Boolean).length
}

/** The process is ready: with the first one stopped it answers. */
async function answersAlone(running: Running, pid: number): Promise<void> {
  const { pid: first } = running.child
  assert.ok(first)
  for (const stopped of [first, pid]) {
    await eventually(async () => {
      process.kill(stopped, 'SIGSTOP')
      const some = await answered(running)
      process.kill(stopped, 'SIGCONT')
      return some > 0
    })
  }
  await eventually(async () => (await answered(running)) === CONNECTIONS)
}

describe('several processes on one port', () => {
  test('answer both; one that dies is replaced, and all end with the first however it ends', async () => {
    const running = await startTidings(settings, ['--processes', '2'])
    const beside = await oneBeside(running)
    await answersAlone(running, beside)

    kill(beside)
    const next = await oneBeside(running, beside)
    await answersAlone(running, next)

    assert.equal(await running.end('SIGKILL'), 'SIGKILL')
    await until(() => !isThere(next))
    await assert.rejects(fetch(`${running.at.api}/health`))
  })

  test('end with SIGTERM when the first does, which waits for them', async () => {
    const running = await startTidings(settings, ['--processes', '2'])
    const beside = await oneBeside(running)

    assert.equal(await running.end('SIGTERM'), 0)

    assert.equal(isThere(beside), false)
  })

  test('do not share a port with a program that was there before', async () => {
    const running = await startTidings(settings, ['--processes', '2'])

    const second = await tidings(['start', '--processes', '2'], {
      ...settings,
      PORT: new URL(running.at.url).port,
    })

    assert.deepEqual(
      [second.exitCode, /is in use by another program/.test(second.stderr)],
      [1, true],
      second.stderr,
    )
    await running.end()
  })

  test('are refused where nothing answers requests, and counted from 1 to 64', async () => {
    const worker = await tidings(['start', '--role', 'worker', '--processes', '2'], settings)
    assert.match(worker.stderr, /--role worker answers none/)
    for (const count of ['0', '65', 'two']) {
      const { exitCode, stderr } = await tidings(['start', '--processes', count], settings)
      assert.deepEqual([exitCode, /Say a number from 1 to 64/.test(stderr)], [2, true], stderr)
    }
  })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
