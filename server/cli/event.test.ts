/** `tidings event`: what was dead-lettered is shown with its reason, and given back. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { runProgram } from '../../test/support/program.ts'
import { setApart } from '../events/failure-store.ts'
import { newId, now } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const { db, connection, close } = await aDatabase()
after(close)

test('event dead-letters shows what could not be taken and why; event retry gives it back to whom could not', async () => {
  const workspaceId = newId()
  const event = { id: newId(), subjectId: newId(), type: 'contact.created', onlyFor: null } as const
  const created = now().toISOString()
  const fault = { consumer: 'flow', reason: 'The steps are gone' }
  await db.transaction((tx) => setApart(tx, workspaceId, { ...event, data: {}, created }, fault))

  const failed = await runProgram(connection, ['event', 'dead-letters', '--workspace', workspaceId])
  assert.match(failed.stdout, /contact\.created .*flow .*The steps are gone/, failed.stderr)
  const retried = await runProgram(connection, ['event', 'retry', '--workspace', workspaceId, '--json'])

  assert.deepEqual(JSON.parse(retried.stdout), { retried: 1 })
  const waiting = await db.rows(sql`
    select type, subject_id, only_for from event where workspace_id = ${workspaceId}::uuid`)
  assert.deepEqual(waiting, [{ type: event.type, subjectId: event.subjectId, onlyFor: 'flow' }])
  const none = await runProgram(connection, ['event', 'dead-letters', '--workspace', workspaceId])
  assert.match(none.stdout, /None/)
})
