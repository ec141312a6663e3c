/** Picking what is due: behind what was picked before, without passing over anybody for good. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pagesOf } from '../../../test/support/database-activity.ts'
import { aMailingTo, deliveriesOf, type TestMailing } from '../../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import type { Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import { pickDue, writeVerdicts } from './lease-store.ts'
import type { PickedPlace } from './recipient-store.ts'

const server = await useServer()
const { db } = server

const pick = (tx: Tx, { workspaceId, id }: TestMailing, limit: number, after?: PickedPlace) =>
  pickDue(tx, workspaceId, { id, channel: 'email', kind: 'campaign' }, { limit, after })

async function mailingTo(n: number): Promise<TestMailing> {
  const { id } = await aWorkspace(server)
  return aMailingTo(db, id, n)
}

async function setState({ workspaceId }: TestMailing, state: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`
    update delivery set state = ${state}::text where workspace_id = ${workspaceId}::uuid and id = any(${[...ids]}::uuid[])`)
}

describe('picking what is due', () => {
  test('goes on behind the last that was picked, in the order of their due times and ids', async () => {
    const mailing = await mailingTo(30)
    const ids = (await deliveriesOf(db, mailing)).map(({ id }) => id)

    const [first, second] = await db.transaction(async (tx) => {
      const picked = await pick(tx, mailing, 10)
      return [picked, await pick(tx, mailing, 10, picked.at(-1))]
    })

    assert.deepEqual(
      first?.map(({ id }) => id),
      ids.slice(0, 10),
    )
    assert.deepEqual(
      second?.map(({ id }) => id),
      ids.slice(10, 20),
    )
  })

  test('finds whoever went back behind it, as soon as there are too few before it', async () => {
    const mailing = await mailingTo(30)
    const rows = await deliveriesOf(db, mailing)
    await setState(
      mailing,
      'sent',
      rows.slice(0, 25).map(({ id }) => id),
    )
    const back = rows.slice(3, 5).map(({ id }) => id)
    await setState(mailing, 'queued', back)

    const picked = await db.transaction((tx) => pick(tx, mailing, 10, rows[24]))

    assert.deepEqual(
      picked.map(({ id }) => id),
      [...back, ...rows.slice(25).map(({ id }) => id)],
    )
  })

  test('finds whoever was written down by a clock that was days ahead', async () => {
    const mailing = await mailingTo(30)
    const { workspaceId, id: mailingId } = mailing
    const rows = await deliveriesOf(db, mailing)
    await setState(
      mailing,
      'sent',
      rows.slice(0, 25).map(({ id }) => id),
    )
    const [ahead] = await db.rows<{ id: string }>(sql`select uuid_at(now() + interval '3 days') as id`)
    await db.rows(sql`
      update delivery set id = ${ahead?.id}::uuid
      where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid and id = ${rows[29]?.id}::uuid`)

    const picked = await db.transaction((tx) => pick(tx, mailing, 10, rows[24]))

    assert.equal(
      picked.some(({ id }) => id === ahead?.id),
      true,
    )
  })

  test('reads no more of a long mailing than of its first batch, whatever it has sent since', async () => {
    const mailing = await mailingTo(6_000)
    const rows = await deliveriesOf(db, mailing)
    const sent = rows.slice(0, 5_000)
    for (let from = 0; from < sent.length; from += 500)
      await setState(
        mailing,
        'sent',
        sent.slice(from, from + 500).map(({ id }) => id),
      )
    const pagesWith = (after?: PickedPlace) =>
      db.transaction(async (tx) => {
        let asked: Sql | undefined
        const watched: Tx = {
          ...tx,
          rows: (query, options) => {
            asked ??= query
            return tx.rows(query, options)
          },
        }
        const picked = await pick(watched, mailing, 20, after)
        assert.deepEqual(
          picked.map(({ id }) => id),
          rows.slice(5_000, 5_020).map(({ id }) => id),
        )
        return pagesOf(tx, asked ?? sql``)
      })

    const behind = await pagesWith(sent.at(-1))
    const whole = await pagesWith()

    assert.ok(behind * 2 < whole, `${behind} pages behind the last, ${whole} of all`)
  })

  test('leases whom it can and puts the others off, in the same batch', async () => {
    const mailing = await mailingTo(4)
    const { workspaceId } = mailing
    const [one, two, three, four] = (await deliveriesOf(db, mailing)).map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ]
    const [lease, due] = ['01890000-0000-7000-8000-000000000000', '2099-01-01T00:00:00.000Z']
    const as = { reason: null, due: null, slot: null }
    await db.transaction((tx) =>
      writeVerdicts(
        tx,
        workspaceId,
        [
          { ...as, id: one, state: 'leased' },
          { ...as, id: two, state: 'leased', slot: due },
          { ...as, id: three, state: 'queued', due },
          { ...as, id: four, state: 'skipped', reason: 'invited' },
        ],
        { lease, until: new Date(due) },
      ),
    )

    const rows = await db.rows(sql`
      select state, reason, lease, leased_until is not null as is_leased, slot is not null as has_slot,
        settled is not null as is_settled from delivery
      where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailing.id}::uuid order by id`)
    const free = { reason: null, lease: null, isLeased: false, hasSlot: false, isSettled: false }
    assert.deepEqual(rows, [
      { ...free, state: 'leased', lease, isLeased: true },
      { ...free, state: 'leased', lease, isLeased: true, hasSlot: true },
      { ...free, state: 'queued' },
      { ...free, state: 'skipped', reason: 'invited', isSettled: true },
    ])
  })
})
