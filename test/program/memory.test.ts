/** What the server holds of the machine's memory when it has nothing to do. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { eventually } from '../support/sending.ts'
import { startTidings } from '../support/tidings.ts'

const MEGABYTES = 150
/** Longer than the server waits before it gives back what its start took. */
const SETTLED_MILLISECONDS = 12_000

after(clearFolders)

/** Resident memory of a process in megabytes, as the system counts it. */
function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1_024) / 1_000_000
}

test(`idle with the demo it is under ${MEGABYTES} MB, from the very first start on`, async (t) => {
  if (process.platform !== 'linux') return t.diagnostic('Only Linux says it')
  const settings = { DATA_DIR: aFolder(), TMPDIR: aFolder(), TIDINGS_DEMO: '1' }

  for (const start of ['first', 'second']) {
    const server = await startTidings(settings)
    const pid = server.child.pid ?? assert.fail('it has no process')
    let resident = Infinity
    await sleep(SETTLED_MILLISECONDS)
    await eventually(() => (resident = residentOf(pid)) < MEGABYTES).catch(() => undefined)
    assert.ok(resident < MEGABYTES, `${Math.round(resident)} MB after the ${start} start`)
    assert.equal(await server.end(), 0)
  }
})
