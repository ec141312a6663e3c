/** Pages of one city or country: as many contacts are read as live there, however many the workspace has. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { pagesOf } from '../../test/support/database-activity.ts'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { inlined } from '../platform/copy.ts'
import type { Queryable } from '../platform/database.ts'
import { empty, sql } from '../platform/sql.ts'
import { readPage } from '../query/list-parameters.ts'
import { listPage } from '../query/read-page.ts'
import { CONTACTS } from './fields.ts'

const server = await useServer()
let large: TestWorkspace

/** 400 of them live in each of 50 cities; one far away. */
before(async () => {
  large = await aWorkspace(server)
  await manyContacts(server.db, large.id, 20_000)
  await server.db.rows(sql`
    update contact set city = 'Far', country = 'NO' where workspace_id = ${large.id}::uuid and email = 'person7@example.com'`)
})

/** How many pages of the database the first statement of a list reads, which counts its total too. */
async function pagesRead(filter: string, more: object = {}): Promise<number> {
  let first = empty
  const recorder: Queryable = {
    ...server.db,
    rows: (query, options) => {
      if (first === empty) first = inlined(query)
      return server.db.rows(query, options)
    },
  }
  await listPage(recorder, CONTACTS, large.id, readPage({ $filter: filter, $limit: 100, ...more }, CONTACTS))
  return pagesOf(server.db, first)
}

describe('pages of a city or country', () => {
  test('read and count as many contacts as are there, whatever else is asked of them', async () => {
    const all = await pagesRead("bio eq 'none'")
    for (const [filter, most] of [
      ["city eq 'City 7'", 1_000],
      ["city eq 'City 7' and state eq 'active'", 1_000],
      ["city eq 'City 7' and tags eq 'tag 8'", 2_000],
      ["city eq 'Far'", 40],
      ["country eq 'NO'", 40],
      ["country eq 'NO' and state eq 'active'", 40],
    ] as const) {
      const read = await pagesRead(filter)
      assert.ok(read < most, `${filter}: ${read} pages of the database were read, of ${all} for all contacts`)
    }
  })
})
