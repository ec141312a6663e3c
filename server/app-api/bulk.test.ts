/** Many contacts changed at once: those who were chosen and nobody else, and only where it may be. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aPerson, PASSWORD, type Person } from '../../test/support/accounts.ts'
import { useTaskWorker } from '../../test/support/imports.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
useTaskWorker(server)

async function aList(count: number) {
  const workspace = await aWorkspace(server)
  const admin = await aPerson(server, workspace, 'admin')
  const ids: string[] = []
  for (let at = 0; at < count; at += 1)
    ids.push(
      (await workspace.api.post('/contacts', { email: `c${at}@x.se`, city: at % 2 ? 'Lund' : 'Ystad' })).body
        .id,
    )
  const states = async () =>
    server.db.rows<{ email: string; state: string; tags: string[] }>(sql`
      select email, state, tags from contact where workspace_id = ${workspace.id}::uuid order by created, id`)
  return { workspace, admin, ids, states }
}

async function done({ ask }: Person, kind: string, body: object) {
  const begun = await ask('POST', `/app/api/contact-tasks/${kind}`, body)
  assert.equal(begun.status, 201, begun.text)
  for (;;) {
    const task = (await ask('GET', `/app/api/contact-tasks/${begun.body.id}`)).body
    if (task.status === 'finished') return task
    assert.equal(task.status, 'running')
    await sleep(20)
  }
}

describe('many contacts at once', () => {
  test('tags are added to all that match and taken from those who were ticked, over several batches', async () => {
    const { admin, ids, states } = await aList(130)

    const all = await done(admin, 'tags', { count: 130, add: ['all'], remove: [] })
    await done(admin, 'tags', { filter: "city eq 'Lund'", count: 65, add: ['Lund'], remove: [] })
    const some = await done(admin, 'tags', { ids: ids.slice(0, 2), count: 2, add: [], remove: ['ALL'] })

    assert.deepEqual([all.total, all.done, all.counts], [130, 130, { changed: 130, left: 0 }])
    assert.deepEqual(some.counts, { changed: 2, left: 0 })
    const tags = (await states()).map((one) => one.tags.join())
    assert.deepEqual([tags[0], tags[1], tags[2], tags[3]], ['', 'Lund', 'all', 'all,Lund'])
    assert.equal(tags.filter((text) => text.includes('Lund')).length, 65)
  })

  test('who left, complained or is blocked is activated by nobody else, and an invited one by proof that is kept', async () => {
    const { workspace, admin, states } = await aList(4)
    for (const [at, state] of ['unsubscribed', 'complained', 'blocked'].entries())
      await server.db.rows(sql`
        update contact set state = ${state} where workspace_id = ${workspace.id}::uuid and email = ${`c${at}@x.se`}`)

    const { counts } = await done(admin, 'activate', { count: 4, proof: 'Signed a list at the fair' })

    assert.deepEqual(counts, { changed: 1, left: 3 })
    assert.deepEqual(
      (await states()).map(({ state }) => state),
      ['unsubscribed', 'complained', 'blocked', 'active'],
    )
    const [proof] = await server.db.rows(sql`
      select act, source, words, address from consent_event where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(proof, {
      act: 'granted',
      source: 'app',
      words: 'Signed a list at the fair',
      address: 'c3@x.se',
    })
  })

  test('who wants nothing more is unsubscribed, and stays so when a file brings the address again', async () => {
    const { workspace, admin, states } = await aList(2)
    await done(admin, 'activate', { count: 2, proof: 'Agreed' })

    const { counts } = await done(admin, 'unsubscribe', {
      filter: "email eq 'c0@x.se'",
      count: 1,
      proof: 'Called us',
    })

    assert.deepEqual(counts, { changed: 1, left: 0 })
    assert.deepEqual(
      (await states()).map(({ state }) => state),
      ['unsubscribed', 'active'],
    )
    const kept = await server.db.rows(sql`
      select address, reason, detail from suppression where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(kept, [{ address: 'c0@x.se', reason: 'unsubscribed', detail: 'Called us' }])
  })

  test('as many are erased as the person typed, never more; and by an admin who confirmed', async () => {
    const { workspace, admin, ids, states } = await aList(50)
    const erase = (body: object) => admin.ask('POST', '/app/api/contact-tasks/erase', body)
    await server.db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${admin.accountId}::uuid`)
    assert.equal((await erase({ count: 50 })).body.code, 'confirmPassword')
    await admin.ask('POST', '/app/api/session/confirm', { password: PASSWORD })

    const changed = await erase({ filter: "city eq 'Lund'", count: 24 })
    const { counts, done: through } = await done(admin, 'erase', { filter: "city eq 'Lund'", count: 25 })

    assert.deepEqual([changed.status, changed.body.code], [409, 'countChanged'])
    assert.deepEqual([counts, through], [{ changed: 25, left: 0 }, 25])
    assert.equal((await states()).length, 25)
    assert.equal(
      (await erase({ ids: ids.filter((_, at) => at % 2 === 1).slice(0, 1), count: 1 })).status,
      409,
    )
    const proofs = await server.db.rows(sql`
      select 1 from consent_event where workspace_id = ${workspace.id}::uuid and act = 'erased'`)
    assert.equal(proofs.length, 25)
    const audit = (await admin.ask('GET', '/app/api/audit')).body.items
    assert.ok(audit.some(({ action }: { action: string }) => action === 'contacts.erase'))
  })

  test('contacts and tasks of another workspace are not reached', async () => {
    const here = await aList(1)
    const there = await aList(1)

    const chosen = { ids: there.ids, count: 1, add: ['x'], remove: [] }
    const { body: task } = await here.admin.ask('POST', '/app/api/contact-tasks/tags', {
      ...chosen,
      ids: here.ids,
    })
    assert.equal((await here.admin.ask('POST', '/app/api/contact-tasks/tags', chosen)).status, 409)
    assert.equal((await there.admin.ask('GET', `/app/api/contact-tasks/${task.id}`)).status, 404)
    assert.equal((await there.admin.ask('POST', `/app/api/contact-tasks/${task.id}/stop`)).status, 404)
    assert.deepEqual((await there.states())[0]?.tags, [])
  })
})

describe('an export', () => {
  test('holds what the filter matches with the chosen columns in their order, for who gave the password just now', async () => {
    const { workspace, admin } = await aList(130)
    const order = { format: 'csv', fields: ['email', 'city'], filter: "city eq 'Lund'" }
    const ask = (body: object) => admin.ask('POST', '/app/api/contacts/export', body)

    const { status, text, headers } = await ask(order)

    assert.equal(status, 200, text)
    assert.match(String(headers['content-disposition']), /attachment/)
    const lines = text.trimEnd().split('\r\n')
    assert.deepEqual([lines[0], lines.length], ['\uFEFFemail,city', 66])
    assert.ok(lines.slice(1).every((line) => line.endsWith(',Lund')))
    assert.equal((await ask({ ...order, fields: ['secret'] })).status, 400)
    assert.equal((await ask({ ...order, filter: 'nonsense' })).status, 400)
    const foreign = await aList(1)
    assert.equal(
      (await foreign.admin.ask('POST', '/app/api/contacts/export', order)).text.includes('Lund'),
      false,
    )
    await server.db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${admin.accountId}::uuid`)
    assert.equal((await ask(order)).body.code, 'confirmPassword')
    const audit = await server.db.rows(sql`
      select action from audit_entry where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(audit, [{ action: 'contacts.exported' }])
  })
})
