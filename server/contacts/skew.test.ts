/** A filter of which one value fits nine of ten contacts and another a single one: one shape, planned once or for each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'

const ROWS = 20_000
const server = await useServer()

test('a city of nine in ten and a city of one are found whole, whichever was planned for', async () => {
  const { api, id } = await aWorkspace(server)
  await manyContacts(server.db, id, ROWS)
  await server.db.rows(sql`
    update contact set city = case when email = 'person7@example.com' then 'Rare' when city <> 'City 1' then 'Common' end
    where workspace_id = ${id}::uuid`)
  await server.db.rows(sql`analyze contact`)
  const [{ n: common } = { n: 0 }] = await server.db.rows<{ n: number }>(sql`
    select count(*)::int as n from contact where workspace_id = ${id}::uuid and city = 'Common'`)
  assert.ok(common > 0.9 * ROWS)

  for (let time = 0; time < 8; time += 1) {
    for (const city of ['Common', 'Rare', 'None']) {
      // Every write makes the totals that are remembered old.
      await api.post('/contacts', { email: 'person1@example.com', name: `Time ${time} ${city}` })
      const { body } = await api.get(`/contacts?$limit=10&$filter=city eq '${city}'`)
      const total = { Common: common, Rare: 1, None: 0 }[city]
      assert.equal(body.meta.maxResults, total, `${city}, ${time}`)
      assert.equal(body.items.length, Math.min(total ?? 0, 10))
    }
  }
})
