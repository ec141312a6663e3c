/** That every consumer gets what happens to contacts exactly once, and that imports reach none. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { log } from '../../test/support/postgres.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { dispatchEvents } from './dispatch.ts'
import { EVENT_TYPES, type Consumer, type Event, type EventType } from './schemas.ts'
import { listFailures, retryFailures } from './failure-store.ts'
import { setInterest } from './store.ts'

const server = await useServer()

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

    const seen = await eventsOf(workspace)

    assert.deepEqual(
      seen.map(({ type, data }) => ({ type, ...data })),
      [
        { type: 'contact.created' },
        { type: 'contact.subscribed' },
        { type: 'contact.tagged', tag: 'vip' },
        { type: 'contact.updated' },
        { type: 'contact.tagged', tag: 'new' },
      ],
    )
    assert.ok(seen.every(({ subjectId }) => subjectId === contact.id))
  })

  test('a posted form is told; the same with isImport=true is not', async () => {
    const workspace = await aListener()
    const anybody = apiWith(server.http)
    const path = `/webhooks/contacts/${workspace.webhookId}`
    await anybody.post(`${path}?isImport=true`, { email: 'quiet@example.com' })
    await anybody.post(path, { email: 'loud@example.com' })

    const seen = await eventsOf(workspace)

    assert.deepEqual(
      seen.map(({ type }) => type),
      ['contact.created', 'contact.subscribed', 'contact.form_posted'],
    )
  })

  test('nothing is stored where nobody listens', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { email: 'ann@example.com' })

    assert.deepEqual(await waiting(workspace), [])
  })

  test('while the database has no room for a consumer, the events wait for the next try', async () => {
    const workspace = await aListener()
    await workspace.api.post('/contacts', { name: 'Ann' })
    const failing = aConsumer((tx) =>
      tx.rows(sql`do $$ begin raise exception using errcode = '53100'; end $$`),
    )

    await assert.rejects(dispatchEvents({ db: server.db, log, consumers: [failing] }), /53100|raise/)

    assert.equal((await eventsOf(workspace)).length, 1)
    assert.deepEqual(await waiting(workspace), [])
  })
})

describe('an event that a consumer cannot take', () => {
  test('is dead-lettered with the reason, and holds up nobody: not the others of its batch, not other consumers', async () => {
    const workspace = await aListener()
    const other = await aListener()
    for (const name of ['Ann', 'Poison', 'Cid']) await workspace.api.post('/contacts', { name })
    await other.api.post('/contacts', { name: 'Elsewhere' })
    const poison = await poisonIn(workspace)
    const [picky, seen, both] = [aPickyOne(poison), new Set<string>(), new Set<string>()]
    const picking = aConsumer(picky(seen))
    const relaxed = { ...aConsumer(async (_tx, ids) => ids.forEach((id) => both.add(id))), name: 'relaxed' }

    await dispatchEvents({ db: server.db, log, consumers: [picking, relaxed] })

    assert.equal(seen.size, 3, 'of this workspace two, of the other one')
    assert.equal(both.size, 4)
    assert.deepEqual([await waiting(workspace), await waiting(other)], [[], []])
    const [failure, ...more] = await listFailures(server.db, workspace.id, 10)
    assert.deepEqual(more, [])
    assert.deepEqual(
      [failure?.consumer, failure?.subjectId, failure?.reason],
      ['test', poison, 'Cannot take \ufffd it'],
    )
    assert.deepEqual(await listFailures(server.db, other.id, 10), [])
  })

  test('is tried again by the consumer alone that could not', async () => {
    const workspace = await aListener()
    await workspace.api.post('/contacts', { name: 'Poison' })
    const poison = await poisonIn(workspace)
    const relaxed = new Set<string>()
    const others = { ...aConsumer(async (_tx, ids) => ids.forEach((id) => relaxed.add(id))), name: 'relaxed' }
    await dispatchEvents({ db: server.db, log, consumers: [aConsumer(aPickyOne(poison)(new Set()))] })

    const before = new Date(now().getTime() - 60_000)
    assert.equal(await retryFailures(server.db, workspace.id, before), 0, 'what failed since waits')
    assert.equal(await retryFailures(server.db, workspace.id, now()), 1)
    assert.equal(await retryFailures(server.db, workspace.id, now()), 0)
    const mended = new Set<string>()
    const picking = aConsumer(async (_tx, ids) => ids.forEach((id) => mended.add(id)))
    await dispatchEvents({ db: server.db, log, consumers: [picking, others] })

    assert.deepEqual([mended.size, relaxed.size], [1, 0])
    assert.deepEqual(await listFailures(server.db, workspace.id, 10), [])
  })

  test('what it had written before it failed is undone', async () => {
    const workspace = await aListener()
    await workspace.api.post('/contacts', { name: 'Ann' })
    const halfway = aConsumer(async (tx) => {
      await setInterest(tx, workspace.id, 'half', ['post.published'])
      throw new Error('halfway')
    })

    await dispatchEvents({ db: server.db, log, consumers: [halfway] })

    const half = await server.db.rows(sql`
      select type from event_interest where workspace_id = ${workspace.id}::uuid and consumer = 'half'`)
    assert.deepEqual(half, [])
    assert.equal((await listFailures(server.db, workspace.id, 10)).length, 1)
  })
})

describe('many events', () => {
  test('of one workspace do not keep another waiting, and two dispatchers hand each over once', async () => {
    const [flooded, calm] = [await aListener(), await aListener()]
    await server.db.rows(sql`
      insert into event (workspace_id, id, type, subject_id, created)
      select ${flooded.id}::uuid, gen_random_uuid(), 'contact.updated', gen_random_uuid(), now() from generate_series(1, 5000)`)
    await calm.api.post('/contacts', { name: 'Ann' })
    const seen: string[] = []
    const consumer: Consumer = {
      name: 'test',
      take: async (_tx, workspaceId, events) => {
        for (const { id } of events) seen.push(`${workspaceId} ${id}`)
      },
    }
    const deps = { db: server.db, log, consumers: [consumer] }

    await dispatchEvents(deps)
    assert.deepEqual(await waiting(calm), [], 'after one round')
    assert.ok((await waiting(flooded)).length > 0)
    const all = async (): Promise<void> => {
      while (await dispatchEvents(deps));
    }
    await Promise.all([all(), all()])

    assert.equal(seen.length, 5001)
    assert.equal(new Set(seen).size, 5001)
  })
})

function aConsumer(take: (tx: Tx, subjectIds: readonly string[]) => Promise<unknown>): Consumer {
  return {
    name: 'test',
    take: async (tx, _workspaceId, events) =>
      void (await take(
        tx,
        events.map(({ subjectId }) => subjectId),
      )),
  }
}

/** Notes what it takes, and throws at one. */
function aPickyOne(poison: string) {
  return (seen: Set<string>) => async (tx: Tx, ids: readonly string[]) => {
    // A statement that fails leaves a transaction that takes no other.
    if (ids.includes(poison)) await tx.rows(sql`select 1 / 0`).catch(() => undefined)
    if (ids.includes(poison)) throw new Error('Cannot take \ud800 it\0')
    ids.forEach((id) => seen.add(id))
  }
}

async function poisonIn({ id }: TestWorkspace): Promise<string> {
  const [contact] = await server.db.rows<{ id: string }>(sql`
    select id from contact where workspace_id = ${id}::uuid and name = 'Poison'`)
  return contact?.id ?? assert.fail()
}

async function aListener(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  await server.db.transaction((tx) => setInterest(tx, workspace.id, 'test', EVERYTHING))
  return workspace
}

/** Everything that waits, of whatever workspace, handed over; what this one got. */
async function eventsOf({ id }: TestWorkspace): Promise<Event[]> {
  const seen: Event[] = []
  const consumer: Consumer = {
    name: 'test',
    take: async (_tx, workspaceId, events) => {
      if (workspaceId === id) seen.push(...events)
    },
  }
  while (await dispatchEvents({ db: server.db, log, consumers: [consumer] }));
  return seen
}

function waiting({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`select id from event where workspace_id = ${id}::uuid`)
}
