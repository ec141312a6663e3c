/** The very statements the server runs, for pgbench: recorded from the code that writes them. */
import { inlined } from '../server/platform/copy.ts'
import type { Db, Queryable } from '../server/platform/database.ts'
import { readPage, type ListParameters } from '../server/query/list-parameters.ts'
import { listPage } from '../server/query/read-page.ts'
import { columnsOf } from '../server/contacts/columns.ts'
import { CONTACTS } from '../server/contacts/fields.ts'
import { MEMBERS } from '../server/contacts/record.ts'
import { openSpreadsheet } from '../server/contacts/spreadsheet.ts'

/** The statement of a list, as it is run once its total is remembered. */
export async function listStatement(
  db: Queryable,
  workspaceId: string,
  query: ListParameters,
): Promise<string> {
  let last = ''
  const recorder: Queryable = {
    rows: (query, options) => {
      last = inlined(query).text
      return db.rows(query, options)
    },
    execute: (text, values) => db.execute(text, values),
    keys: db.keys,
    reach: db.reach,
  }
  for (let time = 0; time < 2; time += 1) {
    await listPage(recorder, CONTACTS, workspaceId, readPage(query, CONTACTS))
  }
  return `${last.replaceAll(/\s+/g, ' ')};`
}

/** The one statement of a public page. */
export async function pageStatement(
  db: Queryable,
  read: (db: Queryable) => Promise<unknown>,
): Promise<string> {
  const statements: string[] = []
  const recorder: Queryable = {
    rows: (query, options) => {
      statements.push(inlined(query).text)
      return db.rows(query, options)
    },
    execute: (text, values) => db.execute(text, values),
    keys: db.keys,
    reach: db.reach,
  }
  await read(recorder)
  const [statement, ...more] = statements
  if (statement === undefined || more.length > 0) throw new Error('A page is one statement')
  return `${statement.replaceAll(/\s+/g, ' ')};`
}

/** The query that a CSV download copies out. */
export async function csvStatement(db: Db, workspaceId: string): Promise<string> {
  let query = ''
  const recorder: Db = {
    ...db,
    copyOut: (copied, format) => {
      query = inlined(copied).text
      return db.copyOut(copied, format)
    },
  }
  const columns = columnsOf(MEMBERS, [])
  const file = await openSpreadsheet(recorder, workspaceId, { format: 'csv', extent: { offset: 0 }, columns })
  file.destroy()
  return query
}

/** One contact found by its email and updated, alone: what the server does in batches. */
export function upsertScript(workspaceId: string, contacts: number): string {
  const workspace = `'${workspaceId}'::uuid`
  return `
\\set n random(1, ${contacts})
\\set shard random(0, 15)
begin;
select pg_advisory_xact_lock(hashtextextended('${workspaceId}email person' || :n || '@example.com', 0));
select * from contact where workspace_id = ${workspace} and lower(email) = 'person' || :n || '@example.com' for update;
update contact set name = 'Person ' || :n, updated = now()
  where workspace_id = ${workspace} and lower(email) = 'person' || :n || '@example.com';
insert into counter (workspace_id, resource, facet, shard, n, version) values (${workspace}, 'contact', '', :shard, 0, 1)
  on conflict (workspace_id, resource, facet, shard) do update set n = counter.n + excluded.n, version = counter.version + 1;
commit;
`
}
