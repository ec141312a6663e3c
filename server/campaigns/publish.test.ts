/** The life cycle: which moves are allowed, what publishing makes, and that schedules fire once, whatever happens. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { log } from '../../test/support/postgres.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { moveClock, now } from '../platform/clock.ts'
import { Refusal } from '../refusals.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from './interrupt.ts'
import { publishCampaign, unscheduleCampaign } from './publish.ts'
import { begin, openPublishing, publishDueCampaigns } from './publish-due.ts'
import { CAMPAIGN_STATUSES, type CampaignStatus } from './schemas.ts'
import { campaignStatus } from './report.ts'
import { eventually } from '../../test/support/sending.ts'

const server = await useServer()
const { db } = server
const press = { db, publicUrl: server.config.PUBLIC_URL }

const HOUR = 3_600_000

async function aDraft({ api }: TestWorkspace, content: object = {}): Promise<string> {
  const made = await api.post('/campaigns', {
    deliveryChannel: 'email',
    title: 'May',
    blocks: [
      { type: 'h1', text: 'Hello <you>' },
      { type: 'image', imageUrl: 'https://a.example/a.png', alt: 'A' },
    ],
    ...content,
  })
  return assertAnswered(made, 201).id
}

async function postsOf({
  id,
}: TestWorkspace): Promise<{ title: string; html: string; text: string; image: string }[]> {
  const { rows } = await db.execute('select title, html, text, image from post where workspace_id = $1', [id])
  // The columns named in the statement.
  return rows as { title: string; html: string; text: string; image: string }[]
}

async function statusOf({ api }: TestWorkspace, id: string): Promise<CampaignStatus> {
  return (await api.get(`/campaigns/${id}`)).body.status
}

function inAnHour(): Date {
  return new Date(now().getTime() + HOUR)
}

async function setStatus({ id }: TestWorkspace, campaignId: string, status: CampaignStatus): Promise<void> {
  await db.execute('update campaign set status = $3, publish_date = $4 where workspace_id = $1 and id = $2', [
    id,
    campaignId,
    status,
    now(),
  ])
}

describe('moves of a campaign', () => {
  const verbs: Record<string, { allowed: CampaignStatus[]; to: CampaignStatus; act: Act }> = {
    publish: {
      allowed: ['draft'],
      to: 'published',
      act: (workspace, id) => publishCampaign(press, workspace, id),
    },
    schedule: {
      allowed: ['draft'],
      to: 'scheduled',
      act: (workspace, id) => publishCampaign(press, workspace, id, { at: inAnHour() }),
    },
    unschedule: {
      allowed: ['scheduled'],
      to: 'draft',
      act: (workspace, id) => unscheduleCampaign(db, workspace, id),
    },
    pause: {
      allowed: ['publishing'],
      to: 'paused',
      act: (workspace, id) => pauseCampaign(db, workspace, id),
    },
    resume: {
      allowed: ['paused'],
      to: 'publishing',
      act: (workspace, id) => resumeCampaign(db, workspace, id),
    },
    cancel: {
      allowed: ['publishing', 'paused'],
      to: 'cancelled',
      act: (workspace, id) => cancelCampaign(db, workspace, id),
    },
  }
  type Act = (workspaceId: string, id: string) => Promise<{ status: CampaignStatus }>

  for (const [verb, { allowed, to, act }] of Object.entries(verbs)) {
    for (const from of CAMPAIGN_STATUSES) {
      const outcome = allowed.includes(from) ? `makes it ${to}` : 'is refused with 409 and changes nothing'
      test(`${verb} of a ${from} campaign ${outcome}`, async () => {
        const workspace = await aWorkspace(server)
        const id = await aDraft(workspace)
        await setStatus(workspace, id, from)
        const { body: before } = await workspace.api.get(`/campaigns/${id}`)

        if (allowed.includes(from)) {
          assert.equal((await act(workspace.id, id)).status, to)
          const { body: moved } = await workspace.api.get(`/campaigns/${id}`)
          assert.equal(moved.status, to)
          assert.notEqual(moved.hash, before.hash)
          assert.equal('publishDate' in moved, to !== 'draft')
        } else {
          await assert.rejects(act(workspace.id, id), isRefusal(409, new RegExp(from)))
          assert.deepEqual((await workspace.api.get(`/campaigns/${id}`)).body, before)
          assert.deepEqual(await postsOf(workspace), [])
        }
      })
    }
  }

  test('a campaign of another workspace cannot be moved or looked at', async () => {
    const mine = await aWorkspace(server)
    const theirs = await aWorkspace(server)
    const id = await aDraft(theirs)

    for (const { act } of Object.values(verbs)) await assert.rejects(act(mine.id, id), isRefusal(404))
    await assert.rejects(campaignStatus(db, mine.id, id), isRefusal(404))
    assert.equal(await statusOf(theirs, id), 'draft')
  })

  test('a publish time that is not in the future is refused', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraft(workspace)

    for (const at of [now(), new Date(0), new Date(Number.NaN)]) {
      await assert.rejects(publishCampaign(press, workspace.id, id, { at }), isRefusal(400, /future/))
    }
    assert.equal(await statusOf(workspace, id), 'draft')
  })
})

describe('publishing', () => {
  test('an email campaign becomes one public post under its subject, with safe HTML, text and first image', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraft(workspace, { notification: { emailTitle: 'Subject' } })

    await publishCampaign(press, workspace.id, id)

    const [post, ...others] = await postsOf(workspace)
    assert.deepEqual(others, [])
    assert.equal(post?.title, 'Subject')
    assert.equal(post.image, 'https://a.example/a.png')
    assert.match(post.text, /^Hello <you>/)
    assert.match(post.html, /<h2>Hello &lt;you&gt;<\/h2>/)
    const { rows } = await db.execute(
      `select sum(n)::int as n from counter where workspace_id = $1 and resource = 'campaign' and facet = ''`,
      [workspace.id],
    )
    assert.deepEqual(rows, [{ n: 1 }])
  })

  test('an SMS campaign makes no post', async () => {
    const workspace = await aWorkspace(server)
    const made = await workspace.api.post('/campaigns', { deliveryChannel: 'sms', text: 'Hi' })

    const { status } = await publishCampaign(press, workspace.id, made.body.id)

    assert.equal(status, 'published')
    assert.deepEqual(await postsOf(workspace), [])
  })

  test('of 10 concurrent publishes one is done and there is one post', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraft(workspace)

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => publishCampaign(press, workspace.id, id)),
    )

    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await postsOf(workspace)).length, 1)
  })

  test('several workers that find one due publish it once', async () => {
    const workspace = await aWorkspace(server)
    const [first, second] = [await aDraft(workspace), await aDraft(workspace)]
    for (const id of [first, second]) await setStatus(workspace, id, 'scheduled')

    await Promise.all([publishDueCampaigns(press), publishDueCampaigns(press), publishDueCampaigns(press)])
    await publishDueCampaigns(press)

    for (const id of [first, second]) assert.equal(await statusOf(workspace, id), 'published')
    assert.equal((await postsOf(workspace)).length, 2)
  })

  test('one that cannot be published is failed, and says why, and does not hold up the others', async () => {
    const workspace = await aWorkspace(server)
    const [broken, sound] = [await aDraft(workspace), await aDraft(workspace)]
    for (const id of [broken, sound]) await setStatus(workspace, id, 'scheduled')
    await db.execute(`update campaign set blocks = '[{"type":"unheard-of"}]' where id = $1`, [broken])

    await publishDueCampaigns(press)

    const { rows } = await db.execute(
      'select status, failure is not null as says from campaign where id = $1',
      [broken],
    )
    assert.deepEqual(rows, [{ status: 'failed', says: true }])
    assert.equal(await statusOf(workspace, sound), 'published')
    assert.equal((await postsOf(workspace)).length, 1)
  })
})

describe('schedules', () => {
  test('fire when their time has come by the clock, not before, not if unscheduled', async () => {
    const workspace = await aWorkspace(server)
    const [due, later, unscheduled] = [
      await aDraft(workspace),
      await aDraft(workspace),
      await aDraft(workspace),
    ]
    await publishCampaign(press, workspace.id, due, { at: inAnHour() })
    await publishCampaign(press, workspace.id, later, { at: new Date(now().getTime() + 3 * HOUR) })
    await publishCampaign(press, workspace.id, unscheduled, { at: inAnHour() })
    await unscheduleCampaign(db, workspace.id, unscheduled)

    await publishDueCampaigns(press)
    assert.equal(await statusOf(workspace, due), 'scheduled')
    moveClock(HOUR + 1000)
    try {
      await publishDueCampaigns(press)
    } finally {
      moveClock(-HOUR - 1000)
    }
    await begin(press, { workspaceId: workspace.id, id: later })
    // The clock went back: what was published stays so, and is not published again.
    await publishDueCampaigns(press)

    assert.equal(await statusOf(workspace, due), 'published')
    assert.equal(await statusOf(workspace, later), 'scheduled')
    assert.equal(await statusOf(workspace, unscheduled), 'draft')
    assert.equal((await postsOf(workspace)).length, 1)
  })

  test('are found at their time by two workers, and published once', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraft(workspace)
    const workers = [1, 2].map(() => openPublishing(press, log))
    try {
      await publishCampaign(press, workspace.id, id, { at: new Date(now().getTime() + 1000) })
      await eventually(async () => (await statusOf(workspace, id)) === 'published')
      assert.equal((await postsOf(workspace)).length, 1)
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()))
    }
  })
})

function isRefusal(status: number, message = /./) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof Refusal, String(error))
    assert.equal(error.answer.status, status)
    assert.match(error.answer.message, message)
    return true
  }
}
