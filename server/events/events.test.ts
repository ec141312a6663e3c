/** That what happens to contacts is told to whoever listens, exactly once, and that imports are told to nobody. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  aServer,
  aWorkspace,
  apiWith,
  type TestServer,
  type TestWorkspace,
} from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { dispatchEvents } from './dispatch.ts'
import { EVENT_TYPES, type Consumer, type Event, type EventType } from './schemas.ts'
import { setInterest } from './store.ts'

let server: TestServer
before(async () => (server = await aServer()))
after(() => server.close())

const EVERYTHING = Object.keys(EVENT_TYPES) as EventType[]

describe('events of contacts', () => {
  test('a new contact, its tag, its leaving and its return are told in order', async () => {
    const workspace = await aListener()
    const { body: contact } = await workspace.api.post('/contacts', {
      email: 'ann@example.com',
      addDirectly: true,
      tags: ['vip'],
    })
    await workspace.api.patch(`/contacts/${contact.id}/tags`, { tagsToAdd: ['VIP', 'new'] })

    const heard = await hear(workspace)

    assert.deepEqual(
      heard.map(({ type, data }) => ({ type, ...data })),
      [
        { type: 'contact.created' },
        { type: 'contact.subscribed' },
        { type: 'contact.tagged', tag: 'vip' },
        { type: 'contact.updated' },
        { type: 'contact.tagged', tag: 'new' },
      ],
    )
    assert.ok(heard.every(({ subjectId }) => subjectId === contact.id))
  })

  test('a posted form is told; the same with isImport=true is not', async () => {
    const workspace = await aListener()
    const door = apiWith(server.http)
    const path = `/webhooks/contacts/${workspace.webhookId}`
    await door.post(`${path}?isImport=true`, { email: 'quiet@example.com' })
    await door.post(path, { email: 'loud@example.com' })

    const heard = await hear(workspace)

    assert.deepEqual(
      heard.map(({ type }) => type),
      ['contact.created', 'contact.subscribed', 'contact.form_posted'],
    )
  })

  test('nothing is stored where nobody listens', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { email: 'ann@example.com' })

    assert.deepEqual(await waiting(workspace), [])
  })

  test('a consumer that fails leaves the events for the next try', async () => {
    const workspace = await aListener()
    await workspace.api.post('/contacts', { name: 'Ann' })
    const failing: Consumer = { name: 'test', take: () => Promise.reject(new Error('not now')) }

    await assert.rejects(dispatchEvents({ db: server.db, consumers: [failing] }), /not now/)

    assert.equal((await hear(workspace)).length, 1)
    assert.deepEqual(await waiting(workspace), [])
  })
})

async function aListener(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  await server.db.transaction((tx) => setInterest(tx, workspace.id, 'test', EVERYTHING))
  return workspace
}

/** Everything that waits, of whatever workspace, handed over; what this one heard. */
async function hear({ id }: TestWorkspace): Promise<Event[]> {
  const heard: Event[] = []
  const consumer: Consumer = {
    name: 'test',
    take: async (_tx, workspaceId, events) => {
      if (workspaceId === id) heard.push(...events)
    },
  }
  while (await dispatchEvents({ db: server.db, consumers: [consumer] }));
  return heard
}

function waiting({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`select id from event where workspace_id = ${id}::uuid`)
}
