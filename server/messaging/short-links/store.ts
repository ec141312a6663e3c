/** Short links in the database: one a workspace and place, found by a code that nobody can guess. */
import { now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { findByLinkNumber, findLinkNumber } from '../settings-store.ts'
import { makeCode, readCode } from './codes.ts'

/** A code for each place (a path of ours, `/w/…`), the same whenever the workspace asks again. */
export async function shortCodes(
  db: Queryable,
  workspaceId: string,
  places: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>()
  if (places.length === 0) return codes
  const number = await findLinkNumber(db, workspaceId)
  // A code that is taken already (they are random) leaves its place without one, which is then asked for again.
  for (let missing = [...new Set(places)]; missing.length > 0;) {
    const wanted = missing.map((url) => ({ url, code: makeCode(number, url) }))
    for (const { url, code } of await makeOrFind(db, workspaceId, wanted)) codes.set(url, code)
    missing = missing.filter((place) => !codes.has(place))
  }
  return codes
}

/** Where a code leads; undefined for one that was never given. */
export async function findPlace(db: Queryable, code: string): Promise<string | undefined> {
  const number = readCode(code)
  if (number === undefined) return undefined
  if (number === 'old') {
    const [link] = await db.rows<{ url: string }>(sql`select url from old_short_link where code = ${code}`)
    return link?.url
  }
  const workspaceId = await findByLinkNumber(db, number)
  if (workspaceId === undefined) return undefined
  const [link] = await db.rows<{ url: string }>(sql`
    select url from short_link where workspace_id = ${workspaceId}::uuid and code = ${code}`)
  return link?.url
}

interface Link {
  readonly url: string
  readonly code: string
}

async function makeOrFind(db: Queryable, workspaceId: string, links: readonly Link[]): Promise<Link[]> {
  const [codes, urls] = [links.map(({ code }) => code), links.map(({ url }) => url)]
  const made = await db.rows<Link>(sql`
    insert into short_link (workspace_id, code, url, created)
    select ${workspaceId}::uuid, l.code, l.url, ${now().toISOString()}::timestamptz
    from unnest(${codes}::text[], ${urls}::text[]) as l (code, url)
    order by l.url
    on conflict do nothing
    returning url, code`)
  if (made.length === links.length) return made
  // Apart, so that it sees what another transaction made a moment ago.
  return db.rows(sql`
    select url, code from short_link where workspace_id = ${workspaceId}::uuid and url = any(${urls}::text[])`)
}
