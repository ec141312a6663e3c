/** Our tables laid where they belong on a distributed PostgreSQL: all of them at first, later those that are new. */
import { escapeLiteral, type Client } from 'pg'
import { homeSchema, nameOf } from '../backup-schema.ts'
import { connectClient, endClient, type Connection } from '../clients.ts'
import { readMigrations } from '../migration-files.ts'
import { isAlone } from '../sole-user.ts'
import { readFacts } from './facts.ts'
import { whatIsMissing } from './missing.ts'
import { ANCHOR, inOrder, type Place } from './plan.ts'
import { isDistributed } from './distributed.ts'
import { readPlaces, type PlacedTable } from './tables.ts'

/** It cannot be done as things are; the message says what to do. */
export class DistributionRefused extends Error {}

export interface Distribution {
  /** Those that were not where they belong. */
  readonly laid: readonly { readonly name: string; readonly place: Place }[]
  readonly tables: readonly PlacedTable[]
}

/** Lays every table where it belongs, or changes nothing. Done again it does what is left, which may be nothing. */
export async function distribute(connection: Connection, shards: number): Promise<Distribution> {
  const client = await connectClient(connection, 'tidings distribute')
  try {
    const missing = whatIsMissing(await readFacts(client), shards)
    if (missing.length > 0) throw new DistributionRefused(missing.join('\n'))
    // Who starts meanwhile migrates first, and so waits until we are done.
    await client.query(`select pg_advisory_lock(hashtextextended('tidings migrations', 0))`)
    if (!(await isDistributed(client)) && !(await isAlone(client)))
      throw new DistributionRefused(
        'Tidings is running on this database; stop the server and other commands first',
      )
    return await layTables(client, shards)
  } finally {
    await endClient(client)
  }
}

/** What migrations have made since, on a PostgreSQL that is distributed. */
export async function distributeNew(client: Client): Promise<readonly string[]> {
  return (await layTables(client, 0)).laid.map(({ name }) => name)
}

async function layTables(client: Client, shards: number): Promise<Distribution> {
  await client.query('begin')
  try {
    await client.query(`set local citus.multi_shard_modify_mode to 'sequential'`)
    const tables = await readPlaces(client)
    const laid = inOrder(tables.filter(({ isThere }) => !isThere))
    if (laid.length > 0) await lay(client, laid, shards)
    await client.query('commit')
    return { laid: laid.map(({ name, place }) => ({ name, place })), tables }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Foreign keys between them stand in the way in any order: they are taken off, and put back as they were. */
async function lay(client: Client, tables: readonly PlacedTable[], shards: number): Promise<void> {
  const home = await homeSchema(client)
  const names = tables.map(({ name }) => name)
  await handOut(client, home)
  const keys = await foreignKeys(client, home, names)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) {
    if (table.place === 'on the coordinator') continue
    const own = escapeLiteral(nameOf(home, table))
    await client.query(`select ${call(table, own, { home, shards })}`)
    // What was there before has been copied, and would lie here unseen.
    await client.query(`select truncate_local_data_after_distributing_table(${own})`)
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

function call(
  { name, place }: PlacedTable,
  own: string,
  { home, shards }: { home: string; shards: number },
): string {
  if (place === 'on every node') return `create_reference_table(${own})`
  const beside = `colocate_with => ${escapeLiteral(nameOf(home, { name: ANCHOR }))}`
  const how = name === ANCHOR ? `colocate_with => 'none', shard_count => ${shards}` : beside
  return `create_distributed_table(${own}, 'workspace_id', ${how})`
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function foreignKeys(
  client: Client,
  home: string,
  names: readonly string[],
): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, t.relname) as table, quote_ident(f.conname) as name,
       pg_get_constraintdef(f.oid) as definition
     from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_namespace n on n.oid = t.relnamespace
     join pg_class r on r.oid = f.confrelid
     where f.contype = 'f' and f.conparentid = 0 and n.nspname = $1 and (t.relname = any($2) or r.relname = any($2))
     order by 1, 2`,
    [home, names],
  )
  return rows
}

/** Indexes and generated columns use them on every node. */
async function handOut(client: Client, home: string): Promise<void> {
  const made = (await readMigrations()).flatMap(({ text }) =>
    [...text.matchAll(/^create (?:or replace )?function (\w+)/gm)].map(([, name = '']) => name),
  )
  const { rows } = await client.query<{ call: string }>(
    `select format('select create_distributed_function(%L)', p.oid::regprocedure) as call
     from pg_proc p where p.pronamespace = ${escapeLiteral(home)}::regnamespace and p.proname = any($1)
       and not exists (select from pg_catalog.pg_dist_object d where d.classid = 'pg_proc'::regclass and d.objid = p.oid)`,
    [made],
  )
  for (const { call } of rows) await client.query(call)
}
