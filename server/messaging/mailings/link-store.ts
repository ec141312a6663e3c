/** Where the links of a mailing lead, by number. */
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

interface MailingPlace {
  readonly workspaceId: string
  readonly mailingId: string
}

/** Keeps where the links of a mailing lead; numbers are places in the list. Known ones stay as they are. */
export async function keepLinks(
  db: Queryable,
  { workspaceId, mailingId }: MailingPlace,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  await db.rows(sql`
    insert into tracked_link (workspace_id, mailing_id, number, url)
    select ${workspaceId}::uuid, ${mailingId}::uuid, l.number - 1, l.url
    from unnest(${urls}::text[]) with ordinality as l (url, number)
    on conflict do nothing`)
}

/** The links of a mailing, by number. */
export async function readLinks(db: Queryable, { workspaceId, mailingId }: MailingPlace): Promise<string[]> {
  const links = await db.rows<{ url: string }>(sql`
    select url from tracked_link
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid order by number`)
  return links.map(({ url }) => url)
}
