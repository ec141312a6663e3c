/** Pages of one tag, alone or in one state: read through the links, which have to say what the contacts say. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { pagesOf } from '../../test/support/database-activity.ts'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { LARGE_TAG, manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { inlined } from '../platform/copy.ts'
import type { Queryable } from '../platform/database.ts'
import { readPage } from '../query/list-parameters.ts'
import { listPage } from '../query/read-page.ts'
import { CONTACTS } from './fields.ts'
import type { Contact } from './rules.ts'
import { lockContact, writeContacts } from './store.ts'
import { empty } from '../platform/sql.ts'

const server = await useServer()
let large: TestWorkspace

before(async () => {
  large = await aWorkspace(server)
  await manyContacts(server.db, large.id, 20_000, { hasLargeTag: true })
})

async function totalOf({ api }: TestWorkspace, filter: string): Promise<number> {
  const { body } = await api.get(`/contacts?${String(new URLSearchParams({ $filter: filter }))}`)
  assert.equal(body.items.length, Math.min(body.meta.maxResults, 30))
  return body.meta.maxResults
}

async function becomes({ id }: TestWorkspace, contactId: string, change: Partial<Contact>): Promise<void> {
  await server.db.transaction(async (tx) => {
    const before = await lockContact(tx, id, contactId)
    await writeContacts(tx, id, [{ before, after: { ...before, ...change } }])
  })
}

/** How many pages of the database the statement of a list reads, its total known. */
async function pagesRead(filter: string): Promise<number> {
  let last = empty
  const recorder: Queryable = {
    ...server.db,
    rows: (query, options) => {
      last = inlined(query)
      return server.db.rows(query, options)
    },
  }
  for (const _ of [1, 2])
    await listPage(recorder, CONTACTS, large.id, readPage({ $filter: filter, $limit: 100 }, CONTACTS))
  return pagesOf(server.db, last)
}

describe('pages of a tag', () => {
  test('follow a contact that gets the tag, changes its state, and loses the tag', async () => {
    const workspace = await aWorkspace(server)
    const { body: ann } = await workspace.api.post('/contacts', { name: 'Ann', tags: ['vip', 'new'] })
    const { body: bo } = await workspace.api.post('/contacts', { name: 'Bo', tags: ['vip'] })
    for (const { id } of [ann, bo]) await becomes(workspace, id, { state: 'active' })
    const inState = (state: string) => totalOf(workspace, `tags eq 'VIP' and state eq '${state}'`)
    assert.deepEqual([await inState('active'), await inState('blocked')], [2, 0])

    await becomes(workspace, ann.id, { state: 'blocked' })
    assert.deepEqual([await inState('active'), await inState('blocked')], [1, 1])
    await assertContactsCounted(server.db, workspace.id)

    await becomes(workspace, ann.id, { state: 'active', tags: ['vip', 'other'] })
    assert.deepEqual([await inState('active'), await inState('blocked')], [2, 0])
    await assertContactsCounted(server.db, workspace.id)

    await becomes(workspace, ann.id, { state: 'unsubscribed', tags: [] })
    assert.deepEqual([await inState('active'), await inState('unsubscribed')], [1, 0])
    assert.equal(await totalOf(workspace, "tags eq 'vip'"), 1)
    await assertContactsCounted(server.db, workspace.id)
  })

  test('are the same through the links as through the list, in both directions and at any depth', async () => {
    for (const [through, beside] of [
      [`tags eq '${LARGE_TAG}'`, `tags in ('${LARGE_TAG}')`],
      [`tags eq 'tag 2' and state eq 'active'`, `tags in ('tag 2') and state eq 'active'`],
      [`state eq 'active' and tags eq 'no such tag'`, `tags in ('no such tag')`],
    ] as const)
      for (const $orderBy of ['created desc', 'created'])
        for (const $offset of [0, 7, 1_200, 1_990, 3_000, 50_000]) {
          const page = { $orderBy, $offset: String($offset), $limit: '20' }
          const [one, other] = await Promise.all(
            [through, beside].map((filter) =>
              large.api.get(`/contacts?${String(new URLSearchParams({ ...page, $filter: filter }))}`),
            ),
          )
          assert.equal(one?.status, 200)
          assert.equal(one?.text, other?.text, `${through} by ${$orderBy} at ${$offset}`)
        }
  })

  test('read as much as they show: a tag of a fifth of all costs no more than one of few', async () => {
    const [ofMany, ofFew] = [await pagesRead(`tags eq '${LARGE_TAG}'`), await pagesRead("tags eq 'tag 1'")]

    assert.ok(ofMany < 600, `${ofMany} pages of the database were read for 100 contacts`)
    assert.ok(ofMany < 2 * ofFew, `${ofMany} beside ${ofFew}`)
  })
})
