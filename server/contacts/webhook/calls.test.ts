/** The log of the contact webhook's calls: what came of each, what was read from where, and never a value. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aPerson } from '../../../test/support/accounts.ts'
import { useServer } from '../../../test/support/server.ts'
import { aHook, type Hook } from '../../../test/support/webhook.ts'
import { sql } from '../../platform/sql.ts'
import { listCalls, type LoggedCall } from './calls-store.ts'
import { listRejected } from './rejected-store.ts'

const server = await useServer()

/** Waits until so many are there; they are written a moment later. */
async function logged({ id }: Hook, count: number): Promise<LoggedCall[]> {
  let calls: LoggedCall[] = []
  for (let n = 0; n < 200 && calls.length < count; n += 1) {
    if (n > 0) await sleep(50)
    calls = await listCalls(server.db, id, 100)
  }
  return calls
}

describe('the log of calls', () => {
  test('has what came of each call and which key was read as what, newest first', async () => {
    const hook = await aHook(server)
    await hook.deliver({ 'E-Mail': 'ann@example.com', Vorname: 'Ann', utm: 'x' })
    await hook.deliver({ first_name: 'Bo' })
    await hook.deliver({ email: 'bot@example.com', _gotcha: 'x' })
    await hook.vouch({ email: 'ann@example.com' })
    await hook.deliver('{"email":', '', { 'content-type': 'application/json' })
    await hook.preview({ email: 'ann@example.com' })

    const [broken, trusted, trapped, rejected, stored, ...more] = await logged(hook, 5)

    assert.deepEqual(more, [])
    assert.deepEqual([stored?.outcome, stored?.isTrusted, stored?.rejectedId], ['stored', false, null])
    assert.deepEqual(
      stored?.fields.map(({ field, key }) => [field, key]),
      [
        ['email', 'E-Mail'],
        ['first_name', 'Vorname'],
      ],
    )
    assert.deepEqual(stored?.ignored, [{ key: 'utm', reason: 'no field is called so' }])
    assert.equal(rejected?.outcome, 'rejected')
    assert.match(rejected?.reason ?? '', /email: is required/)
    assert.equal(trapped?.outcome, 'trapped')
    assert.deepEqual([trusted?.outcome, trusted?.isTrusted], ['stored', true])
    assert.equal(broken?.outcome, 'rejected')
    const kept = await listRejected(server.db, hook.id, 10)
    assert.deepEqual(
      [broken?.rejectedId, rejected?.rejectedId],
      kept.map(({ id }) => id),
    )
  })

  test('holds no value, and no address that was put into a key', async () => {
    const hook = await aHook(server)
    await hook.deliver({
      email: 'geheim@example.com',
      name: 'Geheim',
      'x geheim@example.com': '1',
      note: 'Geheim',
    })
    await logged(hook, 1)

    const rows = await server.db.rows(sql`select * from form_call where workspace_id = ${hook.id}::uuid`)
    assert.equal(rows.length, 1)
    assert.doesNotMatch(JSON.stringify(rows), /geheim/i)
  })

  test('is of its workspace alone, in the app too', async () => {
    const hook = await aHook(server)
    const other = await aHook(server)
    await hook.deliver({ email: 'ann@example.com' })
    await logged(hook, 1)

    const ask = async (asked: Hook) =>
      (await (await aPerson(server, asked, 'admin')).ask('GET', '/app/api/forms/calls')).body.items.length
    assert.deepEqual([await ask(hook), await ask(other)], [1, 0])
  })
})

describe('a payload that is tried out in the app', () => {
  test('is read as a delivery is, with why, and nothing of it is stored', async () => {
    const { api: _, ...hook } = await aHook(server)
    const { ask } = await aPerson(server, hook, 'admin')
    const body = JSON.stringify({
      fields: [
        { label: 'E-Mail', value: 'ann@example.com' },
        { label: 'Budget?', value: '5' },
      ],
    })

    const { body: reading } = await ask('POST', '/app/api/forms/read', { body })

    assert.deepEqual(reading.fields, [
      { field: 'email', key: 'fields[0].value', why: 'its name is “E-Mail”', value: 'ann@example.com' },
    ])
    assert.match(reading.note, /Budget\?: 5/)
    assert.deepEqual([reading.isTrapped, reading.problems], [false, []])
    const { body: nobody } = await ask('POST', '/app/api/forms/read', { body: 'name=Ann&_gotcha=x' })
    assert.equal(nobody.isTrapped, true)
    assert.equal(nobody.problems.length, 1)
    assert.equal((await ask('POST', '/app/api/forms/read', { body: '<xml/>' })).status, 400)
    assert.deepEqual(await hook.contacts(), [])
    assert.deepEqual(await listCalls(server.db, hook.id, 10), [])
  })
})
