/** Pages of a list by the plan that is kept: planned once however unlike the workspaces are, and the same pages. */
import assert from 'node:assert/strict'
import { before, describe } from 'node:test'
import { onOneMachine } from '../../test/support/database-activity.ts'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import type { Session } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { readPage, type ListParameters } from '../query/list-parameters.ts'
import { listPage } from '../query/read-page.ts'
import { CONTACTS } from './fields.ts'

const ROWS = 3_000
const RUNS = 15
/** Every kind of value, and every way in which a filter compares with one. */
const FILTERS = [
  "city eq 'City 7' and state eq 'active'",
  "city ne 'City 7'",
  "city in ('City 7', 'City 8')",
  "name like 'Person 1%'",
  "tags eq 'tag 3'",
  "tags in ('tag 3', 'tag 4') and state ne 'active'",
  "tags like 'tag 1%' or city eq 'City 1'",
  'customFields.size eq 3',
  'customFields.size gt 2',
  "created gt '2024-01-01T00:20:00.000Z'",
  'phone eq null and notificationSettings.email eq true',
  "state eq 'unsubscribed'",
]

const server = await useServer()
const { db } = server
let id = ''
before(async () => {
  id = (await aWorkspace(server)).id
  await manyContacts(db, id, ROWS, { hasLargeTag: true })
  // One of many sizes, so that what is known of a workspace's contacts and what is guessed are not alike.
  for (let n = 0; n < 5; n += 1) await manyContacts(db, (await aWorkspace(server)).id, 10)
})

/** How the newest statement of a list was planned on this connection. */
async function plansOn(session: Session) {
  const [plans] = await session.rows<{ generic: number; custom: number }>(
    sql`
    select generic_plans as generic, custom_plans as custom from pg_prepared_statements
    where name like 'shape %' order by prepare_time desc limit 1`,
    { named: false },
  )
  return plans
}

describe('a page of contacts', () => {
  for (const asked of [
    {},
    { $limit: 100 },
    { $orderBy: 'name' },
    ...FILTERS.map(($filter) => ({ $filter })),
  ] as const satisfies readonly ListParameters[]) {
    const page = readPage(asked, CONTACTS)

    // In a cluster a value leads to its node, and each page is planned.
    onOneMachine(`is planned once on a connection and says the same: ${JSON.stringify(asked)}`, async () => {
      await db.session(async (session) => {
        const counted = await listPage(session, CONTACTS, id, page)
        const pages = []
        for (let n = 0; n < RUNS; n += 1) pages.push(await listPage(session, CONTACTS, id, page))

        for (const body of pages) assert.equal(body.toString(), counted.toString())
        const plans = await plansOn(session)
        // PostgreSQL looks at five before it keeps one.
        assert.equal(plans?.custom, 5)
        assert.ok(plans.generic > 0)
      })
    })
  }
})
