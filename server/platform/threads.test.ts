/** That work in a thread ends in an answer, whatever the work does, and holds nobody up. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openThread, type ThreadLimits } from './threads.ts'

const STUBBORN = new URL('../../test/support/stubborn-thread.ts', import.meta.url)

/** Longer than any machine takes, for tasks that are not to be broken off. */
const LONG = 60_000

function aThread(limits: ThreadLimits = {}) {
  const thread = openThread<string, string>(STUBBORN, { milliseconds: LONG, ...limits })
  return Object.assign(thread, { [Symbol.asyncDispose]: () => thread.close() })
}

describe('a thread', { concurrency: true }, () => {
  test('answers each task with its own answer, in their order', async () => {
    await using thread = aThread()
    const words = Array.from({ length: 20 }, (_, n) => `word ${n}`)

    assert.deepEqual(await Promise.all(words.map((word) => thread.run(word))), words)
  })

  for (const word of ['spin', 'grow', 'break']) {
    test(`a task that tries to ${word} for ever is answered with nothing, and the next one is done`, async () => {
      await using thread = aThread({ milliseconds: word === 'spin' ? 300 : LONG, megabytes: 32 })

      const [endless, next] = await Promise.all([thread.run(word), thread.run('next')])

      assert.equal(endless, undefined)
      assert.equal(next, 'next')
    })
  }

  test('as many tasks wait as may, and then it says so', async () => {
    await using thread = aThread({ waiting: 2 })
    const tasks = ['under way', 'first', 'second'].map((word) => thread.run(word))

    assert.equal(thread.isOpen(), false)
    await Promise.all(tasks)
    assert.equal(thread.isOpen(), true)
  })

  test('closing answers what waits and what is under way, and takes nothing more', async () => {
    const thread = aThread()
    const tasks = ['spin', 'waits'].map((word) => thread.run(word))

    await thread.close()

    assert.deepEqual(await Promise.all([...tasks, thread.run('late')]), [undefined, undefined, undefined])
  })

  test(
    'one that rests is ended, is started again by the next task, and holds no program open',
    { timeout: LONG },
    async () => {
      await using thread = aThread({ idleMilliseconds: 1 })
      const first = await thread.run('who')
      assert.match(first ?? '', /^thread \d+$/)
      // Ended, it is another one that answers; never ended, the test would not be either.
      let next = first
      while (next === first) {
        await sleep(20)
        next = await thread.run('who')
      }
      assert.match(next ?? '', /^thread \d+$/)

      const program = `
      const { openThread } = await import(${JSON.stringify(new URL('threads.ts', import.meta.url).href)})
      const thread = openThread(new URL(${JSON.stringify(STUBBORN.href)}), { milliseconds: ${LONG} })
      console.log(await thread.run('done'))`
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
      assert.equal(stdout, 'done\n')
    },
  )
})
