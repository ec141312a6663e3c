/** Every table has its place on a distributed PostgreSQL, and the documentation says which. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../../../test/support/database.ts'
import { sql } from '../sql.ts'
import { inOrder, placeFor, type Place } from './plan.ts'

const { db, close } = await aDatabase()
after(close)

/** Ours are all there are: nobody else uses a test's database. */
async function ownTables() {
  const tables = await db.rows<{ name: string; key: string[] }>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (attnum, n), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by k.n) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  return tables.map(({ name, key }) => ({ name, place: placeFor(name, key) }))
}

/** The names behind `**by workspace**:` and the like. */
function documented(text: string, place: Place): string[] {
  const [, names = ''] = new RegExp(`\\*\\*${place}\\*\\*[^:]*:([^.]*)\\.`).exec(text) ?? []
  return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}

describe('the place of a table', () => {
  test('is what docs/citus.md says, of every table and no other', async () => {
    const [text, tables] = await Promise.all([readFile('docs/citus.md', 'utf8'), ownTables()])

    assert.ok(tables.length > 60)
    for (const place of ['by workspace', 'on every node', 'on the coordinator'] as const) {
      const ours = tables.filter((table) => table.place === place).map(({ name }) => name)
      assert.deepEqual(documented(text, place).sort(), ours, place)
    }
  })

  test('is beside the contacts for whatever a workspace has, but what leads to it', async () => {
    const withWorkspace = await db.rows<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attname = 'workspace_id' order by 1`)
    const byWorkspace = new Set(
      (await ownTables()).filter(({ place }) => place === 'by workspace').map(({ name }) => name),
    )

    assert.deepEqual(
      withWorkspace.map(({ name }) => name).filter((name) => !byWorkspace.has(name)),
      [
        'account_link',
        'api_key',
        'audit_entry',
        'contact_webhook',
        'left_handle',
        'membership',
        'old_address',
        'old_short_link',
      ],
    )
  })

  test('what all refer to is laid first, then what decides the node, then what lies beside it', async () => {
    const names = inOrder((await ownTables()).toReversed()).map(({ name }) => name)

    assert.deepEqual(names.slice(0, 4), ['organization', 'workspace', 'contact', 'account'])
  })
})
