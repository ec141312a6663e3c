/** One contact by its id, email or phone: found by an index, whatever else the workspace holds. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { pagesOf } from '../../test/support/database-activity.ts'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { CONTACTS } from './fields.ts'
import { inlined } from '../platform/copy.ts'
import type { Queryable } from '../platform/database.ts'
import { empty, sql, type Sql } from '../platform/sql.ts'
import { readPage } from '../query/list-parameters.ts'
import { findLookup, lookUp } from '../query/lookup.ts'

const server = await useServer()
let workspace: TestWorkspace

before(async () => {
  workspace = await aWorkspace(server)
  await manyContacts(server.db, workspace.id, 5_000)
})

async function found(filter: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ $filter: filter, ...more })
  const { status, body } = await workspace.api.get(`/contacts?${query.toString()}`)
  assert.equal(status, 200)
  return { total: body.meta.maxResults, emails: body.items.map(({ email }: { email: string }) => email) }
}

describe('a contact by what no other has', { concurrency: true }, () => {
  test('is found by email in any case, by phone as people write it, and by id', async () => {
    const one = { total: 1, emails: ['person3@example.com'] }
    assert.deepEqual(await found("email eq 'PERSON3@example.com'"), one)
    assert.deepEqual(await found("phone eq '070-000 00 03'"), one)
    const { body } = await workspace.api.get("/contacts?$filter=email eq 'person3@example.com'")
    assert.deepEqual(await found(`id eq '${body.items[0].id}'`), one)
    assert.deepEqual(await found(`id eq '${body.items[0].id}'`, { $orderBy: 'name desc' }), one)
  })

  test('who is not there is nobody, and behind the one there is nobody either', async () => {
    const nobody = { total: 0, emails: [] }
    assert.deepEqual(await found("email eq 'nobody@example.com'"), nobody)
    assert.deepEqual(await found("id eq 'no id'"), nobody)
    assert.deepEqual(await found("email eq 'person3@example.com'", { $offset: '1' }), {
      total: 1,
      emails: [],
    })
    const asked = { filter: "email eq 'person3@example.com'", offset: 0, limit: 0 }
    assert.deepEqual((await workspace.api.post('/contacts-search', asked)).body, {
      meta: { maxResults: 1 },
      items: [],
    })
  })

  test('of another workspace is not found', async () => {
    const other = await aWorkspace(server)
    await other.api.post('/contacts', { email: 'other@example.com' })
    assert.deepEqual(await found("email eq 'other@example.com'"), { total: 0, emails: [] })
  })

  test('what was just written is found, and what was just changed is not found as it was', async () => {
    for (let n = 0; n < 5; n += 1) {
      await workspace.api.post('/contacts', { email: `fresh${n}@example.com` })
      assert.equal((await found(`email eq 'fresh${n}@example.com'`)).total, 1)
    }
  })

  for (const $filter of ["email eq 'person3@example.com'", "phone eq '+46700000003'"]) {
    test(`${$filter.split(' ')[0]}: fewer pages are read than the workspace has, and nothing is counted`, async () => {
      const asked: Sql[] = []
      const recorder: Queryable = {
        ...server.db,
        rows: (query, options) => {
          asked.push(inlined(query))
          return server.db.rows(query, options)
        },
      }
      const page = readPage({ $filter }, CONTACTS)
      const condition = findLookup(CONTACTS, page)
      assert.ok(condition)
      await lookUp(recorder, CONTACTS, workspace.id, condition, page)

      assert.equal(asked.length, 1)
      const pages = await pagesOf(server.db, asked[0] ?? empty)
      assert.ok(pages > 0 && pages < 20, `${pages} pages were read`)
    })
  }

  test('anything but equality with a text is no look-up', async () => {
    for (const $filter of [
      "email ne 'a@example.com'",
      'email eq null',
      "email in ('a@example.com')",
      "email eq 'a@example.com' and state eq 'active'",
      "city eq 'City 1'",
    ])
      assert.equal(findLookup(CONTACTS, readPage({ $filter }, CONTACTS)), undefined, $filter)
    assert.equal(
      findLookup({ ...CONTACTS, where: sql`true` }, readPage({ $filter: "id eq 'x'" }, CONTACTS)),
      undefined,
    )
  })
})
