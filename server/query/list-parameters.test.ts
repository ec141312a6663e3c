/** Lists: every page and every total is what counting and skipping would have given, at any depth, under writes. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { sql, raw } from '../platform/sql.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { readPage } from './list-parameters.ts'
import { listPage } from './read-page.ts'

const ROWS = 12_000
const server = await useServer()
let workspace: TestWorkspace

before(async () => {
  workspace = await aWorkspace(server)
  await manyContacts(server.db, workspace.id, ROWS)
})

interface Listed {
  readonly meta: { readonly maxResults: number }
  readonly items: readonly { readonly id: string }[]
}

async function list(query: Record<string, unknown>, workspaceId = workspace.id): Promise<Listed> {
  const body = await listPage(server.db, CONTACTS, workspaceId, readPage(query, CONTACTS))
  return JSON.parse(body.toString()) as Listed
}

async function reference(where: string, order: string): Promise<string[]> {
  const rows = await server.db.rows<{ id: string }>(sql`
    select c.id from contact c where workspace_id = ${workspace.id}::uuid and ${raw(where)} order by ${raw(order)}`)
  return rows.map(({ id }) => id)
}

const ORDERS = [
  { $orderBy: 'created desc', order: 'created desc, id desc' },
  { $orderBy: 'created', order: 'created, id' },
  { $orderBy: 'name', order: 'name_key asc nulls last, name collate "C" asc nulls last, id' },
  { $orderBy: 'name desc', order: 'name_key desc nulls last, name collate "C" desc nulls last, id desc' },
  { $orderBy: 'email desc', order: 'lower(email) desc nulls last, id desc' },
  {
    $orderBy: 'lastActivity desc, name',
    order: 'last_activity desc nulls last, name_key asc nulls last, name collate "C" asc nulls last, id',
  },
  {
    $orderBy: 'city desc, name',
    order: 'city desc nulls last, name_key asc nulls last, name collate "C" asc nulls last, id',
  },
  { $orderBy: 'phone desc, created', order: 'phone desc nulls last, created, id' },
]
const FILTERS = [
  { $filter: undefined, where: 'true' },
  { $filter: "state eq 'active'", where: "state = 'active'" },
  { $filter: "tags eq 'TAG 3'", where: "'tag 3' = any(tags)" },
  {
    $filter: "state eq 'unsubscribed' and tags eq 'tag 1'",
    where: "state = 'unsubscribed' and 'tag 1' = any(tags)",
  },
  {
    $filter: "city in ('City 1','City 2') or phone eq null",
    where: "(city in ('City 1','City 2') or phone is null)",
  },
]

describe('lists', () => {
  for (const { $orderBy, order } of ORDERS) {
    for (const { $filter, where } of FILTERS) {
      test(`pages of ${$filter ?? 'everything'} by ${$orderBy} are the rows that skipping would give`, async () => {
        const expected = await reference(where, order)
        const offsets = [
          0,
          30,
          990,
          1000,
          1001,
          1700,
          2500,
          2530,
          5000,
          5000,
          4321,
          expected.length - 7,
          ROWS,
          2 ** 40,
        ]

        for (const $offset of offsets.filter((offset) => offset >= 0)) {
          const page = await list({ $offset, $limit: 30, $orderBy, ...($filter ? { $filter } : {}) })

          assert.equal(page.meta.maxResults, expected.length)
          assert.deepEqual(
            page.items.map(({ id }) => id),
            expected.slice($offset, $offset + 30),
            `at offset ${$offset}`,
          )
        }
      })
    }
  }

  test('walking a list page by page gives each row once', async () => {
    const seen = new Set<string>()
    for (let $offset = 0; ; $offset += 700) {
      const { items } = await list({ $offset, $limit: 700, $orderBy: 'name desc' })
      for (const { id } of items) seen.add(id)
      if (items.length === 0) break
    }

    assert.equal(seen.size, ROWS)
  })

  test('a remembered total or place is never used once the data has moved', async () => {
    const own = await aWorkspace(server)
    await manyContacts(server.db, own.id, 3000)
    const filtered = { $filter: "city eq 'City 7'", $offset: 1500, $limit: 5 }
    const deep = { $offset: 1500, $limit: 5 }
    const [before, page] = [await list(filtered, own.id), await list(deep, own.id)]
    await list(deep, own.id)

    await own.api.post('/contacts', { email: 'new@example.com', city: 'City 7' })

    assert.equal((await list(filtered, own.id)).meta.maxResults, before.meta.maxResults + 1)
    const moved = await list(deep, own.id)
    assert.equal(moved.meta.maxResults, 3001)
    assert.equal(moved.items[1]?.id, page.items[0]?.id, 'a new first row moves every page by one')
  })

  test('totals are exact while writers are at work: never more or less than the rows of the same snapshot', async () => {
    const { id, api } = await aWorkspace(server)
    const writes = Array.from({ length: 60 }, (_, n) =>
      api.post('/contacts', { email: `w${n}@example.com`, city: 'X' }),
    )
    const reads = Array.from({ length: 60 }, () => list({ $limit: 1000, $filter: "city eq 'X'" }, id))

    for (const { meta, items } of await Promise.all(reads)) assert.equal(meta.maxResults, items.length)
    await Promise.all(writes)
    assert.equal((await list({ $filter: "city eq 'X'" }, id)).meta.maxResults, 60)
  })
})
