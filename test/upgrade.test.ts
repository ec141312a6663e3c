/** An installation of the version before, brought up to date: nothing of it is lost, and it goes on working. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { readMigrations } from '../server/platform/migration-files.ts'
import { raw, sql } from '../server/platform/sql.ts'
import { restoreBackup } from '../server/platform/backup-restore.ts'
import { aDatabase } from './support/database.ts'
import { apiWith, aServer } from './support/server.ts'

/**
 * Made by 0.1.0 with `tidings backup`: a workspace with four contacts, a segment, a campaign that went out to three of
 * them, one of its messages unconfirmed twice, and a flow in which the fourth waits.
 */
const BACKUP = 'test/fixtures/version-0.1.0.backup'
const KEY = 'tdg_0351pao7IzEuRnJobtsTdR_JpQXCQRS69x590Rzj7duDNrh6THYcgD723ypcXVXaQz'
const CAMPAIGN = '01a201b0-be31-75ac-b091-1556327443e5'

const database = await aDatabase()
await restoreBackup(database.connection, BACKUP, { replaces: true })
const { http, db, close } = await aServer({}, database)
after(close)
const api = apiWith(http, KEY)

describe('an installation of 0.1.0, brought up to date', () => {
  test('its key opens the workspace, and its contacts are there with exact totals', async () => {
    const { body } = await api.get('/authorization')
    const contacts = await api.get("/contacts?$orderBy=email&$filter=state eq 'active'")

    assert.equal(body.feed.name, 'Old Café')
    assert.equal(contacts.body.meta.maxResults, 4)
    assert.deepEqual(
      contacts.body.items.map((contact: { email: string }) => contact.email),
      ['ann@example.com', 'bob@example.com', 'cia@example.com', 'dan@example.com'],
    )
    assert.equal((await api.get("/contacts?$filter=tags eq 'vip'")).body.meta.maxResults, 3)
  })

  test('what it kept as JSON with spaces is sent without, and says the same', async () => {
    const { text, body } = await api.get('/contacts?$orderBy=email&$limit=1')
    const [ann] = body.items

    assert.equal(text, JSON.stringify(body))
    assert.deepEqual(Object.keys(ann).slice(0, 5), ['id', 'feedId', 'state', 'name', 'email'])
    assert.deepEqual(ann.notificationSettings, { email: true, sms: true })
    assert.equal(ann.email, 'ann@example.com')
  })

  test('its campaign is as it was, and says of each message what it said, renamed columns included', async () => {
    const rows = await db.rows<{ address: string; state: string; unconfirmedAttempts: number }>(sql`
      select address, state, unconfirmed_attempts from delivery order by address`)

    assert.equal((await api.get(`/campaigns/${CAMPAIGN}`)).body.status, 'published')
    assert.deepEqual(rows, [
      { address: 'ann@example.com', state: 'sent', unconfirmedAttempts: 2 },
      { address: 'bob@example.com', state: 'sent', unconfirmedAttempts: 0 },
      { address: 'cia@example.com', state: 'sent', unconfirmedAttempts: 0 },
    ])
  })

  test('what mailings are watched by is counted on under the new name of its column', async () => {
    const rows = await db.rows(sql`
      select column_name as name from information_schema.columns
      where table_name = 'bounce_watch' and column_name in ('heard', 'outcomes')`)

    assert.deepEqual(rows, [{ name: 'outcomes' }])
  })

  test('whoever waited in a flow still waits at the same step, enrolled in the renamed table', async () => {
    const rows = await db.rows(sql`
      select e.status, e.step, e.version, e.due is not null as is_due_once from flow_enrollment e
      join contact c on c.workspace_id = e.workspace_id and c.id = e.contact_id where c.email = 'dan@example.com'`)

    assert.deepEqual(rows, [{ status: 'waiting', step: 1, version: 1, isDueOnce: true }])
  })

  test('what is new works on it: a contact is upserted and a list is sorted by name', async () => {
    const made = await api.post('/contacts', { email: 'ann@example.com', name: 'Ann Olsen' })
    const list = await api.get('/contacts?$orderBy=name desc&$limit=1')

    assert.equal(made.status, 200)
    assert.equal(list.status, 200)
    assert.equal(list.body.meta.maxResults, 4)
  })

  test('what the consumer of welcomes failed on under its old name is given back to it under its new one', async () => {
    const [workspace] = await db.rows<{ id: string }>(sql`select id from workspace`)
    const of = sql`${workspace?.id}::uuid, gen_random_uuid()`
    await db.rows(sql`
      insert into event_failure (workspace_id, id, consumer, type, subject_id, data, created, reason, failed)
      values (${of}, 'greeting', 'contact.created', gen_random_uuid(), '{}', now(), 'full', now())`)
    await db.rows(sql`
      insert into event (workspace_id, id, type, subject_id, data, created, only_for)
      values (${of}, 'contact.created', gen_random_uuid(), '{}', now(), 'greeting')`)

    const migration = (await readMigrations()).find(({ name }) => name === '0047-welcome-consumer')
    for (const statement of migration?.text.split(';').filter((text) => text.trim() !== '') ?? [])
      await db.rows(sql`${raw(statement)}`)

    const [left] = await db.rows(sql`
      select (select array_agg(consumer) from event_failure) as failed, (select array_agg(only_for) from event) as again`)
    assert.deepEqual(left, { failed: ['welcome'], again: ['welcome'] })
  })

  test('its posts take what the writers of their campaigns said of them, unless it has marks to fill in', async () => {
    const migration = (await readMigrations()).find(({ name }) => name === '0070-post-excerpt')
    const [, fill = ''] = migration?.text.split(';') ?? []
    const excerptsAfter = async (description: string) => {
      await db.rows(sql`
        update campaign set notification = ${JSON.stringify({ emailDescription: description })}::jsonb
        where id = ${CAMPAIGN}::uuid`)
      await db.rows(sql`update post set excerpt = null`)
      await db.rows(sql`${raw(fill)}`)
      return db.rows(sql`select excerpt from post where campaign_id = ${CAMPAIGN}::uuid`)
    }

    assert.deepEqual(await excerptsAfter(' Fresh bread '), [{ excerpt: 'Fresh bread' }])
    assert.deepEqual(await excerptsAfter('Hi {{ contact.name }}'), [{ excerpt: null }])
    assert.deepEqual(await excerptsAfter(' '), [{ excerpt: null }])
  })
})
