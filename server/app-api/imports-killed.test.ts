/** A worker that is killed in the middle of an import: the next one goes on, and nothing is lost or doubled. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aPerson } from '../../test/support/accounts.ts'
import { ORDER, reached, upload } from '../../test/support/imports.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { aWorker } from '../../test/support/workers.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const ROWS = 12_000

test('an import whose worker is killed twice comes to exactly what its file holds', async () => {
  const workspace = await aWorkspace(server)
  const editor = await aPerson(server, workspace, 'editor')
  const orders = { connection: server.connection, settings: { LOG_LEVEL: 'silent' }, offset: 0 }
  const file = ['email,name', ...Array.from({ length: ROWS }, (_, i) => row(i))].join('\n')
  const people = new Set(file.match(/k\d+@x\.se/g))
  const id = await upload(server, editor, workspace.id, { name: 'p.csv', bytes: Buffer.from(file) })
  const looked = async () => (await editor.ask('GET', `/app/api/imports/${id}`)).body
  let worker = await aWorker(orders)
  const { guessed } = await reached(editor, id, 'ready')
  await editor.ask('POST', `/app/api/imports/${id}/check`, { ...ORDER, targets: guessed })
  const { counts } = await reached(editor, id, 'checked')
  await editor.ask('POST', `/app/api/imports/${id}/start`)

  for (const rows of [1, ROWS / 3]) {
    while ((await looked()).done < rows) await sleep(5)
    await worker.kill()
    assert.equal((await looked()).status, 'running')
    worker = await aWorker(orders)
  }
  const result = await reached(editor, id, 'finished')

  assert.equal(result.done, ROWS)
  assert.deepEqual(result.counts, counts)
  assert.deepEqual([counts.created, counts.rejected], [people.size, ROWS / 50])
  const [stored] = await server.db.rows(sql`
    select count(*)::int as contacts, count(distinct lower(email))::int as emails
    from contact where workspace_id = ${workspace.id}::uuid`)
  assert.deepEqual(stored, { contacts: people.size, emails: people.size })
  const rejected = (await editor.ask('GET', `/app/api/imports/${id}/rejected`)).text
  assert.equal(rejected.trimEnd().split('\r\n').length, 1 + ROWS / 50)
})

/** Every 50th row is refused, every 7th repeats the one before it. */
function row(i: number): string {
  if (i % 50 === 0) return `bad ${i},x`
  return i % 7 === 0 && i % 50 !== 1 ? `k${i - 1}@x.se,Again` : `k${i}@x.se,P ${i}`
}
