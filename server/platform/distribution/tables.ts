/** Our tables as a distributed PostgreSQL has them: where each lies, and where it belongs. */
import type { Client } from 'pg'
import { describeTables, homeSchema } from '../backup-schema.ts'
import { readMigrations } from '../migration-files.ts'
import { placeFor, type Place } from './plan.ts'

export interface PlacedTable {
  readonly name: string
  readonly place: Place
  /** It lies where it belongs. */
  readonly isThere: boolean
}

interface Found {
  readonly name: string
  readonly key: string[]
  /** `h` by a column, `n` whole; null: Citus knows nothing of it. */
  readonly method: string | null
  /** `t` on every node. */
  readonly model: string | null
}

/** Every table that the migrations make, and none of anybody else's. Needs a transaction. */
export async function readPlaces(client: Client): Promise<readonly PlacedTable[]> {
  const own = await describeTables(client, await readMigrations())
  const { rows } = await client.query<Found>(
    `select c.relname as name, p.partmethod as method, p.repmodel as model,
       array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (attnum, n), pg_attribute a
         where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by k.n) as key
     from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relname = any($2)`,
    [await homeSchema(client), own.map(({ name }) => name)],
  )
  return rows.map((table) => {
    const place = placeFor(table.name, table.key)
    return { name: table.name, place, isThere: isAt(place, table) }
  })
}

function isAt(place: Place, { method, model }: Found): boolean {
  if (place === 'by workspace') return method === 'h'
  // Citus keeps whole tables of the coordinator among its own when they refer to one of every node.
  return place === 'on every node' ? model === 't' : method !== 'h' && model !== 't'
}
