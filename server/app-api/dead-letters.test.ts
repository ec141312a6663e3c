/** Dead letters in the app: what could not be handed over is seen with its reason, and given again once. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { setApart } from '../events/failure-store.ts'
import { newId, now } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { insertMessages } from '../webhooks/message-store.ts'
import { createEndpoint } from '../webhooks/store.ts'

const server = await useServer()
const { db } = server
const PATH = '/app/api/dead-letters'

async function aFailure(workspaceId: string, consumer = 'flow') {
  const event = {
    id: newId(),
    type: 'contact.created' as const,
    subjectId: newId(),
    data: {},
    created: now().toISOString(),
    onlyFor: null,
  }
  await db.transaction((tx) => setApart(tx, workspaceId, event, { consumer, reason: 'a filter is broken' }))
  return event
}

async function aDesk() {
  const workspace = await aWorkspace(server)
  return { workspace, editor: await aPerson(server, workspace, 'editor') }
}

describe('events that a consumer could not take', () => {
  test('are seen with their reason, and one is delivered again once, however often at once', async () => {
    const { workspace, editor } = await aDesk()
    const [one] = [await aFailure(workspace.id), await aFailure(workspace.id)]
    const { body } = await editor.ask('GET', PATH)
    assert.deepEqual(
      body.events.map(({ reason }: { reason: string }) => reason),
      ['a filter is broken', 'a filter is broken'],
    )

    const again = { one: { id: one.id, consumer: 'flow' } }
    const answers = await Promise.all([1, 2, 3].map(() => editor.ask('POST', `${PATH}/events/retry`, again)))

    assert.equal(
      answers.reduce((sum, answer) => sum + answer.body.retried, 0),
      1,
    )
    assert.equal((await editor.ask('GET', PATH)).body.events.length, 1)
    assert.equal((await editor.ask('POST', `${PATH}/events/retry`, {})).body.retried, 1)
    const rows = await db.rows(
      sql`select 1 from event where workspace_id = ${workspace.id}::uuid and only_for = 'flow'`,
    )
    assert.equal(rows.length, 2)
  })

  test('of another workspace are neither seen nor given again', async () => {
    const [one, other] = [await aDesk(), await aDesk()]
    const { id } = await aFailure(one.workspace.id)

    assert.deepEqual((await other.editor.ask('GET', PATH)).body, { events: [], webhooks: [] })
    const { body } = await other.editor.ask('POST', `${PATH}/events/retry`, { one: { id, consumer: 'flow' } })
    assert.equal(body.retried, 0)
    assert.equal((await other.editor.ask('POST', `${PATH}/events/retry`, {})).body.retried, 0)
    assert.equal((await one.editor.ask('GET', PATH)).body.events.length, 1)
  })
})

describe('messages that a webhook did not take', () => {
  test('are seen with where they went, and only what failed is sent again', async () => {
    const { workspace, editor } = await aDesk()
    const stranger = await aPerson(server, await aWorkspace(server), 'owner')
    const url = 'https://shop.example/hook'
    await createEndpoint(db, workspace.id, { url, types: ['contact.created'] })
    const messages = [1, 2].map(() => ({
      event: {
        id: newId(),
        type: 'contact.created' as const,
        subjectId: newId(),
        data: {},
        created: now().toISOString(),
        onlyFor: null,
      },
      payload: '{}',
    }))
    await db.transaction((tx) => insertMessages(tx, workspace.id, messages))
    await db.rows(sql`
      update webhook_message set state = 'failed', attempts = 12, due = null, settled = now()
      where workspace_id = ${workspace.id}::uuid and id = ${messages[0]?.event.id}::uuid`)
    await db.rows(sql`
      update webhook_message set state = 'delivered', attempts = 1, due = null, settled = now()
      where workspace_id = ${workspace.id}::uuid and id = ${messages[1]?.event.id}::uuid`)

    const { body } = await editor.ask('GET', PATH)
    assert.deepEqual(
      body.webhooks.map((each: { url: string; attempts: number }) => [each.url, each.attempts]),
      [[url, 12]],
    )
    const again = { id: body.webhooks[0].id }
    assert.equal((await stranger.ask('POST', `${PATH}/webhooks/retry`, again)).body.retried, 0)
    assert.equal(
      (await editor.ask('POST', `${PATH}/webhooks/retry`, { id: messages[1]?.event.id })).body.retried,
      0,
    )
    assert.equal((await editor.ask('POST', `${PATH}/webhooks/retry`, again)).body.retried, 1)
    assert.equal((await editor.ask('POST', `${PATH}/webhooks/retry`, {})).body.retried, 0)
  })
})
