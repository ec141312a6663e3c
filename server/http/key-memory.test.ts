/** What a node remembers of keys, counted in looks at the database: nothing that a notification could no longer make it forget. */
import assert from 'node:assert/strict'
import { after, mock, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDatabase } from '../../test/support/database.ts'
import { newId } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { announceChange, CACHE_CHANNEL, mintKey, openKeyRing } from './authentication.ts'
import { isScope, SCOPES } from './scopes.ts'

const database = await aDatabase()
const { db } = database
after(() => database.close())

const { id: organizationId } = await createOrganization(db, 'Test')
const workspace = await createWorkspace(db, {
  organizationId,
  name: 'Test',
  handle: `test-${newId().slice(-8)}`,
})
const one = await createKey(db, workspace.id, { name: 'one', scopes: ['contacts:read-only'] })
const other = await createKey(db, workspace.id, { name: 'other', scopes: ['contacts:read-only'] })

// Keys are remembered for a time: it stands still, so that a machine that is slow forgets none.
let milliseconds = 1_000_000
mock.method(performance, 'now', () => milliseconds)

/** A key ring on the real database, whose notifications are given by hand and whose looks are counted. */
async function aRing() {
  const listener: { notify: (keyId: string) => void; cut: () => void; isLive: boolean; looks: number } = {
    notify: () => undefined,
    cut: () => undefined,
    isLive: true,
    looks: 0,
  }
  const counted: Db = {
    ...db,
    rows: (statement) => {
      listener.looks += 1
      return db.rows(statement)
    },
    listen: async (channel, notify, cut) => {
      assert.equal(channel, CACHE_CHANNEL)
      Object.assign(listener, { notify, cut })
      return { isLive: () => listener.isLive, close: async () => undefined }
    },
  }
  const ring = await openKeyRing(counted)
  const looksFor = async (...keys: readonly string[]): Promise<number> => {
    const before = listener.looks
    for (const key of keys) await ring.authenticate(key)
    return listener.looks - before
  }
  return { ring, listener, looksFor }
}

const stop = (): never => {
  throw new Error('too many')
}

test('a key is looked up once, and again when it is announced, and no other with it', async () => {
  const { listener, looksFor } = await aRing()
  assert.equal(await looksFor(one.key, other.key, one.key, other.key), 2)
  listener.notify(one.id)
  assert.equal(await looksFor(other.key), 0)
  assert.equal(await looksFor(one.key), 1)
})

test('all keys are looked up again when everything is announced, or the line was cut', async () => {
  const { listener, looksFor } = await aRing()
  await looksFor(one.key, other.key)
  listener.notify('*')
  assert.equal(await looksFor(one.key, other.key), 2)
  listener.cut()
  assert.equal(await looksFor(one.key, other.key), 2)
})

test('a key that is evicted on this node is looked up again', async () => {
  const { ring, looksFor } = await aRing()
  await looksFor(one.key)
  ring.evict(one.id)
  assert.equal(await looksFor(one.key), 1)
})

test('a key is remembered for 900 milliseconds, whatever is heard', async () => {
  const { looksFor } = await aRing()
  await looksFor(one.key)
  milliseconds += 900
  await sleep(5)
  assert.equal(await looksFor(one.key), 0)
  milliseconds += 1
  await sleep(5)
  assert.equal(await looksFor(one.key), 1)
})

test('nothing is remembered while nobody could say that it changed', async () => {
  const { listener, looksFor } = await aRing()
  listener.isLive = false
  assert.equal(await looksFor(one.key, one.key), 2)
})

test('a key that is not there is not remembered', async () => {
  const { ring, listener } = await aRing()
  const { key } = mintKey(newId())
  for (let n = 0; n < 2; n += 1) await assert.rejects(ring.authenticate(key), /not valid/)
  assert.equal(listener.looks, 2)
})

test('who may not look is stopped before the look; who is remembered needs none', async () => {
  const { ring, listener } = await aRing()
  await assert.rejects(ring.authenticate(one.key, stop), /too many/)
  assert.equal(listener.looks, 0)
  await ring.authenticate(one.key)
  await ring.authenticate(one.key, stop)
  assert.equal(listener.looks, 1)
})

test('what has more around a key, or less, is refused without a look', async () => {
  const { ring, listener } = await aRing()
  for (const wrong of [
    `x${one.key}`,
    ` ${one.key}`,
    `${one.key}x`,
    `${one.key}\n`,
    one.key.slice(1),
    one.key.toUpperCase(),
  ])
    await assert.rejects(ring.authenticate(wrong), /not valid/, wrong)
  assert.equal(listener.looks, 0)
})

test('a change is announced on the channel that every node listens to', async () => {
  const received: string[] = []
  const listening = await db.listen(
    CACHE_CHANNEL,
    (keyId) => void received.push(keyId),
    () => undefined,
  )
  await announceChange(db, one.id)
  const until = Date.now() + 10_000
  while (received.length === 0 && Date.now() < until) await new Promise((resolve) => setImmediate(resolve))
  await listening.close()
  assert.deepEqual(received, [one.id])
})

test('a scope is one of the eight of the specification, and nothing like one', () => {
  const eight = ['feeds', 'contacts', 'products', 'posts'].flatMap((of) => [
    `${of}:read-only`,
    `${of}:read-write`,
  ])
  assert.deepEqual(SCOPES, eight)
  for (const scope of eight) assert.equal(isScope(scope), true, scope)
  for (const wrong of [
    '',
    'contacts',
    'contacts:write',
    'CONTACTS:read-only',
    'contacts:read-only ',
    'any-key',
    'operator',
  ])
    assert.equal(isScope(wrong), false, wrong)
})
