/** The end of a workspace: archived it rests and can be read, brought back it is as it was, deleted it has days of grace. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, type AppAnswer } from '../../../test/support/accounts.ts'
import { assertAnswered } from '../../../test/support/assertions.ts'
import { aFakeTransport, aMailingTo, aSender, eventually } from '../../../test/support/sending.ts'
import { aWorkspace, apiWith, useServer } from '../../../test/support/server.ts'
import { aHook } from '../../../test/support/webhook.ts'
import { advanceFlows } from '../../automation/flows/advance.ts'
import { readFlow } from '../../automation/flows/rules.ts'
import { createFlow, findFlows } from '../../automation/flows/store.ts'
import { findDueRequests } from '../../campaigns/post-requests/store.ts'
import { cancelCampaign, resumeCampaign, retryCampaign, settleCampaign } from '../../campaigns/interrupt.ts'
import { publishCampaign } from '../../campaigns/publish.ts'
import { findDue } from '../../campaigns/store.ts'
import { moveClock, now } from '../../platform/clock.ts'
import { openMediaStore } from '../../platform/object-store/open.ts'
import { sql } from '../../platform/sql.ts'
import { log } from '../../../test/support/postgres.ts'
import { archiveWorkspace, deleteWorkspace, restoreWorkspace } from './ending.ts'
import { eraseOverWorkspaces } from './erase.ts'

const server = await useServer()
const { db, config } = server
const DAY = 86_400_000
const inAnHour = () => new Date(now().getTime() + 3_600_000)

function answered({ status, body, text }: AppAnswer) {
  assert.equal(status, 200, text)
  return body
}

const eraser = { db, log, store: openMediaStore(config), note: async () => undefined }
const press = { db, publicUrl: config.PUBLIC_URL, smsUrl: undefined }

describe('an archived workspace', { concurrency: 1 }, () => {
  test('sends nothing that waits, and goes on when it is brought back', async () => {
    const [resting, other] = [await aWorkspace(server), await aWorkspace(server)]
    const outside = aFakeTransport()
    await archiveWorkspace(db, resting.id)
    await aMailingTo(db, resting.id, 3)
    await aMailingTo(db, other.id, 2, { address: (i) => `other${i}@example.com` })
    const sender = aSender(db, outside)
    try {
      // What came later goes first: it has been looked at, and passed by.
      await eventually(() => outside.handed.length === 2)
      assert.ok(outside.handed.every(({ workspaceId }) => workspaceId === other.id))

      await restoreWorkspace(db, resting.id)
      await eventually(() => outside.handed.length === 5)
    } finally {
      await sender.stop()
    }
  })

  test('holds back what is scheduled and who stands in a flow, and lets none of it go by itself afterwards', async () => {
    const { id, api } = await aWorkspace(server, { senderEmail: 'news@shop.example' })
    const made = assertAnswered(
      await api.post('/campaigns', { deliveryChannel: 'email', title: 'Spring' }),
      201,
    )
    await publishCampaign(press, id, made.id, { at: inAnHour() })
    const body = { action: 'schedule', publishDate: inAnHour().toISOString(), header: 'Hi', text: 'There' }
    const { body: asked } = assertAnswered(await api.post('/post-requests', body), 201)
    const steps = [{ type: 'tag', add: ['met'] }]
    const definition = readFlow({ name: 'Join', trigger: { type: 'contact_created' }, steps })
    const flow = await createFlow(db, id, definition)
    const status = async () => assertAnswered(await api.get(`/campaigns/${made.id}`)).status
    const request = async () => {
      const rows = await db.rows<{ state: string }>(sql`
        select state from post_request where workspace_id = ${id}::uuid and id = ${asked.requestId}::uuid`)
      return rows[0]?.state
    }

    await archiveWorkspace(db, id)
    assert.deepEqual([await status(), await request()], ['draft', 'suggested'])
    assert.deepEqual(
      (await findFlows(db, id, [flow.id])).map((each) => each.status),
      ['paused'],
    )
    // A worker that held one of them while it was archived writes it after all.
    await db.rows(sql`
      update campaign set status = 'scheduled', publish_date = now() where workspace_id = ${id}::uuid`)
    await db.rows(sql`
      update post_request set state = 'scheduled', publish_date = now() where workspace_id = ${id}::uuid`)
    const later = new Date(now().getTime() + DAY)
    assert.ok(!(await findDue(db, later)).some(({ workspaceId }) => workspaceId === id))
    assert.ok(!(await findDueRequests(db, undefined, 1000)).some(({ workspaceId }) => workspaceId === id))
    while (await advanceFlows({ db, log }));

    await restoreWorkspace(db, id)
    assert.deepEqual([await status(), await request()], ['draft', 'suggested'])
    assert.ok(!(await findDue(db, later)).some(({ workspaceId }) => workspaceId === id))
  })

  test('lets nobody set a campaign going, now or at a time, nor go on with one', async () => {
    const { id, api } = await aWorkspace(server, { senderEmail: 'news@shop.example' })
    const aDraft = async () =>
      assertAnswered(await api.post('/campaigns', { deliveryChannel: 'email', title: 'Spring' }), 201).id
    const [draft, paused, published] = [await aDraft(), await aDraft(), await aDraft()]
    await publishCampaign(press, id, published)
    await db.rows(sql`
      update campaign set status = 'paused' where workspace_id = ${id}::uuid and id = ${paused}::uuid`)
    await archiveWorkspace(db, id)

    const acts = [
      () => publishCampaign(press, id, draft),
      () => publishCampaign(press, id, draft, { at: inAnHour() }),
      () => resumeCampaign(db, id, paused),
      () => retryCampaign(db, id, published),
      () => settleCampaign(db, id, published, 'send_again'),
    ]
    for (const act of acts) await assert.rejects(act(), /This workspace is archived/)
    const { items } = assertAnswered(await api.get('/campaigns'))
    const statuses = Object.fromEntries(
      items.map((each: { id: string; status: string }) => [each.id, each.status]),
    )
    assert.deepEqual(statuses, { [draft]: 'draft', [paused]: 'paused', [published]: 'published' })

    await restoreWorkspace(db, id)
    assert.equal((await publishCampaign(press, id, draft)).status, 'published')
    assert.equal((await cancelCampaign(db, id, paused)).status, 'cancelled')
  })

  test('takes nobody in by its forms, shows the public nothing, and lets those in it leave', async () => {
    const hook = await aHook(server, { senderEmail: 'news@shop.example' })
    const anyone = apiWith(server.http)
    const pages = [`/w/${hook.handle}`, `/w/${hook.handle}/subscribe`, `/${hook.id}/posts`]
    for (const page of pages) assert.equal((await anyone.get(page)).status, 200, page)
    assert.equal((await hook.deliver({ email: 'ann@example.com' })).status, 200)

    // What the node remembers of a webhook is forgotten by notification; the test address stores nothing.
    const isAnswered = (status: number) => async () =>
      (await hook.preview({ email: 'cleo@example.com' })).status === status
    await archiveWorkspace(db, hook.id)
    await eventually(isAnswered(404))

    const refused = await hook.deliver({ email: 'bo@example.com' })
    assert.equal(refused.status, 404)
    assert.equal((await hook.vouch({ email: 'bo@example.com' })).status, 404)
    for (const page of pages) assert.equal((await anyone.get(page)).status, 404, page)
    const { items } = assertAnswered(await hook.api.get('/contacts'))
    assert.deepEqual(
      items.map(({ email }: { email: string }) => email),
      ['ann@example.com'],
    )

    await restoreWorkspace(db, hook.id)
    await eventually(isAnswered(200))
    for (const page of pages) assert.equal((await anyone.get(page)).status, 200, page)
    assert.equal((await hook.deliver({ email: 'bo@example.com' })).status, 200)
  })

  test('is read with its keys and by its members, and changed by nobody until it is brought back', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const viewer = await aPerson(server, workspace, 'viewer')
    await archiveWorkspace(db, workspace.id)

    const byKey = await workspace.api.post('/contacts', { email: 'ann@example.com' })
    assert.deepEqual([byKey.status, /archived/.test(byKey.text)], [403, true])
    assert.equal((await workspace.api.get('/contacts')).status, 200)
    assert.equal((await workspace.api.post('/contacts-search', { offset: 0, limit: 5 })).status, 200)
    for (const [method, path, body] of [
      ['POST', '/api/contacts', { email: 'ann@example.com' }],
      ['PATCH', '/app/api/settings', { workspace: { name: 'Other' } }],
      ['POST', '/app/api/segments', { name: 'All', filter: "state eq 'active'" }],
    ] as const) {
      const refused = await owner.ask(method, path, body)
      assert.deepEqual([refused.status, refused.body.code], [403, 'workspaceArchived'], path)
      assert.equal((await viewer.ask(method, path, body)).status, 403, path)
    }
    for (const path of [
      '/api/contacts',
      '/app/api/settings',
      '/app/api/home',
      '/app/api/keys',
      '/app/api/audit',
    ])
      assert.equal((await owner.ask('GET', path)).status, 200, path)

    assert.equal((await owner.ask('POST', '/app/api/workspace/restore')).status, 200)
    assert.equal((await owner.ask('POST', '/api/contacts', { email: 'ann@example.com' })).status, 201)
    const { items } = answered(await owner.ask('GET', '/app/api/audit'))
    assert.ok(items.some(({ action }: { action: string }) => action === 'workspace.restored'))
  })
})

describe('a deleted workspace', { concurrency: 1 }, () => {
  test('needs its name and the password, leaves one of an organization, and is brought back within its days', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    const owner = await aPerson(server, workspace, 'owner')
    const remove = (name: string) => owner.ask('POST', '/app/api/workspace/delete', { name })

    assert.equal((await remove('Harbour')).body.code, undefined)
    assert.equal((await remove('Harbour')).status, 409)
    const sibling = await aWorkspace(server, { organizationId: workspace.organizationId, name: 'Quay' })
    assert.equal((await remove('harbour')).status, 400)
    await db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${owner.accountId}::uuid`)
    const unsure = await remove('Harbour')
    assert.deepEqual([unsure.status, unsure.body.code], [403, 'confirmPassword'])
    await db.rows(
      sql`update account_session set confirmed = now() where account_id = ${owner.accountId}::uuid`,
    )
    const deleted = answered(await remove(' Harbour '))
    const place = deleted.workspaces.find(({ id }: { id: string }) => id === workspace.id)
    const days = (new Date(place.eraseAfter).getTime() - now().getTime()) / DAY
    assert.ok(days > 13.9 && days <= 14, String(days))

    await eraseOverWorkspaces(eraser)
    const back = answered(await owner.ask('POST', '/app/api/workspace/restore'))
    const after = back.workspaces.find(({ id }: { id: string }) => id === workspace.id)
    assert.deepEqual([after.archived, after.eraseAfter], [null, null])
    // The last one that stays is not deleted either, while another one is about to be.
    answered(await remove('Harbour'))
    const last = await owner.ask(
      'POST',
      '/app/api/workspace/delete',
      { name: 'Quay' },
      { 'x-workspace': sibling.id },
    )
    assert.equal(last.status, 409)
  })

  test('is gone when its days are over, and cannot be brought back from then on', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    await deleteWorkspace(db, workspace.id, { name: 'Harbour', evenLast: true })
    moveClock(14 * DAY + 60_000)
    try {
      await assert.rejects(restoreWorkspace(db, workspace.id), /being erased/)
      await eraseOverWorkspaces(eraser)
      assert.equal((await workspace.api.get('/contacts')).status, 403)
      await assert.rejects(archiveWorkspace(db, workspace.id), /no workspace/)
    } finally {
      moveClock(-14 * DAY - 60_000)
    }
  })
})
