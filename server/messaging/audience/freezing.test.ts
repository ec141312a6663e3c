/** A large audience frozen range by range: whatever comes between two ranges, nobody gets it twice and nobody is missed. */
import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { aDraftTo, aSegment, aSendingWorkspace } from '../../../test/support/campaigns.ts'
import { manyContacts } from '../../../test/support/many-contacts.ts'
import { log } from '../../../test/support/postgres.ts'
import { aFakeTransport, aSender, eventually } from '../../../test/support/sending.ts'
import { aWorker } from '../../../test/support/workers.ts'
import { useServer, type TestWorkspace } from '../../../test/support/server.ts'
import { setInterest } from '../../events/store.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from '../../campaigns/interrupt.ts'
import { publishCampaign } from '../../campaigns/publish.ts'
import { writePlan } from '../../campaigns/split-test/store.ts'
import { chooseWinner } from '../../campaigns/split-test/decide.ts'
import { campaignReport, campaignStatus } from '../../campaigns/report.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { finishDrainedMailings } from '../mailings/mailing-lifecycle.ts'
import { findFreezes } from './freeze-store.ts'
import { freezeNext, openFreezing, setRanges } from './freezing.ts'

const server = await useServer()
const { db } = server
const press = { db, publicUrl: 'http://tidings.test' }

/** The sizes of the program, which two tests have: one of its first range, and one of workers that are killed. */
const SHIPPED = { first: 5_000, next: 25_000 }
const FIRST_RANGE = 500
const NEXT_RANGE = 5_000
after(() => setRanges())

// A sender sends whatever is due, of every test before.
beforeEach(async () => {
  setRanges({ first: FIRST_RANGE, next: NEXT_RANGE })
  await db.rows(sql`update mailing set status = 'cancelled', next_due = null`)
  await db.rows(sql`delete from audience_freeze`)
})

/** More than one range, and so little that it is quick. */
const PEOPLE = 2 * FIRST_RANGE
/** Every tenth of `manyContacts` is unsubscribed. */
const REACHED = PEOPLE - PEOPLE / 10

interface Begun {
  readonly workspace: TestWorkspace
  readonly id: string
}

interface Planned {
  readonly n?: number
  readonly content?: object
  readonly share?: number
}

/** A campaign to everybody, published: its first range is frozen, and nobody goes on with it. */
async function begun({ n = PEOPLE, content = {}, share }: Planned = {}): Promise<Begun> {
  const workspace = await aSendingWorkspace(server)
  await manyContacts(db, workspace.id, n)
  const id = await aDraftTo(workspace, [await aSegment(db, workspace)], content)
  if (share !== undefined)
    await db.transaction((tx) =>
      writePlan(tx, workspace.id, id, {
        others: [{ subject: 'B' }, { subject: 'C' }],
        share,
        waitMinutes: 60,
        measure: 'hand',
      }),
    )
  await publishCampaign(press, workspace.id, id)
  return { workspace, id }
}

/** The next range of each of its mailings. */
async function goOn({ workspace }: Begun, on: Db = db): Promise<boolean> {
  const [freeze] = (await findFreezes(db)).filter(({ workspaceId }) => workspaceId === workspace.id)
  return freeze !== undefined && freezeNext(on, freeze)
}

async function goOnToTheEnd(campaign: Begun): Promise<void> {
  while (await goOn(campaign)) continue
}

/** Recipients by state and reason, and that none has two rows of one channel. */
async function countsOf({ workspace, id }: Begun): Promise<Record<string, number>> {
  const rows = await db.rows<{ word: string; n: number; contacts: number }>(sql`
    select d.state || coalesce(' ' || d.reason, '') as word, count(*)::int as n,
      count(distinct (m.channel, d.contact_id))::int as contacts
    from delivery d join mailing m on m.workspace_id = ${workspace.id}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspace.id}::uuid and m.campaign_id = ${id}::uuid group by 1 order by 1`)
  for (const { n, contacts } of rows) assert.equal(n, contacts, 'a row a contact')
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]))
}

async function statusOf({ workspace, id }: Begun): Promise<string> {
  return (await campaignStatus(db, workspace.id, id)).status
}

/** Contacts that have no row yet, last first. */
async function notYet({ workspace, id }: Begun, n: number): Promise<readonly string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select c.id from contact c where c.workspace_id = ${workspace.id}::uuid and c.state = 'active' and not exists (
      select from delivery d join mailing m on m.workspace_id = ${workspace.id}::uuid and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid and m.campaign_id = ${id}::uuid and d.contact_id = c.id)
    order by c.id desc limit ${n}::int`)
  return rows.map((row) => row.id)
}

/** All that waits is sent by a provider that takes everything; whom it was handed, in order. */
function sending() {
  const outside = aFakeTransport()
  const sender = aSender(db, outside)
  after(() => sender.stop())
  return { outside, stop: () => sender.stop() }
}

/** Dies before the statement that the text is in. */
function dyingAt(words: string): Db {
  const dying = (tx: Tx): Tx => ({
    ...tx,
    rows: (query, options) =>
      query.text.includes(words) ? Promise.reject(new Error('died')) : tx.rows(query, options),
  })
  return { ...db, transaction: (work, options) => db.transaction((tx) => work(dying(tx)), options) }
}

describe('a large audience', () => {
  test('has its first range with the publication, is still counting, and is whole and exact after the last', async () => {
    setRanges()
    const n = SHIPPED.first + 1_000
    const campaign = await begun({ n })
    const { workspace, id } = campaign

    const early = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([early.status, early.recipients, early.isCounting], ['publishing', SHIPPED.first, true])
    assert.equal((await campaignReport(db, workspace.id, id)).mailings[0]?.isCounting, true)
    await goOnToTheEnd(campaign)

    const { recipients, waiting, skipped, ...late } = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([recipients, waiting, skipped], [n, n - n / 10, n / 10])
    assert.equal('isCounting' in late, false)
    assert.equal((await campaignReport(db, workspace.id, id)).mailings[0]?.isCounting, false)
    assert.deepEqual(await countsOf(campaign), { queued: n - n / 10, 'skipped unsubscribed': n / 10 })
  })

  test('that ends with its first range is whole at once, and one of nobody is published', async () => {
    const whole = await begun({ n: FIRST_RANGE })
    const workspace = await aSendingWorkspace(server)
    await manyContacts(db, workspace.id, PEOPLE)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace, "city eq 'Nowhere'")])
    await publishCampaign(press, workspace.id, id)

    assert.equal('isCounting' in (await campaignStatus(db, whole.workspace.id, whole.id)), false)
    assert.equal(await statusOf({ workspace, id }), 'published')
  })

  test('is sent from its first range on, and finished once, after its last', async () => {
    const campaign = await begun()
    await db.transaction((tx) =>
      setInterest(tx, campaign.workspace.id, 'webhook:test', ['campaign.published']),
    )
    const { outside, stop } = sending()
    await eventually(() => outside.handed.length === FIRST_RANGE - FIRST_RANGE / 10)
    await eventually(async () => (await campaignStatus(db, campaign.workspace.id, campaign.id)).waiting === 0)
    await finishDrainedMailings(db)
    assert.equal(await statusOf(campaign), 'publishing', 'nothing waits, and more is to come')

    await goOnToTheEnd(campaign)
    await eventually(async () => (await statusOf(campaign)) === 'published')
    await stop()

    assert.equal(new Set(outside.handed.map(({ contactId }) => contactId)).size, REACHED)
    assert.equal(outside.handed.length, REACHED)
    const notified = await db.rows(sql`
      select from event where workspace_id = ${campaign.workspace.id}::uuid and type = 'campaign.published'`)
    assert.equal(notified.length, 1)
  })

  test('whose last range is of people who get nothing is finished by it', async () => {
    const campaign = await begun()
    const { workspace } = campaign
    await db.rows(sql`
      update contact set state = 'unsubscribed'
      where workspace_id = ${workspace.id}::uuid and id = any(${[...(await notYet(campaign, PEOPLE))]}::uuid[])`)
    const { outside, stop } = sending()
    await eventually(() => outside.handed.length === FIRST_RANGE - FIRST_RANGE / 10)
    await eventually(async () => (await campaignStatus(db, workspace.id, campaign.id)).waiting === 0)
    await stop()

    await goOnToTheEnd(campaign)

    assert.equal(await statusOf(campaign), 'published')
    const { sent, skipped } = await campaignStatus(db, workspace.id, campaign.id)
    assert.deepEqual([sent, sent + skipped], [FIRST_RANGE - FIRST_RANGE / 10, PEOPLE])
  })

  test('leaves out who joined since, skips who left, and has no row of who was erased', async () => {
    const campaign = await begun()
    const { workspace } = campaign
    const [left = '', erased = ''] = await notYet(campaign, 2)
    await workspace.api.post('/contacts', { email: 'late@example.com', addDirectly: true })
    await db.rows(sql`
      update contact set state = 'unsubscribed' where workspace_id = ${workspace.id}::uuid and id = ${left}::uuid`)
    await db.rows(sql`
      delete from contact_tagging where workspace_id = ${workspace.id}::uuid and contact_id = ${erased}::uuid`)
    await db.rows(
      sql`delete from contact where workspace_id = ${workspace.id}::uuid and id = ${erased}::uuid`,
    )

    await goOnToTheEnd(campaign)

    assert.deepEqual(await countsOf(campaign), {
      queued: REACHED - 2,
      'skipped unsubscribed': PEOPLE - REACHED + 1,
    })
    const rows = await db.rows<{ contactId: string; address: string; state: string }>(sql`
      select contact_id, address, state from delivery where workspace_id = ${workspace.id}::uuid
        and (contact_id = any(${[left, erased]}::uuid[]) or address = 'late@example.com')`)
    assert.deepEqual(
      rows.map(({ contactId, state }) => [contactId, state]),
      [[left, 'skipped']],
    )
  })

  test('who left after being frozen is withheld when it is sent', async () => {
    const campaign = await begun()
    const [left = ''] = await notYet(campaign, 1)
    await goOnToTheEnd(campaign)
    await db.rows(sql`
      update contact set state = 'unsubscribed' where workspace_id = ${campaign.workspace.id}::uuid and id = ${left}::uuid`)

    const { outside, stop } = sending()
    await eventually(async () => (await statusOf(campaign)) === 'published')
    await stop()

    assert.equal(outside.handed.length, REACHED - 1)
    assert.equal(
      outside.handed.some(({ contactId }) => contactId === left),
      false,
    )
  })

  test('an address that moved to a contact of a later range gets nothing twice', async () => {
    const campaign = await begun()
    const { workspace } = campaign
    const [heir = ''] = await notYet(campaign, 1)
    const [first] = await db.rows<{ contactId: string; address: string }>(sql`
      select contact_id, address from delivery where workspace_id = ${workspace.id}::uuid and state = 'queued' order by id limit 1`)
    assert.ok(first)
    for (const [id, email] of [
      [first.contactId, 'other@example.com'],
      [heir, first.address],
    ] as const)
      await db.rows(sql`
        update contact set email = ${email}, updated = now() where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)

    await goOnToTheEnd(campaign)

    assert.deepEqual(await countsOf(campaign), {
      queued: REACHED - 1,
      'skipped duplicate': 1,
      'skipped unsubscribed': PEOPLE - REACHED,
    })
    const [row] = await db.rows<{ reason: string }>(sql`
      select reason from delivery where workspace_id = ${workspace.id}::uuid and contact_id = ${heir}::uuid`)
    assert.equal(row?.reason, 'duplicate')
  })
})

describe('what comes between two ranges', () => {
  for (const words of [
    'insert into delivery',
    'from mailing m',
    'delete from audience_freeze',
    'next_due = least',
  ])
    test(`dying before “${words}” leaves all of the range or nothing of it: nobody twice, nobody missed`, async () => {
      const campaign = await begun()
      await assert.rejects(goOn(campaign, dyingAt(words)), /died/)
      assert.equal((await campaignStatus(db, campaign.workspace.id, campaign.id)).recipients, FIRST_RANGE)

      await goOnToTheEnd(campaign)

      assert.deepEqual(await countsOf(campaign), {
        queued: REACHED,
        'skipped unsubscribed': PEOPLE - REACHED,
      })
      assert.equal(await statusOf(campaign), 'publishing')
    })

  test('paused, the audience is frozen to its end and nothing goes; resumed, all of it goes', async () => {
    const campaign = await begun()
    const { workspace, id } = campaign
    await pauseCampaign(db, workspace.id, id)
    await goOnToTheEnd(campaign)
    const { outside, stop } = sending()
    const paused = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([paused.status, paused.recipients, paused.isCounting], ['paused', PEOPLE, undefined])

    await resumeCampaign(db, workspace.id, id)
    await eventually(async () => (await statusOf(campaign)) === 'published')
    await stop()

    assert.equal(outside.handed.length, REACHED)
  })

  test('cancelled, nobody else is written down, and what is counted adds up', async () => {
    const campaign = await begun()
    const { workspace, id } = campaign
    const cancelled = await cancelCampaign(db, workspace.id, id)
    assert.deepEqual(
      [cancelled.status, cancelled.recipients, cancelled.isCounting],
      ['cancelled', FIRST_RANGE, undefined],
    )

    await goOnToTheEnd(campaign)

    const { recipients, skipped } = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([recipients, skipped], [FIRST_RANGE, FIRST_RANGE])
    assert.equal(
      (await findFreezes(db)).some(({ workspaceId }) => workspaceId === workspace.id),
      false,
    )
  })

  test('cancelled while a range is being written, nothing of the range is left', async () => {
    const campaign = await begun()
    const { workspace, id } = campaign
    let isCancelled = false
    const cancelling: Db = {
      ...db,
      transaction: (work, options) =>
        db.transaction(
          (tx) =>
            work({
              ...tx,
              rows: async (query, given) => {
                const rows = await tx.rows(query, given)
                if (query.text.includes('insert into delivery') && !isCancelled) {
                  isCancelled = true
                  await cancelCampaign(db, workspace.id, id)
                }
                return rows as never
              },
            }),
          options,
        ),
    }

    await goOn(campaign, cancelling)
    await goOnToTheEnd(campaign)

    assert.equal(isCancelled, true)
    assert.deepEqual(await countsOf(campaign), {
      'skipped cancelled': FIRST_RANGE - FIRST_RANGE / 10,
      'skipped unsubscribed': FIRST_RANGE / 10,
    })
  })

  test('six workers at once write each range once', async () => {
    const campaign = await begun({ n: FIRST_RANGE + NEXT_RANGE + 1_000 })
    const loops = Array.from({ length: 6 }, () => openFreezing(db, log))
    after(() => Promise.all(loops.map((loop) => loop.stop())))
    const { workspace, id } = campaign
    await eventually(async () => (await campaignStatus(db, workspace.id, id)).isCounting === undefined)
    await Promise.all(loops.map((loop) => loop.stop()))

    const n = FIRST_RANGE + NEXT_RANGE + 1_000
    assert.deepEqual(await countsOf(campaign), { queued: n - n / 10, 'skipped unsubscribed': n / 10 })
    const ids = await db.rows<{ contactId: string }>(sql`
      select contact_id from delivery where workspace_id = ${workspace.id}::uuid order by id`)
    assert.deepEqual(
      ids,
      ids.toSorted((one, other) => (one.contactId < other.contactId ? -1 : 1)),
      'ids in order',
    )
  })

  test('workers killed in the middle of ranges leave an audience that the next one makes whole', async () => {
    setRanges()
    const n = SHIPPED.first + 2 * SHIPPED.next
    const campaign = await begun({ n })
    const { workspace, id } = campaign
    // Nothing is sent meanwhile: the audience alone is what they are at.
    await pauseCampaign(db, workspace.id, id)
    const frozen = async () => (await campaignStatus(db, workspace.id, id)).recipients
    for (let kills = 0; kills < 3; kills += 1) {
      const before = await frozen()
      const worker = await aWorker({
        connection: server.connection,
        settings: { LOG_LEVEL: 'silent' },
        offset: 0,
      })
      if (kills > 0) await eventually(async () => (await frozen()) > before)
      await worker.kill()
    }

    // Its database connection may hold the range for a moment yet.
    await eventually(async () => {
      await goOnToTheEnd(campaign)
      return (await campaignStatus(db, workspace.id, id)).isCounting === undefined
    })

    assert.deepEqual(await countsOf(campaign), { queued: n - n / 10, 'skipped unsubscribed': n / 10 })
  })

  test('workspaces take turns: a small one is whole before a large one', async () => {
    const large = await begun({ n: FIRST_RANGE + NEXT_RANGE + 1_000 })
    const small = await begun()
    const round = async () => {
      for (const freeze of await findFreezes(db)) await freezeNext(db, freeze)
    }
    await round()

    assert.equal((await campaignStatus(db, small.workspace.id, small.id)).isCounting, undefined)
    assert.equal((await campaignStatus(db, large.workspace.id, large.id)).isCounting, true)
    await goOnToTheEnd(large)
  })
})

describe('a large audience of several mailings', () => {
  test('its teaser is frozen beside it, and the campaign is over when both are', async () => {
    const campaign = await begun({ n: 3 * PEOPLE, content: { smsTeaser: true } })
    const { workspace, id } = campaign
    await goOnToTheEnd(campaign)

    const { recipients, teaser, isCounting } = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([recipients, teaser?.recipients, isCounting], [3 * PEOPLE, 3 * PEOPLE, undefined])
  })

  test('a split test gives its versions exactly the share of the whole, in equal parts, whatever the ranges', async () => {
    const campaign = await begun({ share: 7 })
    const { workspace, id } = campaign
    await goOnToTheEnd(campaign)

    const rows = await db.rows<{ variant: number; n: number }>(sql`
      select m.variant, count(*)::int as n from delivery d
      join mailing m on m.workspace_id = ${workspace.id}::uuid and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid and m.campaign_id = ${id}::uuid and d.state = 'queued'
      group by m.variant order by m.variant`)
    const tested = (REACHED * 7) / 100
    assert.deepEqual(rows, [
      { variant: 0, n: REACHED - tested },
      { variant: 1, n: tested / 3 },
      { variant: 2, n: tested / 3 },
      { variant: 3, n: tested / 3 },
    ])
    await countsOf(campaign)
  })

  test('a winner chosen before the last range goes to the rest of all ranges, and nobody gets two versions', async () => {
    const campaign = await begun({ share: 10 })
    const { workspace, id } = campaign
    await chooseWinner(db, workspace.id, id, { variant: 2, by: newId() })
    const { outside, stop } = sending()
    await goOnToTheEnd(campaign)
    await eventually(async () => (await statusOf(campaign)) === 'published')
    await stop()

    assert.equal(outside.handed.length, REACHED)
    assert.equal(new Set(outside.handed.map(({ contactId }) => contactId)).size, REACHED)
  })
})
