/** What the server's connections do with memory they have used: counted in page faults, of which the system tells. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { aFolder, clearFolders, quiet } from '../../../test/support/embedded.ts'
import { startEmbedded } from '../embedded-postgres.ts'

after(clearFolders)

/** As much text as a list of 100 contacts is. */
const PAGE = `select '[' || string_agg(repeat('x', 600), ',') || ']' as page from generate_series(1, 100)`
const PAGES = 100

/** How often a process had to be given a page of memory (proc(5), `minflt`). */
function faultsOf(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  return Number(afterName.split(' ')[7])
}

// Only Linux tells.
if (process.platform === 'linux')
  test('a connection keeps the memory that a page took for the next one', async (t) => {
    const { connection, stop } = await startEmbedded({ dataDir: aFolder(), log: quiet })
    const client = new Client(connection)
    await client.connect()
    t.after(async () => {
      await client.end()
      await stop()
    })
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? Number.NaN
    for (let n = 0; n < PAGES; n += 1) await client.query({ name: 'page', text: PAGE })

    const before = faultsOf(pid)
    for (let n = 0; n < PAGES; n += 1) await client.query({ name: 'page', text: PAGE })
    const faults = faultsOf(pid) - before

    assert.ok(faults < PAGES, `${faults} faults in ${PAGES} pages`)
  })
