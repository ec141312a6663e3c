/** A version before stopped in the middle of a campaign: the new one goes on where it was, and nobody gets it twice. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { finishDrainedMailings } from '../server/messaging/mailings/mailing-lifecycle.ts'
import { restoreBackup } from '../server/platform/backup-restore.ts'
import { openDatabase } from '../server/platform/database.ts'
import { sql } from '../server/platform/sql.ts'
import { aDatabase } from './support/database.ts'
import { log } from './support/postgres.ts'
import { aFakeTransport, aSender, eventually } from './support/sending.ts'
import { aServer } from './support/server.ts'

/** Made by 0.1.0: a campaign that went out to three people (test/upgrade.test.ts). */
const BACKUP = 'test/fixtures/version-0.1.0.backup'

test('a campaign that 0.1.0 had half sent is finished: who waits gets it, who was on the way under its lease, nobody twice', async () => {
  const database = await aDatabase()
  await restoreBackup(database.connection, BACKUP, { replaces: true })
  const before = openDatabase({ connection: database.connection, log, connections: 1 })
  await before.execute(`update campaign set status = 'publishing'`)
  await before.execute(`
    update mailing set status = 'sending', finished = null, next_due = now(), created = now() where kind = 'campaign'`)
  await before.execute(`
    update delivery set state = 'queued', settled = null, due = now(), attempts = 0 where address = 'bob@example.com'`)
  await before.execute(`
    update delivery set state = 'leased', settled = null, due = now(), attempts = 0, lease = gen_random_uuid(),
      leased_until = now() - interval '1 minute' where address = 'cia@example.com'`)
  await before.close()

  const { db, close } = await aServer({}, database)
  after(close)
  const outside = aFakeTransport()
  const sender = aSender(db, outside)
  after(() => sender.stop())
  const statusOf = async () => {
    const [campaign] = await db.rows<{ status: string }>(sql`select status from campaign`)
    return campaign?.status
  }
  await eventually(async () => (await statusOf()) === 'published')
  await finishDrainedMailings(db)

  assert.deepEqual(outside.handed.map(({ address }) => address).sort(), [
    'bob@example.com',
    'cia@example.com',
  ])
  const rows = await db.rows(sql`
    select d.address, d.state from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where m.kind = 'campaign' order by d.address`)
  assert.deepEqual(
    rows,
    ['ann', 'bob', 'cia'].map((name) => ({ address: `${name}@example.com`, state: 'sent' })),
  )
})
