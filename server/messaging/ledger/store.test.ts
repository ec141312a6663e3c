/** Writing what became of messages: many at once, each by its own words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMailingTo, deliveriesOf } from '../../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import type { Change } from './rules.ts'
import { writeChanges } from './store.ts'

const server = await useServer()
const { db } = server

test('outcomes written together keep each its own words, whatever they are made of', async () => {
  const { id } = await aWorkspace(server)
  const mailing = await aMailingTo(db, id, 5)
  const [lease, another, due] = [newId(), newId(), '2099-01-01T00:00:00.000Z']
  await db.rows(sql`
    update delivery set state = 'leased', lease = ${lease}::uuid, leased_until = now(), detail = 'before'
    where workspace_id = ${id}::uuid and mailing_id = ${mailing.id}::uuid`)
  const as = { lease, reason: null, detail: null, due: null, attempts: 1, unconfirmedAttempts: 0 }
  const rest = { ...as, route: null, providerId: null, keepsLease: false }
  const wanted: readonly Omit<Change, 'id'>[] = [
    { ...rest, state: 'sent', detail: `250 {"a,b"}, it's \\ fine\r\n`, route: 'NULL', providerId: '{}' },
    { ...rest, state: 'failed', reason: 'refused', detail: 'NULL' },
    { ...rest, state: 'queued', due, attempts: 3, detail: '' },
    { ...rest, state: 'unknown', unconfirmedAttempts: 2, keepsLease: true },
    { ...rest, state: 'sent', lease: another },
  ]
  const rows = await deliveriesOf(db, mailing)
  const changes = wanted.map((change, index): Change => ({ ...change, id: rows[index]?.id ?? '' }))

  const written = await db.transaction((tx) => writeChanges(tx, id, changes))

  assert.deepEqual(
    written.map((row) => row.id).sort(),
    rows.slice(0, 4).map((row) => row.id),
    'who is under another lease is left to it',
  )
  const found = await db.rows(sql`
    select state, reason, detail, due = ${due}::timestamptz as is_put_off, attempts, unconfirmed_attempts, route,
      provider_id, lease, settled is not null as is_settled
    from delivery where workspace_id = ${id}::uuid and mailing_id = ${mailing.id}::uuid order by id`)
  const free = {
    reason: null,
    detail: 'before',
    isPutOff: false,
    attempts: 1,
    unconfirmedAttempts: 0,
    route: null,
  }
  const over = { ...free, providerId: null, lease: null, isSettled: true }
  assert.deepEqual(found, [
    { ...over, state: 'sent', detail: `250 {"a,b"}, it's \\ fine\r\n`, route: 'NULL', providerId: '{}' },
    { ...over, state: 'failed', reason: 'refused', detail: 'NULL' },
    { ...over, state: 'queued', detail: '', isPutOff: true, attempts: 3, isSettled: false },
    { ...over, state: 'unknown', unconfirmedAttempts: 2, lease },
    { ...over, state: 'leased', attempts: 0, lease, isSettled: false },
  ])
})
