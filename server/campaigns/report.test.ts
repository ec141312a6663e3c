/** After sending: reports that add up, what is sent again, and "did Anna get it?". */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  aContact,
  aDraftTo,
  aSegment,
  aSendingWorkspace,
  ledgerOf,
  people,
  recordOutcome,
} from '../../test/support/campaigns.ts'
import { type TestWorkspace, useServer } from '../../test/support/server.ts'
import { listMessagesOf, listMessagesTo } from '../messaging/mailings/messages-store.ts'
import { findPeople } from '../messaging/mailings/people-store.ts'
import { finishIfDrained } from '../messaging/mailings/mailing-lifecycle.ts'
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { Refusal } from '../refusals.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign, settleCampaign } from './interrupt.ts'
import { publishCampaign } from './publish.ts'
import { campaignReport, campaignStatus } from './report.ts'

const server = await useServer()
const { db } = server
const press = { db, publicUrl: 'http://tidings.test' }

/** A campaign to `n` people that is on its way. */
async function published(n: number) {
  const workspace = await aSendingWorkspace(server)
  const ids = await people(workspace, n)
  const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
  await publishCampaign(press, workspace.id, id)
  return { workspace, id, ids, ledger: await ledgerOf(db, workspace, id) }
}

async function drain(workspace: TestWorkspace, id: string): Promise<void> {
  const [row] = await ledgerOf(db, workspace, id)
  await db.transaction((tx) => finishIfDrained(tx, workspace.id, row?.mailingId ?? ''))
}

function conflicts(error: unknown): boolean {
  return error instanceof Refusal && error.answer.status === 409
}

describe('campaignReport', () => {
  test('counts states, reasons, receivers, times and what was heard later, and all of it adds up', async () => {
    const workspace = await aSendingWorkspace(server)
    for (const [n, domain] of ['a.example', 'a.example', 'a.example', 'b.example', 'b.example'].entries()) {
      await aContact(workspace, { email: `p${n}@${domain}` })
    }
    await aContact(workspace, { name: 'No address' })
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    await publishCampaign(press, workspace.id, id)
    const queued = (await ledgerOf(db, workspace, id)).filter(({ state }) => state === 'queued')
    await recordOutcome(db, workspace, queued.slice(0, 2), 'sent')
    await recordOutcome(db, workspace, queued.slice(2, 3), 'failed', 'bounced')
    await recordOutcome(db, workspace, queued.slice(3, 4), 'unknown')
    await db.execute(`update delivery set outcome = 'complained' where id = $1`, [queued[0]?.id])

    const { status, mailings, reason } = await campaignReport(db, workspace.id, id)

    assert.deepEqual([status, reason, mailings.length], ['publishing', undefined, 1])
    const [mailing] = mailings
    assert.ok(mailing?.firstSent && mailing.lastSent && mailing.firstSent <= mailing.lastSent)
    assert.deepEqual(
      { ...mailing, id: '', firstSent: '', lastSent: '' },
      {
        id: '',
        kind: 'campaign',
        channel: 'email',
        status: 'sending',
        variant: 0,
        isCounting: false,
        recipients: 6,
        sent: 2,
        failed: 1,
        skipped: 1,
        unknown: 1,
        waiting: 1,
        reasons: [
          { state: 'failed', reason: 'bounced', count: 1 },
          { state: 'skipped', reason: 'no-address', count: 1 },
        ],
        domains: [
          { domain: 'a.example', recipients: 3, sent: 2, failed: 1, skipped: 0, unknown: 0, waiting: 0 },
          { domain: 'b.example', recipients: 2, sent: 0, failed: 0, skipped: 0, unknown: 1, waiting: 1 },
        ],
        firstSent: '',
        lastSent: '',
        delivered: 0,
        bounced: 0,
        complained: 1,
        engagement: [],
      },
    )
  })

  test('of a draft, and of one that nobody got, has no mailings; of another workspace it is unknown', async () => {
    const [workspace, other] = [await aSendingWorkspace(server), await aSendingWorkspace(server)]
    const id = await aDraftTo(workspace, [])

    assert.deepEqual(await campaignReport(db, workspace.id, id), { id, status: 'draft', mailings: [] })
    await publishCampaign(press, workspace.id, id)
    assert.deepEqual(await campaignReport(db, workspace.id, id), { id, status: 'published', mailings: [] })
    await assert.rejects(campaignReport(db, other.id, id), /no campaign/)
  })
})

describe('sending again', () => {
  test('retry-failed queues what failed, but for addresses that take no messages, and publishes again', async () => {
    const { workspace, id, ledger } = await published(5)
    await recordOutcome(db, workspace, ledger.slice(0, 1), 'sent')
    await recordOutcome(db, workspace, ledger.slice(1, 2), 'failed', 'bounced')
    await recordOutcome(db, workspace, ledger.slice(2, 4), 'failed', 'refused')
    await recordOutcome(db, workspace, ledger.slice(4), 'failed', 'expired')
    await db.rows(sql`
      insert into suppression (workspace_id, channel, address, reason, created)
      values (${workspace.id}::uuid, 'email', ${ledger[2]?.address?.toLowerCase()}, 'complained', now())`)
    await drain(workspace, id)
    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'published')

    const retried = await retryCampaign(db, workspace.id, id)

    assert.deepEqual([retried.status, retried.waiting, retried.failed, retried.sent], ['publishing', 2, 2, 1])
    assert.deepEqual(
      (await ledgerOf(db, workspace, id)).map(({ state }) => state),
      ['sent', 'failed', 'failed', 'queued', 'queued'],
    )
    const again = await retryCampaign(db, workspace.id, id)
    assert.equal(again.waiting, 2, 'what waits is not touched')
    await recordOutcome(db, workspace, ledger.slice(3), 'sent')
    await drain(workspace, id)
    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'published')
  })

  test('with nothing to send again a published campaign stays published', async () => {
    const { workspace, id, ledger } = await published(1)
    await recordOutcome(db, workspace, ledger, 'sent')
    await drain(workspace, id)

    assert.equal((await retryCampaign(db, workspace.id, id)).status, 'published')
    assert.equal((await settleCampaign(db, workspace.id, id, 'send_again')).status, 'published')
  })

  test('of a paused campaign nothing goes out before it is resumed; of a cancelled one and a draft nothing at all', async () => {
    const { workspace, id, ledger } = await published(2)
    await recordOutcome(db, workspace, ledger.slice(0, 1), 'failed', 'refused')
    await pauseCampaign(db, workspace.id, id)

    const paused = await retryCampaign(db, workspace.id, id)
    assert.deepEqual([paused.status, paused.waiting], ['paused', 2])
    const [mailing] = (await campaignReport(db, workspace.id, id)).mailings
    assert.equal(mailing?.status, 'paused')

    await recordOutcome(db, workspace, ledger.slice(0, 1), 'unknown')
    await cancelCampaign(db, workspace.id, id)
    await assert.rejects(retryCampaign(db, workspace.id, id), conflicts)
    await assert.rejects(settleCampaign(db, workspace.id, id, 'send_again'), conflicts)
    await assert.rejects(retryCampaign(db, workspace.id, await aDraftTo(workspace, [])), conflicts)
    assert.equal((await campaignStatus(db, workspace.id, id)).waiting, 0)
  })

  test('of a paused campaign even a mailing that had come to its end waits to be resumed', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { smsTeaser: true })
    await publishCampaign(press, workspace.id, id)
    const own = (await ledgerOf(db, workspace, id)).filter(({ kind }) => kind === 'campaign')
    await recordOutcome(db, workspace, own, 'failed', 'refused')
    await db.transaction((tx) => finishIfDrained(tx, workspace.id, own[0]?.mailingId ?? ''))
    await pauseCampaign(db, workspace.id, id)

    assert.equal((await retryCampaign(db, workspace.id, id)).waiting, 1)

    const { mailings } = await campaignReport(db, workspace.id, id)
    assert.deepEqual(
      mailings.map(({ status }) => status),
      ['paused', 'paused'],
    )
    await resumeCampaign(db, workspace.id, id)
    await cancelCampaign(db, workspace.id, id)
    assert.equal((await campaignStatus(db, workspace.id, id)).waiting, 0)
  })

  test('unknown ones are sent again under the same id, or left for good', async () => {
    const { workspace, id, ledger } = await published(2)
    await recordOutcome(db, workspace, ledger, 'unknown')
    await db.execute('update delivery set lease = $2 where workspace_id = $1', [workspace.id, newId()])
    await drain(workspace, id)
    assert.equal((await campaignStatus(db, workspace.id, id)).unknown, 2)

    const left = await settleCampaign(db, workspace.id, id, 'leave')
    assert.deepEqual([left.status, left.unknown], ['published', 2])
    const leases = await db.rows(sql`
      select from delivery where workspace_id = ${workspace.id}::uuid and lease is not null`)
    assert.equal(leases.length, 0)
    const [report] = (await campaignReport(db, workspace.id, id)).mailings
    assert.deepEqual(report?.reasons, [{ state: 'unknown', reason: 'left', count: 2 }])

    const again = await settleCampaign(db, workspace.id, id, 'send_again')
    assert.deepEqual([again.status, again.unknown, again.waiting], ['publishing', 0, 2])
    const after = await ledgerOf(db, workspace, id)
    assert.deepEqual(
      after.map((row) => [row.id, row.state]),
      ledger.map((row) => [row.id, 'queued']),
    )

    // What may have arrived was not skipped.
    const cancelled = await cancelCampaign(db, workspace.id, id)
    assert.deepEqual([cancelled.unknown, cancelled.skipped, cancelled.waiting], [2, 0, 0])
  })
})

describe('did Anna get it?', () => {
  test('every message to a contact, the newest first, by email, phone or id, with what became of it', async () => {
    const { workspace, id, ids, ledger } = await published(2)
    const [anna = ''] = ids
    const own = ledger.find(({ contactId }) => contactId === anna)
    await recordOutcome(db, workspace, [own ?? { id: '' }], 'sent')
    await db.execute(
      `update delivery set detail = '250 queued', outcome = 'bounced', outcome_detail = '550 gone' where id = $1`,
      [own?.id],
    )
    const invitation = await db.transaction(async (tx) => {
      const mailing = {
        kind: 'invitation',
        channel: 'sms',
        isStanding: true,
        content: { text: 'Come in' },
      } as const
      const { id: mailingId } = await openMailing(tx, workspace.id, mailing)
      return enqueue(tx, workspace.id, mailingId, [
        { contactId: anna, address: '+46701740605' },
        { contactId: null, address: 'Boss@shop.example' },
      ])
    })

    for (const by of [{ email: 'PERSON1@example.com' }, { phone: '+46701740605' }, { id: anna }]) {
      const found = await findPeople(db, by, undefined)
      assert.ok(
        found.some(({ workspaceId, contactId }) => workspaceId === workspace.id && contactId === anna),
      )
      const messages = await listMessagesTo(
        db,
        { people: await findPeople(db, by, workspace.id), workspaceId: workspace.id },
        { limit: 10 },
      )
      assert.deepEqual(
        messages.map(({ id, kind, about, state, detail, outcome, outcomeDetail, campaignId }) => [
          [id, kind, about, state],
          [detail, outcome, outcomeDetail, campaignId],
        ]),
        [
          [
            [invitation[0], 'invitation', 'Come in', 'queued'],
            [null, null, null, null],
          ],
          [
            [own?.id, 'campaign', 'May', 'sent'],
            ['250 queued', 'bounced', '550 gone', id],
          ],
        ],
      )
    }
    const toBoss = await listMessagesTo(db, { people: [], address: 'boss@shop.example' }, { limit: 10 })
    assert.deepEqual(
      toBoss.map((message) => message.id),
      [invitation[1]],
    )
  })

  test('an erased contact is found by its id; another workspace knows nothing of it', async () => {
    const { workspace, ids, ledger } = await published(1)
    const [anna = ''] = ids
    const other = await aSendingWorkspace(server)
    await db.execute('update delivery set address = null where contact_id = $1', [anna])
    await db.execute('delete from contact where id = $1', [anna])

    assert.deepEqual(await findPeople(db, { id: anna }, other.id), [])
    const found = await findPeople(db, { id: anna }, undefined)
    assert.deepEqual(found, [{ workspaceId: workspace.id, contactId: anna }])
    const messages = await listMessagesTo(db, { people: found }, { limit: 10 })
    assert.deepEqual(
      messages.map((message) => [message.id, message.address]),
      [[ledger[0]?.id, null]],
    )
  })

  test('pages of a campaign and of a contact show each message once', async () => {
    const { workspace, id, ids, ledger } = await published(5)
    await recordOutcome(db, workspace, ledger.slice(1, 3), 'failed', 'refused')
    const seen = []
    for (let after: string | undefined; ;) {
      const page = await listMessagesOf(
        db,
        { workspaceId: workspace.id, campaignId: id },
        { after, limit: 2 },
      )
      seen.push(...page.map((message) => message.id))
      after = page.at(-1)?.id
      if (after === undefined) break
    }
    assert.deepEqual(
      seen,
      ledger.map((row) => row.id),
    )
    const failed = await listMessagesOf(
      db,
      { workspaceId: workspace.id, campaignId: id, state: 'failed' },
      { limit: 10 },
    )
    assert.deepEqual(
      failed.map((message) => message.id),
      ledger.slice(1, 3).map((row) => row.id),
    )
    const people = [{ workspaceId: workspace.id, contactId: ids[0] ?? '' }]
    const [only, ...others] = await listMessagesTo(db, { people }, { limit: 1 })
    assert.deepEqual(others, [])
    assert.deepEqual(await listMessagesTo(db, { people }, { limit: 1, after: only?.id }), [])
  })
})
