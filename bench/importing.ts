/** How long an import takes, beside `\copy` of the very rows that it stored into the same table. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importContacts } from '../server/contacts/import/import.ts'
import type { Db } from '../server/platform/database.ts'
import { sql } from '../server/platform/sql.ts'
import { createOrganization, createWorkspace } from '../server/workspaces/store.ts'
import type { Reference } from './reference.ts'
import type { Row } from './row.ts'

const LINES_AT_ONCE = 1_000

export async function measureImports(
  db: Db,
  reference: Reference | undefined,
  contacts: number,
): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-bench-'))
  try {
    const path = join(folder, 'contacts.csv')
    await pipeline(Readable.from(lines(contacts)), createWriteStream(path))
    const { id: organizationId } = await createOrganization(db, 'Bench of imports')
    const imported = await createWorkspace(db, { organizationId, name: 'Imported', country: 'SE' })
    const seconds = await importSeconds(db, imported.id, path)
    const copied = await createWorkspace(db, { organizationId, name: 'Copied', country: 'SE' })
    const columns = await storedColumns(db)
    const rows = columns.map((column) => (column === 'workspace_id' ? `'${copied.id}'` : column)).join(', ')
    const file = join(folder, 'rows.csv')
    const query = `select ${rows} from contact where workspace_id = '${imported.id}' order by created, id`
    const aloneSeconds = (await reference?.loadSeconds(query, file, `contact (${columns.join(', ')})`)) ?? NaN
    const figures = { seconds, aloneSeconds, times: seconds / aloneSeconds, perSecond: contacts / seconds }
    return [{ operation: 'CSV import', size: contacts, figures }]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function importSeconds(db: Db, workspaceId: string, path: string): Promise<number> {
  const start = performance.now()
  const order = { path, mappings: [], invites: false }
  const watch = { signal: new AbortController().signal, say: () => undefined, onProgress: () => undefined }
  const { rejected } = await importContacts(db, workspaceId, order, watch)
  if (rejected > 0) throw new Error(`${rejected} contacts were not imported`)
  return (performance.now() - start) / 1000
}

/** Without what PostgreSQL makes of them itself. */
async function storedColumns(db: Db): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = 'contact'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`)
  return rows.map(({ name }) => name)
}

function* lines(contacts: number): Generator<string> {
  yield 'Name,Email,Phone,City,Country,Tags\n'
  for (let start = 0; start < contacts; start += LINES_AT_ONCE)
    yield Array.from({ length: Math.min(LINES_AT_ONCE, contacts - start) }, (_, at) => line(start + at)).join(
      '',
    )
}

function line(n: number): string {
  const phone = n % 3 === 0 ? `+46${700_000_000 + n}` : ''
  const tag = n % 2 === 0 ? `tag ${n % 40}` : ''
  return `Person ${(n * 7919) % 1_000_003},imported${n}@example.com,${phone},City ${n % 50},SE,${tag}\n`
}
