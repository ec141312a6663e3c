/** A mail server that is away: tried by itself for a day, the team notified meanwhile, and nobody lost or charged. */
import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { aPostOffice } from '../../../test/support/post-office.ts'
import {
  aMailingTo,
  aFakeTransport,
  deliveriesOf,
  eventually,
  mailingState,
  SENT,
  statesOf,
  untilFinished,
  type TestMailing,
} from '../../../test/support/sending.ts'
import { aWorkspace } from '../../../test/support/server.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { setInterest } from '../../events/store.ts'
import { createMember } from '../../workspaces/team-members/store.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { listOutages } from '../ledger/outage-store.ts'
import { isHopeless, nextTry } from './outage-rules.ts'
import { currentProblem } from './current-problem.ts'

const office = await aPostOffice()
const { db } = office
afterEach(() => office.tidy())
after(() => office.close())

const MINUTE = 60
const HOUR = 60 * MINUTE
const AWAY = { state: 'unreachable', detail: 'mail.example:25 refuses connections' } as const

const isAway = async ({ workspaceId }: TestMailing): Promise<boolean> =>
  (await listOutages(db, workspaceId)).length > 0

/** Its last try is over, the next one to come. */
async function resting(workspaceId: string): Promise<void> {
  await eventually(async () => {
    const [outage] = await listOutages(db, workspaceId)
    return outage !== undefined && new Date(outage.nextTry) > now()
  })
}

/** Lets time pass until the server counts as away. */
async function untilAway(mailing: TestMailing): Promise<void> {
  await eventually(async () => {
    office.later(MINUTE)
    return isAway(mailing)
  })
}

/** An hour later, and a little more while it is not: a try that was under way backs off from the later moment. */
async function untilTriedAgain(isTried: () => boolean | Promise<boolean>): Promise<void> {
  let looks = 0
  office.later(HOUR)
  await eventually(async () => {
    looks += 1
    if (looks % 100 === 0) office.later(15 * MINUTE)
    return isTried()
  })
}

describe('a mail server that is away', () => {
  test('for hours: the campaign goes on by itself when it is back, and nobody was charged', async () => {
    const { id } = await aWorkspace(office.server)
    const outside = aFakeTransport()
    outside.decide = () => AWAY
    const mailing = await aMailingTo(db, id, 60)
    office.start(outside)
    await untilAway(mailing)
    for (let hours = 0; hours < 8; hours += 1) {
      await resting(id)
      const tried = outside.handed.length
      await untilTriedAgain(() => outside.handed.length > tried)
    }
    assert.equal((await mailingState(db, mailing)).status, 'sending')

    await resting(id)
    outside.decide = () => SENT
    await untilTriedAgain(async () => (await mailingState(db, mailing)).status === 'finished')

    const rows = await deliveriesOf(db, mailing)
    assert.ok(rows.every(({ state, attempts }) => state === 'sent' && attempts === 1))
    assert.equal(await isAway(mailing), false)
    assert.equal(await currentProblem(db, id, ['email']), null)
  })

  test('is told the team by mail and whoever listens as an event, once, however many workers notice', async () => {
    const { id } = await aWorkspace(office.server)
    await changeSettings(db, id, { senderEmail: 'news@shop.example' })
    await createMember(db, id, { name: 'Tess', email: 'tess@team.example' })
    await db.transaction((tx) => setInterest(tx, id, 'webhook:test', ['sending.unreachable']))
    const outside = aFakeTransport()
    outside.decide = ({ address }) => ({ ...AWAY, detail: `refuses ${address}` })
    const mailing = await aMailingTo(db, id, 60)
    office.start(outside)
    office.start(outside)
    await untilAway(mailing)
    for (let hours = 0; hours < 2; hours += 1) {
      await resting(id)
      const tried = outside.handed.length
      await untilTriedAgain(() => outside.handed.length > tried)
    }

    const mails = await db.rows<{ address: string; title: string; text: string }>(sql`
      select d.address, d.variables #>> '{trouble,title}' as title, d.variables #>> '{trouble,text}' as text
      from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
      where d.workspace_id = ${id}::uuid and m.kind = 'notification'`)
    assert.deepEqual(
      mails.map(({ address, title }) => [address, title]),
      [['tess@team.example', 'The mail server cannot be reached']],
    )
    assert.match(mails[0]?.text ?? '', /not been reached since .*“refuses …”.*tried again by itself/s)
    const events = await db.rows<{ type: string; reason: string }>(sql`
      select type, data ->> 'reason' as reason from event where workspace_id = ${id}::uuid`)
    assert.deepEqual(events, [{ type: 'sending.unreachable', reason: 'refuses …' }])
  })

  test('is tried with little, and people are told since when and when next', async () => {
    const { id } = await aWorkspace(office.server)
    const outside = aFakeTransport()
    outside.decide = () => AWAY
    const mailing = await aMailingTo(db, id, 400)
    office.start(outside)
    await untilAway(mailing)
    const problem = await currentProblem(db, id, ['email'])
    assert.match(
      problem ?? '',
      /mail server has not been reached since .*refuses connections.*tried again by itself/,
    )
    assert.equal(await currentProblem(db, id, ['sms']), null)

    await resting(id)
    const tried = outside.handed.length
    await untilTriedAgain(() => outside.handed.length > tried)
    await resting(id)
    assert.ok(outside.handed.length - tried <= 20, `${outside.handed.length - tried} tried at once`)
  })

  test('for a day: all that waits for it is paused, and told what to do; resumed, it has another day', async () => {
    const { id } = await aWorkspace(office.server)
    const outside = aFakeTransport()
    outside.decide = () => AWAY
    const mailings = [await aMailingTo(db, id, 5), await aMailingTo(db, id, 5, { name: 'other' })]
    office.start(outside)
    await untilAway(mailings[0] ?? assert.fail())
    office.later(25 * HOUR)

    for (const mailing of mailings) {
      await eventually(async () => (await mailingState(db, mailing)).status === 'paused')
      assert.match((await mailingState(db, mailing)).pauseReason ?? '', /not be reached for a day.*refuses/)
      await eventually(async () => (await statesOf(db, mailing))['queued'] === 5)
    }
    assert.equal(await isAway(mailings[0] ?? assert.fail()), false)
  })

  test('is tried at once when a setting was changed', async () => {
    const { id } = await aWorkspace(office.server)
    const outside = aFakeTransport()
    outside.decide = () => AWAY
    const mailing = await aMailingTo(db, id, 5)
    office.start(outside)
    await untilAway(mailing)
    // So that what the worker itself remembers has rested.
    await db.rows(
      sql`update outage set next_try = ${new Date(now().getTime() + 9 * HOUR * 1000).toISOString()}::timestamptz`,
    )
    office.later(2 * MINUTE)

    outside.decide = () => SENT
    await changeSettings(db, id, { replyTo: 'answers@shop.example' })
    await untilFinished(db, mailing)
  })

  test('is away for a worker that was started meanwhile too', async () => {
    const { id } = await aWorkspace(office.server)
    const outside = aFakeTransport()
    outside.decide = () => AWAY
    const mailing = await aMailingTo(db, id, 5)
    await office.start(outside).stop()
    const since = new Date(now().getTime() - 23 * HOUR * 1000).toISOString()
    await db.rows(sql`
      insert into outage (workspace_id, channel, since, next_try, words)
      values (${id}::uuid, 'email', ${since}::timestamptz, ${now().toISOString()}::timestamptz, 'away')`)
    office.start(outside)
    await eventually(async () => new Date((await listOutages(db, id))[0]?.nextTry ?? 0) > now())
    assert.equal((await listOutages(db, id))[0]?.since, since)
    office.later(2 * HOUR)
    await eventually(async () => (await mailingState(db, mailing)).status === 'paused')
  })
})

describe('how often a server that is away is tried', () => {
  test('after a minute at first, a quarter of an hour at last, for a day', () => {
    const since = new Date('2026-11-20T10:00:00Z')
    const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000)
    const rest = (minutes: number) =>
      (nextTry(since, after(minutes)).getTime() - after(minutes).getTime()) / 60_000
    assert.deepEqual([0, 5, 20, 60, 1_000].map(rest), [1, 1.25, 5, 15, 15])
    assert.equal(isHopeless(since, after(24 * 60 - 1)), false)
    assert.equal(isHopeless(since, after(24 * 60)), true)
  })
})
