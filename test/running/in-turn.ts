/**
 * Runs test files one after the other, each as the tests of one test: what one has loaded and compiled (a server is some
 * 1,500 modules) serves the next. Nothing else passes from one to the next: what a file leaves open fails it.
 */
import path from 'node:path'
import { mock, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { moveClock, now } from '../../server/platform/clock.ts'
import { endFile } from '../support/file-end.ts'
import { startCosts } from './costs.ts'
import { limitFile } from './file-limit.ts'
import { nextTurn } from './turns.ts'

/** A connection that is being closed is gone well within this time. */
const CLOSING_MILLISECONDS = 10_000
/** What has failed has reached the run by then. */
const TELLING_MILLISECONDS = 500

// Opened by whoever asks for them first: what a file leaves open is counted without them.
for (const { destroyed } of [process.stdin, process.stdout, process.stderr]) if (destroyed) process.exit(1)

// Where nothing else keeps this process, node's runner would take the waiting of a test for the end of all of them, and
// say nothing of those that come after.
const awake = setInterval(() => undefined, 60_000)

for (let file = nextTurn(); file !== undefined; file = nextTurn()) {
  const costs = startCosts()
  const noLimit = limitFile(file)
  const before = open()
  await test(file, async () => {
    await import(path.resolve(file))
  })
  await endFile()
  mock.reset()
  setClockBack()
  const left = await leftOpen(before)
  noLimit()
  costs.write(file)
  if (left.length > 0) await failAndEnd(file, left)
}
clearInterval(awake)

/** By itself this process would never end; another one goes on with the next file. */
async function failAndEnd(file: string, left: readonly string[]): Promise<void> {
  await test(`${file} leaves nothing open`, () => {
    throw new Error(`It leaves open: ${left.join(', ')}`)
  })
  await sleep(TELLING_MILLISECONDS)
  process.exit(1)
}

/** Tests that move the clock move it for their own file: to the millisecond, read within one. */
function setClockBack(): void {
  for (;;) {
    const before = Date.now()
    const moved = now().getTime()
    if (Date.now() === before) return moveClock(before - moved)
  }
}

/** Connections, servers and timers that are there by now and were not, once those that are being closed are gone. */
async function leftOpen(before: readonly string[]): Promise<string[]> {
  const until = Date.now() + CLOSING_MILLISECONDS
  for (;;) {
    const left = beyond(before)
    if (left.length === 0 || Date.now() > until) return left
    await sleep(5)
  }
}

function beyond(before: readonly string[]): string[] {
  const known = [...before]
  return open().filter((resource) => {
    const at = known.indexOf(resource)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/** What keeps this process alive, but for its writing. */
function open(): string[] {
  return process
    .getActiveResourcesInfo()
    .filter((resource) => !/WriteWrap|ShutdownWrap|Immediate/.test(resource))
}
