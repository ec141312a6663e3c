/** What the subjects of the log of who did what are called now, by their ids. */
import type { Queryable } from '../platform/database.ts'
import { join, raw, sql } from '../platform/sql.ts'

/** Tables whose records are subjects, and what their readers know them by. Ids are of no other record. */
const NAMED = {
  campaign: 'title',
  contact: 'coalesce(name, email, phone)',
  segment: 'name',
  flow: 'name',
  post: 'title',
  product: 'title',
  collection: 'title',
  media: 'name',
  api_key: 'name',
  custom_field: 'name',
  team_member: 'name',
} as const

export type NamedKind = keyof typeof NAMED

export const NAMED_KINDS = Object.keys(NAMED) as NamedKind[]

export interface Named {
  readonly id: string
  readonly kind: NamedKind
  /** null: it has none. */
  readonly name: string | null
}

/** Those that are still there. */
export async function findNames(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<readonly Named[]> {
  const found = NAMED_KINDS.map(
    (kind) => sql`
      select id, ${kind}::text as kind, ${raw(NAMED[kind])} as name from ${raw(kind)}
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`,
  )
  return db.rows<Named>(join(found, ' union all '))
}
