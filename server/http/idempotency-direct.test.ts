/** Keyed requests asked directly, with the clock stopped: what is kept of which answer, of whom, and how many. */
import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { aDatabase } from '../../test/support/database.ts'
import { earlier } from '../../test/support/earlier.ts'
import { moveClock, newId, now, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { keepAnswer, replayOrClaim } from './idempotency.ts'

const { db, close } = await aDatabase()
after(close)

const DAY = 24 * 3600 * 1000
let startClock: () => void
beforeEach(() => {
  startClock = stopClock()
})
afterEach(() => startClock())

interface Caller {
  readonly workspaceId: string
  readonly keyId: string
}

async function aCaller(workspaceId?: string): Promise<Caller> {
  const id = workspaceId ?? (await aWorkspaceId())
  return { workspaceId: id, keyId: (await createKey(db, id, { name: 'k', scopes: [] })).id }
}

async function aWorkspaceId(): Promise<string> {
  const { id: organizationId } = await createOrganization(db, 'O')
  const details = { organizationId, name: 'W', country: 'SE', timezone: 'Europe/Stockholm' }
  return (await createWorkspace(db, details)).id
}

interface Asked {
  readonly key?: string
  readonly method?: string
  readonly body?: unknown
}

/** As much of a request and its reply as is looked at. */
function asked(principal: Caller | undefined, { key = 'a', method = 'POST', body = 1 }: Asked = {}) {
  const request = { headers: { 'idempotency-key': key }, method, url: '/x', body, principal }
  return request as unknown as FastifyRequest
}

class Reply {
  statusCode = 200
  sent: unknown
  readonly fields: Record<string, string> = {}
  code(status: number): this {
    this.statusCode = status
    return this
  }
  headers(fields: Record<string, string>): this {
    Object.assign(this.fields, fields)
    return this
  }
  header(name: string, value: string): this {
    return this.headers({ [name]: value })
  }
  hasHeader(name: string): boolean {
    return name in this.fields
  }
  getHeader(name: string): string | undefined {
    return this.fields[name]
  }
  send(body: unknown): void {
    this.sent = body
  }
}

const replyOf = (reply: Reply): FastifyReply => reply as unknown as FastifyReply

/** Claims the key and answers so. */
async function answer(caller: Caller, wish: Asked, status: number, payload: unknown, fields = {}) {
  const [request, reply] = [asked(caller, wish), new Reply().code(status).headers(fields)]
  assert.equal(await replayOrClaim(db, request, replyOf(reply)), false)
  await keepAnswer(db, request, replyOf(reply), payload)
}

async function replay(caller: Caller, wish: Asked = {}): Promise<Reply | 'claimed'> {
  const reply = new Reply()
  return (await replayOrClaim(db, asked(caller, wish), replyOf(reply))) ? reply : 'claimed'
}

async function keysOf({ workspaceId, keyId }: Caller): Promise<string[]> {
  const rows = await db.rows<{ key: string; status: number; headers: object; body: string | null }>(sql`
    select key, status, headers, body from idempotent_answer
    where workspace_id = ${workspaceId}::uuid and api_key_id = ${keyId}::uuid order by key`)
  return rows.map(({ key, status, headers, body }) => `${key} ${status} ${JSON.stringify(headers)} ${body}`)
}

/** As many answers beside, each begun so many milliseconds ago. */
async function keepBeside({ workspaceId, keyId }: Caller, n: number, ago = 0): Promise<void> {
  const created = new Date(now().getTime() - ago).toISOString()
  await db.rows(sql`
    insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, lease, created, status)
    select ${workspaceId}::uuid, ${keyId}::uuid, ${newId()} || i, ''::bytea, ${created}::timestamptz,
      ${created}::timestamptz, 201 from generate_series(1, ${n}::int) i`)
}

describe('an answer', () => {
  test('is kept unless it failed (5xx), came too soon (429), was refused as written (400), or streams', async () => {
    const caller = await aCaller()
    const isKept = async (status: number, payload: unknown): Promise<boolean> => {
      const key = `${status}${typeof payload}`
      await answer(caller, { key }, status, payload)
      return (await keysOf(caller)).some((kept) => kept.startsWith(`${key} `))
    }
    const kept: Record<number, boolean> = {}
    const all = [200, 201, 303, 399, 400, 401, 404, 409, 428, 429, 430, 499, 500, 501, 503]
    for (const status of all) kept[status] = await isKept(status, 'x')
    assert.deepEqual(
      all.filter((status) => !kept[status]),
      [400, 429, 500, 501, 503],
    )
    assert.equal(await isKept(200, { pipe: 1 }), false)
    assert.equal(await isKept(204, undefined), true)
    assert.equal(await isKept(204, null), true)
  })

  test('is kept with the headers it has of four, and with no body where it had none', async () => {
    const caller = await aCaller()
    await answer(caller, { key: 'a' }, 201, '{}', { etag: '"1"', 'x-other': 'x' })
    await answer(caller, { key: 'b' }, 204, '')
    await answer(caller, { key: 'c' }, 204, undefined, { location: '/c' })
    assert.deepEqual(await keysOf(caller), [
      'a 201 {"etag":"\\"1\\""} {}',
      'b 204 {} ',
      'c 204 {"location":"/c"} null',
    ])
    const again = await replay(caller)
    assert.ok(again instanceof Reply)
    assert.deepEqual([again.statusCode, again.sent], [201, '{}'])
    assert.deepEqual(again.fields, { etag: '"1"', 'idempotency-replayed': 'true' })
  })

  test('is of one workspace, one API key and one key: no other is shown, changed or taken away', async () => {
    const one = await aCaller()
    const [sibling, stranger] = [await aCaller(one.workspaceId), await aCaller()]
    await answer(sibling, { key: 'a' }, 201, 'sibling')
    await answer(stranger, { key: 'a' }, 201, 'stranger')
    await answer(one, { key: 'b' }, 201, 'b')
    await answer(one, { key: 'a' }, 400, 'refused')
    await answer(one, { key: 'a' }, 201, 'a')

    assert.deepEqual(await keysOf(one), ['a 201 {} a', 'b 201 {} b'])
    assert.deepEqual(await keysOf(sibling), ['a 201 {} sibling'])
    assert.deepEqual(await keysOf(stranger), ['a 201 {} stranger'])
    for (const [caller, key, body] of [
      [one, 'a', 'a'],
      [one, 'b', 'b'],
      [sibling, 'a', 'sibling'],
      [stranger, 'a', 'stranger'],
    ] as const) {
      const again = await replay(caller, { key })
      assert.equal(again instanceof Reply && again.sent, body)
    }
  })

  test('is kept of the request that claimed the key, and of no other with the same one', async () => {
    const caller = await aCaller()
    await answer(caller, {}, 201, 'first')
    await keepAnswer(db, asked(caller), replyOf(new Reply()), 'second')
    assert.deepEqual(await keysOf(caller), ['a 201 {} first'])
    await keepAnswer(db, asked(undefined), replyOf(new Reply()), 'nobody')
    assert.equal(await replayOrClaim(db, asked(undefined), replyOf(new Reply())), false)
    assert.equal(await replayOrClaim(db, asked(caller, { method: 'GET' }), replyOf(new Reply())), false)
    assert.deepEqual(await keysOf(caller), ['a 201 {} first'])
  })

  test('of a request without a body is that of no other', async () => {
    const caller = await aCaller()
    await answer(caller, { body: undefined }, 201, 'none')
    await assert.rejects(replay(caller, { body: '' }), /another request/)
    assert.ok((await replay(caller, { body: undefined })) instanceof Reply)
  })

  test('is replayed for 24 hours to the millisecond', async () => {
    const caller = await aCaller()
    await answer(caller, {}, 201, 'x')
    assert.ok((await replay(caller)) instanceof Reply)
    await age(caller, DAY)
    assert.ok((await replay(caller)) instanceof Reply)
    await age(caller, 1)
    assert.equal(await replay(caller), 'claimed')
  })

  test('that was never given frees its key when a minute is over, to the millisecond', async () => {
    const caller = await aCaller()
    assert.equal(await replay(caller), 'claimed')
    await assert.rejects(replay(caller), /still being answered/)
    await age(caller, 60_000)
    await assert.rejects(replay(caller), /still being answered/)
    await age(caller, 1)
    await assert.rejects(replay(caller, { body: 2 }), /another request/)
    assert.equal(await replay(caller), 'claimed')
  })
})

async function age({ workspaceId }: Caller, milliseconds: number): Promise<void> {
  await db.rows(sql`
    update idempotent_answer set created = ${earlier('created', `${milliseconds} ms`)},
      lease = ${earlier('lease', `${milliseconds} ms`)}
    where workspace_id = ${workspaceId}::uuid`)
}

async function isFull(caller: Caller, key: string): Promise<boolean> {
  try {
    await replay(caller, { key })
    return false
  } catch (error) {
    assert.match(String(error), /10,?000/)
    return true
  }
}

describe('room for 10,000 answers of an API key', () => {
  let moved = 0
  const move = (milliseconds: number): void => {
    moveClock(milliseconds)
    moved += milliseconds
  }
  afterEach(() => {
    moveClock(-moved)
    moved = 0
  })

  test('is there for the last of them and not for one more; what is kept needs none, and what is freed is room', async () => {
    const caller = await aCaller()
    await keepBeside(caller, 9_998)
    assert.equal(await isFull(caller, 'a'), false)
    assert.equal(await isFull(caller, 'b'), false)
    assert.equal(await isFull(caller, 'c'), true)
    assert.equal(await isFull(caller, 'c'), true)
    await assert.rejects(replay(caller, { key: 'a' }), /still being answered/)
    await db.rows(sql`
      delete from idempotent_answer where workspace_id = ${caller.workspaceId}::uuid and key = 'a'`)
    assert.equal(await isFull(caller, 'c'), false)
    assert.equal(await isFull(caller, 'd'), true)
  })

  test('that is freed when none was left is there at once', async () => {
    const caller = await aCaller()
    await keepBeside(caller, 9_999)
    assert.equal(await isFull(caller, 'a'), false)
    await db.rows(sql`
      delete from idempotent_answer where workspace_id = ${caller.workspaceId}::uuid and key = 'a'`)
    assert.equal(await isFull(caller, 'b'), false)
  })

  test('is taken by what is kept for 24 hours to the millisecond, of this API key alone', async () => {
    const caller = await aCaller()
    const [sibling, stranger] = [await aCaller(caller.workspaceId), await aCaller()]
    for (const other of [sibling, stranger]) await keepBeside(other, 10_000)
    await keepBeside(caller, 10, DAY + 1)
    await keepBeside(caller, 9_999, DAY)
    assert.equal(await isFull(caller, 'a'), false)
    assert.equal(await isFull(caller, 'b'), true)
    assert.equal(await isFull(sibling, 'a'), true)
  })

  test('is counted every five seconds, and in between when none is left', async () => {
    const caller = await aCaller()
    await keepBeside(caller, 9_996)
    assert.equal(await isFull(caller, 'a'), false)
    await keepBeside(caller, 5)
    assert.equal(await isFull(caller, 'b'), false)
    move(4_999)
    assert.equal(await isFull(caller, 'c'), false)
    assert.equal(await isFull(caller, 'd'), false)
    assert.equal(await isFull(caller, 'e'), true)
    const second = await aCaller()
    await keepBeside(second, 9_000)
    assert.equal(await isFull(second, 'a'), false)
    await keepBeside(second, 1_500, 1)
    assert.equal(await isFull(second, 'b'), false)
    move(5_000)
    assert.equal(await isFull(second, 'c'), true)
  })
})
