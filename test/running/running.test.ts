import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { endWithFile } from '../support/children.ts'

const RUN = path.join(import.meta.dirname, '../run.ts')
const MACHINE = path.join(import.meta.dirname, 'machine.ts')
const CLOCK = path.join(import.meta.dirname, '../../server/platform/clock.ts')
/** A run that hangs is ended, and has no verdict. */
const MILLISECONDS = 120_000
const NODE_TEST = "import { test, describe, it, after } from 'node:test'\n"

/** A run of these files, in a folder of their own; the last line is its verdict. */
async function runOf(
  files: Readonly<Record<string, string>>,
): Promise<{ said: string; last: string; code: number | null }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tidings-running-'))
  await mkdir(path.join(folder, 'test', 'program'), { recursive: true })
  for (const [name, body] of Object.entries(files))
    await writeFile(path.join(folder, 'test', `${name}.test.ts`), NODE_TEST + body)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = endWithFile(
    spawn(process.execPath, [RUN], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: MILLISECONDS,
    }),
  )
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  await rm(folder, { recursive: true })
  return { said, last: said.trimEnd().split('\n').at(-1) ?? '', code: child.exitCode }
}

test('a run counts every test of every file, and ends with how many passed and failed', async () => {
  const { last, said } = await runOf({
    one: "test('a', () => {})\ndescribe('b', () => { it('c', () => {}); it('d', () => {}) })",
    two: "after(() => {})\ntest('e', async (t) => { await t.test('f', () => {}) })",
  })
  assert.equal(last, '5 passed, 0 failed')
  assert.match(said, /\d s +\d+\.\d s  test\/one\.test\.ts/)
})

test('a run fails by one test that fails or is left out, and by a file that cannot be loaded', async () => {
  const failing = await runOf({
    one: "test('a', () => { throw new Error('no') })",
    two: "test('b', () => {})",
  })
  assert.deepEqual([failing.last.split(',', 1)[0], failing.code], ['1 passed', 1])
  const { last } = await runOf({ one: "test.skip('a', () => {})", two: "test('b', () => {})" })
  assert.equal(last, '1 passed, 1 failed')
  const unread = await runOf({ one: "import './nothing.ts'", two: "test('b', () => {})" })
  assert.deepEqual([unread.last.split(',', 1)[0], unread.code], ['1 passed', 1])
})

/** The run tells such files by what they import. */
const IN_A_PROCESS_OF_ITS_OWN = "// support/growth.ts'\n"
/** Fails the first time it is run, and passes when it is run again. */
const failsOnce = (name: string): string => `import { existsSync, writeFileSync } from 'node:fs'
test('${name}', () => { if (!existsSync('${name}.ran')) { writeFileSync('${name}.ran', ''); throw new Error('first') } })`

test('a file that fails beside others runs once more by itself, and the run says so', async () => {
  const { last, said, code } = await runOf({
    one: failsOnce('one'),
    two: `${IN_A_PROCESS_OF_ITS_OWN}${failsOnce('two')}`,
    three: "test('c', () => {})",
  })
  assert.deepEqual([last, code], ['3 passed, 0 failed', 0])
  const [, mended = ''] = said.split('Failed beside others, and passed by themselves:')
  assert.match(mended, /test\/one\.test\.ts/)
  assert.match(mended, /test\/two\.test\.ts/)
  assert.doesNotMatch(mended, /three/)
})

test('of many files that fail none runs again', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  const { last, code } = await runOf(Object.fromEntries(names.map((name) => [name, failsOnce(name)])))
  assert.match(last, /^0 passed/)
  assert.equal(code, 1)
})

const saying = (name: string, words: string): string => `import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeMachine } from '${MACHINE}'
test('${name}', async () => { ${words} })`

test('a file that has the machine for itself leaves it to the next as soon as it needs it no more', async () => {
  const { last, said } = await runOf({
    'program/hostile-hour': saying(
      'first',
      "await sleep(1000); writeFileSync('first', ''); freeMachine(); while (!existsSync('second')) await sleep(20)",
    ),
    'program/neighbours': saying(
      'second',
      "if (!existsSync('first')) throw new Error('beside'); writeFileSync('second', '')",
    ),
  })
  assert.equal(last, '2 passed, 0 failed', said)
})

test('files that share a process share no clock', async () => {
  const { last } = await runOf(
    Object.fromEntries(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => [
        name,
        `import { moveClock, now } from '${CLOCK}'
test('moves it', () => { if (now() - Date.now() > 1000) throw new Error('moved'); moveClock(3_600_000) })`,
      ]),
    ),
  )
  assert.equal(last, '7 passed, 0 failed')
})

test('a file that leaves a connection open fails by its name, and one that ends its process takes no other along', async () => {
  const { said, code } = await runOf({
    leaving: "import net from 'node:net'\ntest('a', () => { net.createServer().listen(0) })",
    ending: "const { exit } = process\ntest('b', () => exit(0))",
    ...Object.fromEntries(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => [name, `test('${name}', () => {})`]),
    ),
  })
  assert.equal(code, 1)
  assert.match(said, /leaving\.test\.ts leaves nothing open/)
  assert.match(said, /ending\.test\.ts did not come to its end/)
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
    assert.match(said, new RegExp(`✔ ${name} `))
})

test('a file whose test waits for what never comes fails, and takes no word of the files after it', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  const { last, said, code } = await runOf({
    ...Object.fromEntries(names.map((name) => [name, `test('${name}', () => {})`])),
    // Nothing but itself keeps its process: no timer, no connection.
    waiting: "test('waits', { timeout: 1000 }, () => new Promise(() => undefined))",
  })
  assert.equal(code, 1)
  for (const name of names) assert.match(said, new RegExp(`✔ ${name} `))
  assert.match(last, /^6 passed/)
})

test('what a run that was killed has left is gone with the next', async () => {
  // No process has such a number (`man proc`, pid_max).
  const name = 'tidings-run-4194305-left'
  const roots = [tmpdir(), '/dev/shm'].filter((root) => existsSync(root))
  for (const root of roots) await mkdir(path.join(root, name), { recursive: true })
  await runOf({ one: "test('a', () => {})" })
  const left = roots.filter((root) => existsSync(path.join(root, name)))
  assert.ok(left.length < roots.length)
  for (const root of left) await rm(path.join(root, name), { recursive: true })
})
