/** Split tests: nobody gets two versions, the winner is found once, and whatever stops or dies in between loses nobody. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../../test/support/accounts.ts'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../../../test/support/campaigns.ts'
import { anHourLater } from '../../../test/support/later.ts'
import { aFakeTransport, aSender, eventually } from '../../../test/support/sending.ts'
import { useServer, type TestWorkspace } from '../../../test/support/server.ts'
import { finishDrainedMailings } from '../../messaging/mailings/mailing-lifecycle.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { record } from '../../tracking/store.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from '../interrupt.ts'
import { publishCampaign } from '../publish.ts'
import { campaignStatus } from '../report.ts'
import { chooseWinner, decideDueTests } from './decide.ts'
import { reportTest } from './report.ts'
import { winnerOf, type Plan } from './rules.ts'
import { writePlan } from './store.ts'

const server = await useServer()
const { db } = server
const press = { db, publicUrl: 'http://tidings.test' }

interface Row {
  readonly contactId: string
  readonly variant: number
  readonly state: string
}

const PLAN: Plan = { others: [{ subject: 'B' }], share: 40, waitMinutes: 60, measure: 'opens' }

interface Begun {
  readonly workspace: TestWorkspace
  readonly id: string
  readonly contacts: readonly string[]
}

async function planned(n: number, changes: Partial<Plan> = {}): Promise<Begun> {
  const workspace = await aSendingWorkspace(server)
  await changeSettings(db, workspace.id, { tracking: 'person' })
  const contacts = await people(workspace, n)
  const id = await aDraftTo(workspace, [await aSegment(db, workspace)], {
    title: 'A',
    blocks: [{ type: 'text', text: 'Words of A' }],
  })
  await db.transaction((tx) => writePlan(tx, workspace.id, id, { ...PLAN, ...changes }))
  return { workspace, id, contacts }
}

async function begun(n: number, changes: Partial<Plan> = {}): Promise<Begun> {
  const made = await planned(n, changes)
  await publishCampaign(press, made.workspace.id, made.id)
  return made
}

async function rowsOf({ workspace, id }: Begun): Promise<Row[]> {
  return db.rows<Row>(sql`
    select d.contact_id, m.variant, d.state from delivery d
    join mailing m on m.workspace_id = ${workspace.id}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspace.id}::uuid and m.campaign_id = ${id}::uuid and m.kind = 'campaign'`)
}

async function mailingsOf({ workspace, id }: Begun) {
  return db.rows<{ id: string; variant: number; status: string; subject: string }>(sql`
    select id, variant, status, content->>'subject' as subject from mailing
    where workspace_id = ${workspace.id}::uuid and campaign_id = ${id}::uuid and kind = 'campaign' order by variant`)
}

/** All that is queued of the campaign has gone. */
async function sendAll(begun: Begun): Promise<void> {
  await db.rows(sql`
    update delivery d set state = 'sent', settled = now(), due = null from mailing m
    where d.workspace_id = ${begun.workspace.id}::uuid and m.workspace_id = ${begun.workspace.id}::uuid
      and m.id = d.mailing_id and m.campaign_id = ${begun.id}::uuid and m.status = 'sending' and d.state = 'queued'`)
  await finishDrainedMailings(db)
}

async function opened({ workspace }: Begun, mailingId: string, times: number): Promise<void> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from delivery where workspace_id = ${workspace.id}::uuid and mailing_id = ${mailingId}::uuid
    order by id limit ${times}::int`)
  for (const { id: deliveryId } of rows) {
    const measured = { workspaceId: workspace.id, mailingId, deliveryId }
    await record(db, measured, { kind: 'open', link: -1, agent: 'human' })
  }
}

/** What each version was sent to, and how many of them did something. */
const fared = (...of: (readonly [sent: number, engaged: number])[]) =>
  of.map(([sent, engaged], index) => ({ variant: index + 1, sent, engaged }))

const plan = (others: object[]) => ({ ...PLAN, others })

const count = (rows: readonly Row[], variant: number) => rows.filter((row) => row.variant === variant).length

describe('the winner of a split test', () => {
  test('is the version with the highest share, of equals the first, and A where nobody did anything', () => {
    assert.equal(winnerOf(fared([100, 20], [50, 15])), 2)
    assert.equal(winnerOf(fared([100, 20], [50, 10])), 1)
    assert.equal(winnerOf(fared([10, 0], [0, 0], [5, 0])), 1)
    assert.equal(winnerOf(fared([0, 0], [1, 1])), 2)
  })
})

describe('a campaign in versions', () => {
  test('parts its audience at freezing: each contact once, equal parts of the share, the rest held', async () => {
    const test = await begun(20, { others: [{ subject: 'B' }, { subject: 'C' }, { subject: 'D' }] })

    const rows = await rowsOf(test)
    assert.equal(rows.length, 20)
    assert.equal(new Set(rows.map(({ contactId }) => contactId)).size, 20)
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((variant) => count(rows, variant)),
      [12, 2, 2, 2, 2],
    )
    assert.deepEqual(
      (await mailingsOf(test)).map(({ status, subject }) => [status, subject]),
      [
        ['held', 'A'],
        ['sending', 'A'],
        ['sending', 'B'],
        ['sending', 'C'],
        ['sending', 'D'],
      ],
    )
    const { recipients, waiting } = await campaignStatus(db, test.workspace.id, test.id)
    assert.deepEqual([recipients, waiting], [20, 20])
  })

  test('leaves out who may not be written to, and tries each version on somebody however few there are', async () => {
    const test = await planned(3, { share: 5 })
    await db.rows(sql`update contact set state = 'unsubscribed'
      where workspace_id = ${test.workspace.id}::uuid and id = ${test.contacts[0] ?? ''}::uuid`)
    await publishCampaign(press, test.workspace.id, test.id)

    const rows = await rowsOf(test)
    const skipped = rows.filter(({ state }) => state === 'skipped')
    assert.deepEqual(
      skipped.map(({ contactId, variant }) => [contactId, variant]),
      [[test.contacts[0], 0]],
    )
    assert.deepEqual([count(rows, 1), count(rows, 2)], [1, 1])
  })

  test('in other words takes them of another draft as it is when it goes out', async () => {
    const test = await planned(10)
    const other = await aDraftTo(test.workspace, [], {
      title: 'Other title',
      blocks: [{ type: 'text', text: 'Words of B' }],
    })
    const others = { ...PLAN, others: [{ draftId: other }] }
    await db.transaction((tx) => writePlan(tx, test.workspace.id, test.id, others))
    await publishCampaign(press, test.workspace.id, test.id)

    const outside = aFakeTransport()
    const sent: string[] = []
    const prepare = outside.prepare
    outside.prepare = async (mailing) => {
      if (mailing.workspaceId === test.workspace.id) sent.push(JSON.stringify(mailing.content))
      return prepare(mailing)
    }
    const sender = aSender(db, outside)
    try {
      await eventually(async () => (await rowsOf(test)).filter(({ state }) => state === 'sent').length === 4)
    } finally {
      await sender.stop()
    }
    assert.deepEqual(
      [/Words of A/, /Words of B/, /Other title/].map(
        (words) => sent.filter((each) => words.test(each)).length,
      ),
      [1, 1, 1],
    )
    assert.equal((await test.workspace.api.get(`/campaigns/${other}`)).body.status, 'draft')
  })

  test('decides when the time has come and not before; the rest gets the winner and nobody gets a second version', async () => {
    const test = await begun(20)
    await sendAll(test)
    const [, a, b] = await mailingsOf(test)
    await opened(test, a?.id ?? '', 1)
    await opened(test, b?.id ?? '', 3)

    await decideDueTests(db)
    assert.equal((await mailingsOf(test))[0]?.status, 'held')
    assert.equal((await campaignStatus(db, test.workspace.id, test.id)).status, 'publishing')

    await anHourLater(() => decideDueTests(db))
    const [rest] = await mailingsOf(test)
    assert.deepEqual([rest?.status, rest?.subject], ['sending', 'B'])
    await sendAll(test)

    const rows = await rowsOf(test)
    assert.equal(rows.filter(({ state }) => state === 'sent').length, 20)
    assert.equal(new Set(rows.map(({ contactId }) => contactId)).size, 20)
    assert.equal((await campaignStatus(db, test.workspace.id, test.id)).status, 'published')
    const report = await reportTest(db, test.workspace.id, test.id)
    assert.deepEqual(
      [report?.winner, report?.isByHand, report?.versions.map(({ opened, sent }) => [sent, opened])],
      [
        2,
        false,
        [
          [4, 1],
          [4, 3],
        ],
      ],
    )
  })

  test('is decided once by ten workers at once, and again by the next when the one that decided died before it committed', async () => {
    const test = await begun(10)
    await sendAll(test)
    const dying = {
      ...db,
      rows: db.rows.bind(db),
      transaction: async (work: (tx: Tx) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          await work(tx)
          throw new Error('killed before it committed')
        }),
    } as unknown as Db
    await anHourLater(async () => {
      await assert.rejects(decideDueTests(dying), /killed/)
      assert.equal((await mailingsOf(test))[0]?.status, 'held')
      assert.equal((await reportTest(db, test.workspace.id, test.id))?.winner, null)

      await Promise.all(Array.from({ length: 10 }, () => decideDueTests(db)))
    })

    assert.equal((await mailingsOf(test))[0]?.status, 'sending')
    assert.equal((await reportTest(db, test.workspace.id, test.id))?.winner, 1)
    await assert.rejects(
      chooseWinner(db, test.workspace.id, test.id, { variant: 2, by: test.id }),
      /no winner to choose/,
    )
  })

  test('that is paused decides nothing until it goes on, and cancelled lets nobody of the rest have anything', async () => {
    const [paused, cancelled] = [await begun(10), await begun(10)]
    for (const each of [paused, cancelled]) await sendAll(each)
    await pauseCampaign(db, paused.workspace.id, paused.id)
    await cancelCampaign(db, cancelled.workspace.id, cancelled.id)

    await anHourLater(async () => {
      await decideDueTests(db)
      assert.equal((await mailingsOf(paused))[0]?.status, 'held')
      await resumeCampaign(db, paused.workspace.id, paused.id)
      await decideDueTests(db)
    })

    assert.equal((await mailingsOf(paused))[0]?.status, 'sending')
    const rest = (await rowsOf(cancelled)).filter(({ variant }) => variant === 0)
    assert.deepEqual([...new Set(rest.map(({ state }) => state))], ['skipped'])
    assert.equal((await mailingsOf(cancelled))[0]?.status, 'cancelled')
  })

  test('waits for a person where nothing is counted, is refused where numbers were to decide, and obeys the choice', async () => {
    const counted = await planned(5)
    await changeSettings(db, counted.workspace.id, { tracking: 'off' })
    await assert.rejects(publishCampaign(press, counted.workspace.id, counted.id), /not counted/)
    assert.equal((await campaignStatus(db, counted.workspace.id, counted.id)).status, 'draft')

    await db.transaction((tx) =>
      writePlan(tx, counted.workspace.id, counted.id, { ...PLAN, measure: 'hand' }),
    )
    await publishCampaign(press, counted.workspace.id, counted.id)
    await sendAll(counted)
    await anHourLater(() => decideDueTests(db))
    assert.equal((await mailingsOf(counted))[0]?.status, 'held')

    const editor = await aPerson(server, counted.workspace, 'editor')
    const path = `/app/api/campaigns/${counted.id}/split-test`
    assert.equal((await editor.ask('POST', `${path}/winner`, { variant: 3 })).status, 400)
    assert.equal((await editor.ask('POST', `${path}/winner`, { variant: 2 })).status, 204)
    assert.equal((await editor.ask('POST', `${path}/winner`, { variant: 1 })).status, 409)
    assert.equal((await mailingsOf(counted))[0]?.subject, 'B')
    const { test: report } = (await editor.ask('GET', `${path}/report`)).body
    assert.deepEqual([report.winner, report.isByHand], [2, true])
  })

  test('that is chosen while paused goes on with the choice when it is resumed', async () => {
    const test = await begun(10)
    await sendAll(test)
    await pauseCampaign(db, test.workspace.id, test.id)
    await chooseWinner(db, test.workspace.id, test.id, { variant: 2, by: test.id })
    assert.equal((await mailingsOf(test))[0]?.status, 'paused')

    await resumeCampaign(db, test.workspace.id, test.id)
    await sendAll(test)

    assert.ok((await rowsOf(test)).every(({ state }) => state === 'sent'))
    assert.equal((await campaignStatus(db, test.workspace.id, test.id)).status, 'published')
  })

  test('is planned on drafts of the own workspace alone, and shown on the public API as any campaign', async () => {
    const [test, foreign] = [await planned(2), await planned(2)]
    const editor = await aPerson(server, test.workspace, 'editor')
    const path = `/app/api/campaigns/${test.id}/split-test`

    assert.equal((await editor.ask('PUT', path, plan([{ draftId: foreign.id }]))).status, 404)
    assert.equal((await editor.ask('PUT', path, plan([{ draftId: test.id }]))).status, 400)
    assert.equal((await editor.ask('PUT', path, plan([{ subject: 'One\nBcc: x' }]))).status, 400)
    assert.equal((await editor.ask('PUT', path, plan([{ subject: 'One' }, { subject: 'Two' }]))).status, 204)
    assert.equal((await editor.ask('GET', path)).body.plan.others.length, 2)
    const { body } = await test.workspace.api.get(`/campaigns/${test.id}`)
    assert.ok(!JSON.stringify(body).includes('Two'))
    await publishCampaign(press, test.workspace.id, test.id)
    assert.equal((await editor.ask('PUT', path, plan([{ subject: 'One' }]))).status, 409)
    assert.equal((await editor.ask('DELETE', path)).status, 409)
  })
})
