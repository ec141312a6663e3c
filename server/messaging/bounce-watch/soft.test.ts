/** Soft bounces in a row end the way to addresses with the same care as hard ones: many with one voice are about us. */
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { sentMessages, type SentMessage } from '../../../test/support/deliveries.ts'
import { log } from '../../../test/support/postgres.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { countFailures } from '../../contacts/suppression/failures.ts'
import { SOFT_BOUNCES_MAXIMUM } from '../../contacts/suppression/soft-bounces.ts'
import { listSuppressed } from '../../contacts/suppression/store.ts'
import { moveClock, newId, now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { recordReports } from '../bounces/record.ts'
import type { Report } from '../bounces/schemas.ts'
import { complete } from '../ledger/outcomes.ts'
import { judgeReports } from './reports.ts'
import { listDoubted } from './store.ts'
import { undoBounces } from './undo.ts'

const server = await useServer()
const { db } = server

const moved: number[] = []
afterEach(() => {
  for (const milliseconds of moved.splice(0)) moveClock(-milliseconds)
})

async function tenMinutesLater(): Promise<void> {
  moved.push(11 * 60_000)
  moveClock(11 * 60_000)
  await judgeReports(db, log)
}

const FULL = '452 4.2.2 The mailbox is full'

interface Sent {
  readonly workspaceId: string
  readonly id: string
  readonly messages: readonly SentMessage[]
}

/** Another mailing to the same addresses, in this state. */
async function aMailing(workspaceId: string, recipients: number, state = 'sent'): Promise<Sent> {
  const addresses = Array.from({ length: recipients }, (_, n) => ({
    address: `person${n}@example.com`,
    state,
  }))
  const messages = await sentMessages(db, workspaceId, addresses)
  const [row] = await db.rows<{ mailingId: string }>(sql`
    select mailing_id from delivery
    where workspace_id = ${workspaceId}::uuid and id = ${messages[0]?.deliveryId}::uuid`)
  return { workspaceId, id: row?.mailingId ?? assert.fail(), messages }
}

/** The first of each mailing come back for now. */
async function comeBack({ workspaceId, messages }: Sent, bounced: number, detail = FULL): Promise<void> {
  const reports = messages.slice(0, bounced).map(({ deliveryId, address }): Report => ({
    kind: 'soft-bounced',
    messages: [{ workspaceId, deliveryId }],
    recipients: [address],
    detail,
  }))
  await recordReports(db, { believesAddresses: false, source: 'report' }, reports)
}

/** As many mailings as an address may lose in a row, of which the first messages come back; answers the last mailing. */
async function inARow(recipients: number, bounced: number): Promise<Sent> {
  const { id } = await aWorkspace(server)
  let last = await aMailing(id, recipients)
  await comeBack(last, bounced)
  for (let n = 1; n < SOFT_BOUNCES_MAXIMUM; n += 1) {
    last = await aMailing(id, recipients)
    await comeBack(last, bounced)
  }
  return last
}

async function suppressed({ workspaceId }: Sent): Promise<(string | null)[]> {
  return (await listSuppressed(db, workspaceId, { limit: 100 })).map(({ detail }) => detail)
}

async function heldOf({ id }: Sent): Promise<number | undefined> {
  return (await listDoubted(db)).find((doubted) => doubted.id === id)?.held
}

describe('five messages in a row that came back', () => {
  test('from many with the same words suppress nobody until somebody says which it is', async () => {
    const last = await inARow(60, 40)
    assert.deepEqual(await suppressed(last), [])

    await tenMinutesLater()

    assert.deepEqual(await suppressed(last), [])
    assert.equal(await heldOf(last), 40)
  })

  test('from a few among many are believed after ten minutes, and say why', async () => {
    const last = await inARow(60, 3)
    assert.deepEqual(await suppressed(last), [])

    await tenMinutesLater()

    assert.deepEqual(
      await suppressed(last),
      Array(3).fill(`5 messages in a row came back; the last: ${FULL}`),
    )
  })

  test('suppress nobody while their mailing is paused in doubt', async () => {
    const last = await inARow(60, 3)
    await db.rows(sql`
      update bounce_watch set doubted = true
      where workspace_id = ${last.workspaceId}::uuid and mailing_id = ${last.id}::uuid`)
    await db.rows(sql`
      update mailing set status = 'paused' where workspace_id = ${last.workspaceId}::uuid and id = ${last.id}::uuid`)

    await tenMinutesLater()
    assert.deepEqual(await suppressed(last), [])

    await db.rows(sql`
      update mailing set status = 'sending' where workspace_id = ${last.workspaceId}::uuid and id = ${last.id}::uuid`)
    await tenMinutesLater()
    assert.equal((await suppressed(last)).length, 3)
  })

  test('are taken back with their mailing: what is held, what was suppressed, and what was counted', async () => {
    const held = await inARow(60, 40)
    await tenMinutesLater()
    const believed = await inARow(60, 3)
    await tenMinutesLater()
    const counted = await aMailing(believed.workspaceId, 60)
    await comeBack(counted, 10)

    assert.equal((await undoBounces(db, [held])).held, 40)
    assert.equal((await undoBounces(db, [believed])).suppressions, 3)
    await undoBounces(db, [counted])

    assert.deepEqual(await suppressed(believed), [])
    assert.equal(await heldOf(held), undefined)
    const left = await db.rows(sql`
      select from soft_bounce where workspace_id = any(${[held.workspaceId, believed.workspaceId]}::uuid[])`)
    assert.deepEqual(left, [])
  })

  test('while sending, until it was too late for all of them, are about us, however few they are', async () => {
    const { id } = await aWorkspace(server)
    const before = await aMailing(id, 6, 'failed')
    const bounces = before.messages.map((message) => ({ ...message, reason: 'expired', detail: FULL }))
    for (let n = 1; n < SOFT_BOUNCES_MAXIMUM; n += 1) {
      const { messages } = await aMailing(id, 6, 'failed')
      const failures = messages.map((message, at) => ({ ...bounces[at]!, deliveryId: message.deliveryId }))
      await db.transaction((tx) => countFailures(tx, id, failures))
    }
    const last = await aMailing(id, 6, 'leased')
    const past = new Date(now().getTime() - 1_000).toISOString()
    await db.rows(sql`
      update delivery set attempts = 1, lease = ${newId()}::uuid where mailing_id = ${last.id}::uuid`)
    const rows = await db.rows<Parameters<typeof complete>[2][number]['row']>(sql`
      select id, contact_id, address, attempts, unconfirmed_attempts, lease from delivery
      where mailing_id = ${last.id}::uuid`)
    const where = { workspaceId: id, id: last.id, deadline: past, unknownRule: 'leave' as const }
    const outcome = { state: 'deferred', detail: FULL } as const
    await complete(
      db,
      where,
      rows.map((row) => ({ row, outcome })),
    )
    const failed = await db.rows(
      sql`select from delivery where mailing_id = ${last.id}::uuid and reason = 'expired'`,
    )
    assert.equal(failed.length, 6)
    assert.deepEqual(await suppressed(last), [])

    await tenMinutesLater()

    assert.deepEqual(await suppressed(last), [])
    assert.equal(await heldOf(last), 6)
  })
})
