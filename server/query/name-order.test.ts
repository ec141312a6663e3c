/** Sorting by name: as people look names up, and the same on every PostgreSQL. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { raw, sql } from '../platform/sql.ts'
import { readPage } from './list-parameters.ts'
import { listPage } from './read-page.ts'

const NAMES = [
  'Zoe',
  'ada',
  'Ada',
  'Åke',
  'ake',
  'Éva',
  'Eva B',
  'eva',
  'Øyvind',
  'olga',
  'Яна',
  'анна',
  'Ωmega',
  'ωmegb',
]
const SORTED = [
  'Ada',
  'ada',
  'ake',
  'Åke',
  'eva',
  'Éva',
  'Eva B',
  'olga',
  'Øyvind',
  'Zoe',
  'Ωmega',
  'ωmegb',
  'анна',
  'Яна',
]

const server = await useServer()
let workspace: TestWorkspace

before(async () => {
  workspace = await aWorkspace(server)
  await manyContacts(server.db, workspace.id, NAMES.length)
  const contacts = await server.db.rows<{ id: string }>(
    sql`select id from contact where workspace_id = ${workspace.id}::uuid order by id`,
  )
  for (const [index, { id }] of contacts.entries())
    await server.db.rows(sql`
      update contact set name = ${NAMES[index] ?? null}::text
      where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
})

async function namesBy($orderBy: string): Promise<string[]> {
  const body = await listPage(server.db, CONTACTS, workspace.id, readPage({ $orderBy }, CONTACTS))
  const { items } = JSON.parse(body.toString()) as { items: { name: string }[] }
  return items.map(({ name }) => name)
}

async function planOf(order: string): Promise<string> {
  const explained = await server.db.transaction(
    (tx) =>
      tx.rows<Record<string, string>>(sql`
      explain select id from contact where workspace_id = ${raw(`'${workspace.id}'`)} and name is not null
      order by ${raw(order)} limit 30`),
    { settings: { enable_seqscan: 'off', enable_sort: 'off' } },
  )
  return explained.map((row) => Object.values(row).join()).join('\n')
}

describe('sorting by name', () => {
  test('case and accents do not separate names, in Latin, Greek and Cyrillic letters', async () => {
    assert.deepEqual(await namesBy('name'), SORTED)
    assert.deepEqual(await namesBy('name desc'), SORTED.toReversed())
  })

  test('an index gives the order, both ways', async () => {
    for (const way of ['asc', 'desc']) {
      const plan = await planOf(`name_key ${way}, name collate "C" ${way}, id ${way}`)
      assert.match(plan, /contact_by_name_key/)
      assert.doesNotMatch(plan, /Sort/)
    }
  })
})
