/** Which segments recipients are in, of those that the words of a message ask for. */
import { CONTACTS } from '../../contacts/fields.ts'
import { withPhonesOf } from '../../contacts/phone-filter.ts'
import { findSegments } from '../../contacts/segments/store.ts'
import { readCountry } from '../../contacts/settings-store.ts'
import type { Queryable } from '../../platform/database.ts'
import { join, sql } from '../../platform/sql.ts'
import { parseFilter } from '../../query/filter/parse.ts'
import { filterToSql } from '../../query/filter/to-sql.ts'
import { Refusal } from '../../refusals.ts'

/** Its text varies with the filters: planned for its own values. */
const UNNAMED = { named: false }
const ASKED =
  /contact\.segments\s+contains\s+(?:\\?["']|&quot;|&#39;)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g

/** The ids of the segments that any text of a content asks for, each once. */
export function segmentsIn(content: unknown): string[] {
  const text = JSON.stringify(content)
  return [...new Set([...text.matchAll(ASKED)].map(([, id = '']) => id))]
}

/**
 * Of each contact the ids of those of the segments that it is in now: three statements, however many contacts. Nobody is
 * in a segment that is gone, or whose filter cannot be read any more.
 */
export async function membershipsOf(
  db: Queryable,
  workspaceId: string,
  segmentIds: readonly string[],
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const country = await readCountry(db, workspaceId)
  const tests = (await findSegments(db, workspaceId, segmentIds)).flatMap((segment) => {
    try {
      const filter = withPhonesOf(parseFilter(segment.filter, CONTACTS.fields), country)
      return [
        sql`case when ${filterToSql(filter, CONTACTS.fields, workspaceId)} then ${segment.id}::text end`,
      ]
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  })
  if (tests.length === 0 || contactIds.length === 0) return new Map()
  const rows = await db.rows<{ id: string; segments: string[] }>(
    sql`
    select c.id, array_remove(array[${join(tests, ', ')}], null) as segments from ${CONTACTS.from}
    where ${CONTACTS.workspace} = ${workspaceId}::uuid and c.id = any(${[...contactIds]}::uuid[])`,
    UNNAMED,
  )
  return new Map(rows.map(({ id, segments }) => [id, segments]))
}

/** Rows with the segments that the words of their mailing ask for; none is asked for where they ask for none. */
export async function withSegments<Row extends { readonly contactId: string | null }>(
  db: Queryable,
  { workspaceId, content }: { readonly workspaceId: string; readonly content: unknown },
  rows: readonly Row[],
): Promise<readonly (Row & { readonly segments?: readonly string[] })[]> {
  const asked = segmentsIn(content)
  if (asked.length === 0 || rows.length === 0) return rows
  const ids = rows.flatMap(({ contactId }) => contactId ?? [])
  const memberships = await membershipsOf(db, workspaceId, asked, ids)
  return rows.map((row) => ({ ...row, segments: memberships.get(row.contactId ?? '') ?? [] }))
}
