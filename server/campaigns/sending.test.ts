/** Going out: what publishing freezes, what stands in its way, and that its ledger always adds up. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  aContact,
  aDraftTo,
  anSmsTo,
  aSegment,
  aSendingWorkspace,
  ledgerOf,
  people,
  recordOutcome,
} from '../../test/support/campaigns.ts'
import { anHourLater } from '../../test/support/later.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import type { Counts } from '../messaging/mailings/report-store.ts'
import { setInterest } from '../events/store.ts'
import { createMember } from '../workspaces/team-members/store.ts'
import {
  finishIfDrained,
  pauseMailing,
  finishDrainedMailings,
} from '../messaging/mailings/mailing-lifecycle.ts'
import { now } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { Refusal } from '../refusals.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from './interrupt.ts'
import { publishCampaign, unscheduleCampaign } from './publish.ts'
import { publishDueCampaigns } from './publish-due.ts'
import { campaignStatus } from './report.ts'

const server = await useServer()
const { db } = server
const press = { db, publicUrl: 'http://tidings.test' }
const HOUR = 3_600_000

interface MailingRow {
  readonly id: string
  readonly kind: string
  readonly channel: string
  readonly status: string
  readonly content: Record<string, unknown>
  readonly pauseReason: string | null
  readonly nextDue: string | null
}

async function mailingsOf({ id }: TestWorkspace, campaignId: string): Promise<MailingRow[]> {
  return db.rows<MailingRow>(sql`
    select id, kind, channel, status, content, pause_reason, next_due from mailing
    where workspace_id = ${id}::uuid and campaign_id = ${campaignId}::uuid order by kind`)
}

async function drain({ id }: TestWorkspace, mailingId: string): Promise<void> {
  await db.transaction((tx) => finishIfDrained(tx, id, mailingId))
}

/** A segment with one person in it. */
async function somebody(workspace: TestWorkspace): Promise<string> {
  await people(workspace, 1)
  return aSegment(db, workspace)
}

/** A campaign to `n` people that is on its way. */
async function published(n: number) {
  const workspace = await aSendingWorkspace(server)
  await people(workspace, n)
  const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
  await publishCampaign(press, workspace.id, id)
  const [mailing] = await mailingsOf(workspace, id)
  return { workspace, id, mailingId: mailing?.id ?? '', ledger: await ledgerOf(db, workspace, id) }
}

function assertAddsUp({ recipients, sent, failed, skipped, unknown, waiting }: Counts): void {
  assert.equal(sent + failed + skipped + unknown + waiting, recipients)
}

function refused(status: number, words: RegExp) {
  return (error: unknown): boolean =>
    error instanceof Refusal && error.answer.status === status && words.test(error.message)
}

describe('publishing to recipients', () => {
  test('freezes content and audience at once, and waits for the sender; segments that overlap count once', async () => {
    const workspace = await aSendingWorkspace(server)
    const ids = await people(workspace, 3)
    const gone = await aContact(workspace, { email: 'gone@example.com' })
    await db.execute(`update contact set state = 'unsubscribed' where id = $1`, [gone])
    const segments = [await aSegment(db, workspace), await aSegment(db, workspace, "email like 'person%'")]
    const id = await aDraftTo(workspace, segments, {
      notification: { emailTitle: 'Hi {{ contact.name }}', emailDescription: 'In short' },
    })
    assert.equal((await campaignStatus(db, workspace.id, id)).recipients, 3)

    const status = await publishCampaign(press, workspace.id, id)

    assert.deepEqual(status, {
      id,
      status: 'publishing',
      recipients: 4,
      sent: 0,
      failed: 0,
      skipped: 1,
      unknown: 0,
      waiting: 3,
    })
    const [mailing, ...others] = await mailingsOf(workspace, id)
    assert.deepEqual(others, [])
    const { rows } = await db.execute('select id, slug, excerpt from post where workspace_id = $1', [
      workspace.id,
    ])
    const [post] = rows as { id: string; slug: string; excerpt: string }[]
    assert.equal(post?.excerpt, 'In short')
    assert.deepEqual(mailing?.content, {
      subject: 'Hi {{ contact.name }}',
      preheader: 'In short',
      blocks: [{ type: 'text', text: 'Hello' }],
      postUrl: `http://tidings.test/w/${workspace.handle}/${post?.id}/${post?.slug}`,
    })
    assert.deepEqual([mailing.kind, mailing.channel, mailing.status], ['campaign', 'email', 'sending'])
    assert.ok(mailing.nextDue !== null && mailing.nextDue <= now().toISOString())
    const ledger = await ledgerOf(db, workspace, id)
    assert.deepEqual(
      ledger.filter(({ state }) => state === 'queued').map(({ contactId }) => contactId),
      ids.toSorted(),
    )
  })

  test('of 10 concurrent publishes and 3 workers one freezes: each recipient has one row', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 2)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])

    await Promise.allSettled([
      ...Array.from({ length: 10 }, () => publishCampaign(press, workspace.id, id)),
      ...Array.from({ length: 3 }, () => publishDueCampaigns(press)),
    ])

    assert.equal((await mailingsOf(workspace, id)).length, 1)
    assert.equal((await ledgerOf(db, workspace, id)).length, 2)
  })

  test('a crash while it goes out leaves it scheduled, with nothing sent, and the next worker does it all', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 2)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    await publishCampaign(press, workspace.id, id, { at: new Date(now().getTime() + HOUR) })
    // The last statements of the transaction fail as if the connection were gone.
    await db.execute(`alter table campaign add constraint dies check (status <> 'publishing') not valid`)
    try {
      await anHourLater(() => assert.rejects(publishDueCampaigns(press)))
    } finally {
      await db.execute('alter table campaign drop constraint dies')
    }

    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'scheduled')
    assert.deepEqual(await mailingsOf(workspace, id), [])
    const orphans = await db.rows(sql`select from delivery where workspace_id = ${workspace.id}::uuid`)
    const posts = await db.rows(sql`select from post where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual([orphans.length, posts.length], [0, 0])
    await anHourLater(() => publishDueCampaigns(press))
    assert.equal((await campaignStatus(db, workspace.id, id)).waiting, 2)
  })

  test('a schedule freezes who is there when it is due, and nobody before; one taken back freezes nobody', async () => {
    const workspace = await aSendingWorkspace(server)
    const [erased] = await people(workspace, 2)
    const segment = await aSegment(db, workspace)
    const [id, takenBack] = [await aDraftTo(workspace, [segment]), await aDraftTo(workspace, [segment])]
    const at = new Date(now().getTime() + HOUR)
    for (const each of [id, takenBack]) {
      const status = await publishCampaign(press, workspace.id, each, { at })
      assert.deepEqual([status.status, status.recipients, status.waiting], ['scheduled', 2, 0])
    }
    await unscheduleCampaign(db, workspace.id, takenBack)
    await db.execute('delete from contact where id = $1', [erased])
    const late = await aContact(workspace, { email: 'late@example.com' })

    await anHourLater(() => publishDueCampaigns(press))

    const contacts = (await ledgerOf(db, workspace, id)).map(({ contactId }) => contactId)
    assert.equal(contacts.length, 2)
    assert.ok(contacts.includes(late) && !contacts.includes(erased ?? ''))
    assert.deepEqual(await ledgerOf(db, workspace, takenBack), [])
    await workspace.api.patch(`/campaigns/${takenBack}`, { title: 'June' })
    assert.equal((await publishCampaign(press, workspace.id, takenBack)).waiting, 2)
  })

  test('who is skipped, all of them, is published at once and says so', async () => {
    const workspace = await aSendingWorkspace(server)
    await aContact(workspace, { phone: '+46701740605' })
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])

    const status = await publishCampaign(press, workspace.id, id)

    assert.deepEqual([status.status, status.recipients, status.skipped], ['published', 1, 1])
    assert.equal((await mailingsOf(workspace, id))[0]?.status, 'finished')
  })

  test('an SMS goes to phones, with its text and nothing public', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    await aContact(workspace, { email: 'mailonly@example.com' })
    const id = await anSmsTo(workspace, [await aSegment(db, workspace)])

    await publishCampaign(press, workspace.id, id)

    const [mailing] = await mailingsOf(workspace, id)
    assert.deepEqual(
      [mailing?.kind, mailing?.channel, mailing?.content],
      ['campaign', 'sms', { text: 'Hello' }],
    )
    const rows = (await ledgerOf(db, workspace, id)).map(({ address, reason }) => [address, reason])
    assert.deepEqual(rows, [
      ['+46701740605', null],
      [null, 'no-address'],
    ])
  })
})

describe('the SMS teaser', () => {
  test('goes to whom SMS may be sent, links to the post, and counts apart', async () => {
    const workspace = await aSendingWorkspace(server)
    const [, withoutSms] = await people(workspace, 3)
    await db.execute(`update contact set follows_sms = 'off' where id = $1`, [withoutSms])
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { smsTeaser: true })

    const status = await publishCampaign(press, workspace.id, id)

    assert.deepEqual([status.recipients, status.waiting], [3, 3])
    assert.deepEqual([status.teaser?.recipients, status.teaser?.waiting, status.teaser?.skipped], [3, 2, 1])
    const [campaign, teaser] = await mailingsOf(workspace, id)
    assert.deepEqual(teaser?.content, { text: 'May', url: campaign?.content['postUrl'] })
    const skipped = (await ledgerOf(db, workspace, id)).filter(({ state }) => state === 'skipped')
    assert.deepEqual(
      skipped.map(({ kind, contactId, reason }) => [kind, contactId, reason]),
      [['teaser', withoutSms, 'channel-off']],
    )
  })

  test('has its own words if there are any; the campaign is published when both mailings have gone', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], {
      smsTeaser: true,
      notification: { smsText: 'Look!' },
    })
    await publishCampaign(press, workspace.id, id)
    const [campaign, teaser] = await mailingsOf(workspace, id)
    assert.equal(teaser?.content['text'], 'Look!')

    const ledger = await ledgerOf(db, workspace, id)
    await recordOutcome(
      db,
      workspace,
      ledger.filter(({ kind }) => kind === 'campaign'),
      'sent',
    )
    await drain(workspace, campaign?.id ?? '')
    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'publishing')
    await recordOutcome(
      db,
      workspace,
      ledger.filter(({ kind }) => kind === 'teaser'),
      'failed',
      'refused',
    )
    await Promise.all([drain(workspace, teaser?.id ?? ''), drain(workspace, campaign?.id ?? '')])

    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'published')
  })

  test('mailings that drain at the same moment publish their campaign, whichever is last', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    const segment = await aSegment(db, workspace)
    for (let n = 0; n < 5; n += 1) {
      const id = await aDraftTo(workspace, [segment], { smsTeaser: true })
      await publishCampaign(press, workspace.id, id)
      await recordOutcome(db, workspace, await ledgerOf(db, workspace, id), 'sent')
      await Promise.all((await mailingsOf(workspace, id)).map((mailing) => drain(workspace, mailing.id)))
      assert.equal((await campaignStatus(db, workspace.id, id)).status, 'published')
    }
  })
})

describe('what stands in the way', () => {
  test('no sender is refused when somebody would get it, and says how to set one; then it goes', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [await somebody(workspace)])

    await assert.rejects(
      publishCampaign(press, workspace.id, id),
      refused(409, new RegExp(`tidings workspace set ${workspace.id} --sender-email`)),
    )
    const status = await campaignStatus(db, workspace.id, id)
    assert.equal(status.status, 'draft')
    assert.match(status.reason ?? '', /--sender-email/)
    const toNobody = await aDraftTo(workspace, [await aSegment(db, workspace, "name eq 'Nobody'")])
    assert.equal((await publishCampaign(press, workspace.id, toNobody)).status, 'published')
    await db.execute(`update workspace set sender_email = 'a@shop.example' where id = $1`, [workspace.id])
    assert.equal((await publishCampaign(press, workspace.id, id)).status, 'publishing')
  })

  test('SMS that are switched off: refused for an SMS and for a teaser', async () => {
    const workspace = await aSendingWorkspace(server)
    const segment = await somebody(workspace)
    const sms = await anSmsTo(workspace, [segment])
    const teaser = await aDraftTo(workspace, [segment], { smsTeaser: true })
    await db.execute('update workspace set sms_enabled = false where id = $1', [workspace.id])

    await assert.rejects(publishCampaign(press, workspace.id, sms), refused(409, /--sms-enabled true/))
    await assert.rejects(publishCampaign(press, workspace.id, teaser), refused(400, /sms_enabled/))
    assert.deepEqual([await mailingsOf(workspace, sms), await mailingsOf(workspace, teaser)], [[], []])
  })

  test('a segment that cannot be read any more, or is gone, is named', async () => {
    const workspace = await aSendingWorkspace(server)
    const segment = await somebody(workspace)
    const sound = await aSegment(db, workspace)
    const id = await aDraftTo(workspace, [sound, segment])
    await db.execute(`update segment set filter = 'shoeSize eq 4', name = 'Feet' where id = $1`, [segment])

    await assert.rejects(publishCampaign(press, workspace.id, id), refused(409, /segment "Feet".*position 1/))
    await db.execute('delete from segment where id = $1', [segment])
    await assert.rejects(publishCampaign(press, workspace.id, id), refused(409, new RegExp(segment)))

    const status = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([status.status, status.recipients], ['draft', 0])
    assert.match(status.reason ?? '', /no longer there/)
  })

  test('words that cannot be filled in are refused at their place: subject, preheader, blocks, SMS', async () => {
    const workspace = await aSendingWorkspace(server)
    const segment = await somebody(workspace)
    const broken = '{% if contact.name %}Hi'
    for (const [content, place] of [
      [{ notification: { emailTitle: broken } }, /Subject/],
      [{ notification: { emailDescription: broken } }, /Preheader/],
      [
        {
          blocks: [
            { type: 'h1', text: 'Fine' },
            { type: 'text', text: broken },
          ],
        },
        /Block 2 \(text\)/,
      ],
      [{ blocks: [{ type: 'text', text: '{{ contact.name | nope }}' }] }, /nope/],
      [{ smsTeaser: true, notification: { smsText: broken } }, /Text/],
    ] as const) {
      const id = await aDraftTo(workspace, [segment], content)
      await assert.rejects(publishCampaign(press, workspace.id, id), refused(409, place))
    }
    const html = { type: 'html', text: '<p>{% if contact.name &gt; "a" %}Hi{% endif %}</p>' }
    const sound = await aDraftTo(workspace, [segment], { blocks: [html] })
    assert.equal((await publishCampaign(press, workspace.id, sound)).status, 'publishing')
  })

  test('what was right when it was scheduled and is not when it is due: failed with the sentence, nothing sent', async () => {
    const workspace = await aSendingWorkspace(server)
    const id = await aDraftTo(workspace, [await somebody(workspace)])
    await publishCampaign(press, workspace.id, id, { at: new Date(now().getTime() + HOUR) })
    await db.execute('update workspace set sender_email = null where id = $1', [workspace.id])

    await anHourLater(() => publishDueCampaigns(press))

    const status = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([status.status, status.recipients], ['failed', 0])
    assert.match(status.reason ?? '', /has no sender/)
    assert.deepEqual(await mailingsOf(workspace, id), [])
    const posts = await db.rows(sql`select from post where workspace_id = ${workspace.id}::uuid`)
    assert.equal(posts.length, 0)
  })
})

describe('on its way', () => {
  test('pause stops the mailing, resume wakes it; the parts always add up to the frozen audience', async () => {
    const { workspace, id, mailingId, ledger } = await published(5)
    await recordOutcome(db, workspace, ledger.slice(0, 2), 'sent')
    await recordOutcome(db, workspace, ledger.slice(2, 3), 'unknown')
    await recordOutcome(db, workspace, ledger.slice(3, 4), 'leased')

    const paused = await pauseCampaign(db, workspace.id, id)
    assert.deepEqual(
      [paused.status, paused.sent, paused.unknown, paused.waiting, paused.reason],
      ['paused', 2, 1, 2, undefined],
    )
    assertAddsUp(paused)
    assert.equal((await mailingsOf(workspace, id))[0]?.status, 'paused')
    await drain(workspace, mailingId)
    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'paused')

    const resumed = await resumeCampaign(db, workspace.id, id)
    assert.equal(resumed.status, 'publishing')
    const [mailing] = await mailingsOf(workspace, id)
    assert.equal(mailing?.status, 'sending')
    assert.ok(mailing.nextDue !== null && mailing.nextDue <= now().toISOString())
    await drain(workspace, mailingId)
    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'publishing', 'some still wait')
    await recordOutcome(db, workspace, ledger.slice(3), 'sent')
    await drain(workspace, mailingId)
    const done = await campaignStatus(db, workspace.id, id)
    assert.deepEqual([done.status, done.sent, done.unknown, done.waiting], ['published', 4, 1, 0])
    assertAddsUp(done)
  })

  test('the sender that cannot go on pauses the whole campaign with its sentence; resuming clears it', async () => {
    const { workspace, id, mailingId } = await published(1)

    await Promise.all(
      [1, 2, 3].map((n) => pauseMailing(db, workspace.id, mailingId, `Server ${n} refuses all`)),
    )

    const paused = await campaignStatus(db, workspace.id, id)
    assert.equal(paused.status, 'paused')
    assert.match(paused.reason ?? '', /^Server \d refuses all$/)
    assert.match((await mailingsOf(workspace, id))[0]?.pauseReason ?? '', /refuses all/)
    const resumed = await resumeCampaign(db, workspace.id, id)
    assert.deepEqual([resumed.status, resumed.reason], ['publishing', undefined])
    assert.equal((await mailingsOf(workspace, id))[0]?.pauseReason, null)
  })

  test('the team hears once, by mail and as an event, of a campaign that cannot go on, and of no pause it asked for', async () => {
    const { workspace, id, mailingId } = await published(1)
    await createMember(db, workspace.id, { name: 'Tess', email: 'tess@team.example' })
    await db.transaction((tx) => setInterest(tx, workspace.id, 'webhook:test', ['campaign.paused']))
    await pauseCampaign(db, workspace.id, id)
    await resumeCampaign(db, workspace.id, id)

    for (const sentence of ['<ann@example.com> is refused', 'again'])
      await pauseMailing(db, workspace.id, mailingId, sentence)

    const mails = await db.rows<{ address: string; text: string }>(sql`
      select d.address, d.variables #>> '{trouble,text}' as text
      from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid and m.kind = 'notification'`)
    assert.deepEqual(mails, [{ address: 'tess@team.example', text: '<…> is refused' }])
    const events = await db.rows<{ subjectId: string; reason: string }>(sql`
      select subject_id, data ->> 'reason' as reason from event where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(events, [{ subjectId: id, reason: '<…> is refused' }])
  })

  test('a teaser that cannot be sent pauses the email too', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { smsTeaser: true })
    await publishCampaign(press, workspace.id, id)
    const [, teaser] = await mailingsOf(workspace, id)

    await pauseMailing(db, workspace.id, teaser?.id ?? '', 'No gateway')

    const states = (await mailingsOf(workspace, id)).map(({ status }) => status)
    assert.deepEqual(states, ['paused', 'paused'])
  })

  test('cancel skips all that waits and leaves what is on its way to the sender', async () => {
    const { workspace, id, ledger } = await published(4)
    await recordOutcome(db, workspace, ledger.slice(0, 1), 'sent')
    await recordOutcome(db, workspace, ledger.slice(1, 2), 'leased')

    const cancelled = await cancelCampaign(db, workspace.id, id)

    assert.deepEqual(
      [cancelled.status, cancelled.sent, cancelled.skipped, cancelled.waiting],
      ['cancelled', 1, 2, 1],
    )
    assertAddsUp(cancelled)
    const after = await ledgerOf(db, workspace, id)
    assert.deepEqual(
      after.map(({ state, reason }) => [state, reason]),
      [
        ['sent', null],
        ['leased', null],
        ['skipped', 'cancelled'],
        ['skipped', 'cancelled'],
      ],
    )
    assert.equal((await mailingsOf(workspace, id))[0]?.status, 'cancelled')
    await pauseMailing(db, workspace.id, (await mailingsOf(workspace, id))[0]?.id ?? '', 'too late')
    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'cancelled')
  })

  test('pause, resume, cancel and the end of sending at once: one order wins, and all agree', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { workspace, id, mailingId, ledger } = await published(2)
      await recordOutcome(db, workspace, ledger, 'sent')

      await Promise.allSettled([
        drain(workspace, mailingId),
        pauseCampaign(db, workspace.id, id),
        cancelCampaign(db, workspace.id, id),
        pauseMailing(db, workspace.id, mailingId, 'x'),
        resumeCampaign(db, workspace.id, id),
      ])

      const { status } = await campaignStatus(db, workspace.id, id)
      const [mailing] = await mailingsOf(workspace, id)
      const agreeing: Record<string, string[]> = {
        published: ['finished'],
        cancelled: ['cancelled', 'finished'],
        paused: ['paused'],
        publishing: ['sending'],
      }
      assert.ok(agreeing[status]?.includes(mailing?.status ?? ''), `${status} with ${mailing?.status}`)
    }
  })
})

describe('finishDrainedMailings', () => {
  test('finds what was missed: a mailing that is over, and deliveries nobody was told of', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    const segment = await aSegment(db, workspace)
    const [over, forgotten] = [await aDraftTo(workspace, [segment]), await aDraftTo(workspace, [segment])]
    for (const id of [over, forgotten]) await publishCampaign(press, workspace.id, id)
    await recordOutcome(db, workspace, await ledgerOf(db, workspace, over), 'sent')
    await db.execute('update mailing set next_due = null where workspace_id = $1', [workspace.id])

    await Promise.all([finishDrainedMailings(db), finishDrainedMailings(db)])

    assert.equal((await campaignStatus(db, workspace.id, over)).status, 'published')
    assert.equal((await campaignStatus(db, workspace.id, forgotten)).status, 'publishing')
    assert.notEqual((await mailingsOf(workspace, forgotten))[0]?.nextDue, null)
  })

  test('publishes a campaign that was left without a mailing that is open', async () => {
    const workspace = await aSendingWorkspace(server)
    const id = await aDraftTo(workspace, [])
    await db.execute(`update campaign set status = 'publishing', publish_date = now() where id = $1`, [id])

    await finishDrainedMailings(db)

    assert.equal((await campaignStatus(db, workspace.id, id)).status, 'published')
  })

  test('takes up what was paused and belongs to no campaign after it has rested; campaigns wait for people', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 1)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    await publishCampaign(press, workspace.id, id)
    const [mailing] = await mailingsOf(workspace, id)
    const standing = '01a20000-0000-7000-8000-000000000001'
    await db.rows(sql`
      insert into mailing (workspace_id, id, kind, channel, is_standing, status, content, created)
      values (${workspace.id}::uuid, ${standing}::uuid, 'welcome', 'email', true, 'sending', '{}', now())`)
    for (const each of [mailing?.id ?? '', standing]) await pauseMailing(db, workspace.id, each, 'Refused')
    const statusOf = async () =>
      (await db.rows<{ status: string }>(sql`select status from mailing where id = ${standing}::uuid`))[0]
        ?.status

    await finishDrainedMailings(db)
    assert.equal(await statusOf(), 'paused')
    await anHourLater(() => finishDrainedMailings(db))

    assert.equal(await statusOf(), 'sending')
    assert.equal((await mailingsOf(workspace, id))[0]?.status, 'paused')
  })
})
