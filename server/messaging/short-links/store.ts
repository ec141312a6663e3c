/** Short links in the database: one a workspace and place, found by a code that nobody can guess. */
import { randomInt } from 'node:crypto'
import { BASE62_DIGITS } from '../../lib/base62.ts'
import { now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { isPrivatePlace } from './rules.ts'

/** Of public pages; 3.5 × 10¹² codes. */
const LENGTH = 7

/** Of pages that are somebody's own: their code is all that protects them. 8.4 × 10¹⁷ codes. */
const PRIVATE_LENGTH = 10

const CODE = /^[0-9A-Za-z]{7,10}$/

/** A code for each place (a path of ours, `/w/…`), the same whenever the workspace asks again. */
export async function shortCodes(
  db: Queryable,
  workspaceId: string,
  places: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>()
  // A code that is taken already (they are random) leaves its place without one, which is then asked for again.
  for (let missing = [...new Set(places)]; missing.length > 0;) {
    for (const { url, code } of await makeOrFind(db, workspaceId, missing)) codes.set(url, code)
    missing = missing.filter((place) => !codes.has(place))
  }
  return codes
}

/** Where a code leads; undefined for one that was never given. */
export async function findPlace(db: Queryable, code: string): Promise<string | undefined> {
  if (!CODE.test(code)) return undefined
  const [link] = await db.rows<{ url: string }>(sql`select url from short_link where code = ${code}`)
  return link?.url
}

async function makeOrFind(
  db: Queryable,
  workspaceId: string,
  places: readonly string[],
): Promise<{ url: string; code: string }[]> {
  const made = await db.rows<{ url: string; code: string }>(sql`
    insert into short_link (code, workspace_id, url, created)
    select l.code, ${workspaceId}::uuid, l.url, ${now().toISOString()}::timestamptz
    from unnest(${places.map(randomCode)}::text[], ${places}::text[]) as l (code, url)
    order by l.url
    on conflict do nothing
    returning url, code`)
  if (made.length === places.length) return made
  // Apart, so that it sees what another transaction made a moment ago.
  return db.rows(sql`
    select url, code from short_link where workspace_id = ${workspaceId}::uuid and url = any(${places}::text[])`)
}

function randomCode(place: string): string {
  const length = isPrivatePlace(place) ? PRIVATE_LENGTH : LENGTH
  return Array.from({ length }, () => BASE62_DIGITS.charAt(randomInt(BASE62_DIGITS.length))).join('')
}
