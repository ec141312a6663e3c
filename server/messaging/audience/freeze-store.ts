/** Audiences of which a part is frozen: what is left to do of each, in the database. */
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { Filter } from '../../query/filter/tree.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { Audience } from './store.ts'

/** How far an audience is frozen. */
export interface Freeze {
  readonly mailingId: string
  /** All that its rows belong to, its own first. */
  readonly mailings: readonly string[]
  readonly audience: Audience
  readonly at: string
  /** The last contact that was there when it was published. */
  readonly lastContact: string
  readonly frozenUntil: string
  readonly n: number
  readonly reachable: number
  readonly tested: number
}

export interface FreezePlace {
  readonly workspaceId: string
  readonly mailingId: string
}

type Row = Omit<Freeze, 'audience'> & {
  readonly channel: Channel
  readonly filter: Filter
  readonly overridesChannel: boolean
  readonly share: number | null
  readonly seed: string | null
}

/** The rows of mailing `m` are not all there yet. `workspace` is the mailing's, as a value where it is known. */
export const isFreezingSql = (workspace: Sql, within: Sql = sql`true`): Sql => sql`exists (
  select from audience_freeze f where ${within} and f.workspace_id = ${workspace} and m.id = any(f.mailings))`

/** The last contact that is there; undefined where there is none. */
export async function findLastContact(db: Queryable, workspaceId: string): Promise<string | undefined> {
  const [last] = await db.rows<{ id: string }>(sql`
    select id from contact where workspace_id = ${workspaceId}::uuid order by id desc limit 1`)
  return last?.id
}

export async function keepFreeze(tx: Tx, workspaceId: string, freeze: Freeze): Promise<void> {
  const { mailingId, mailings, at, lastContact, frozenUntil, n, reachable, tested } = freeze
  const { channel, filter, overridesChannel = false, split } = freeze.audience
  await tx.rows(sql`
    insert into audience_freeze (workspace_id, mailing_id, mailings, channel, filter, overrides_channel, share, seed, at,
      last_contact, frozen_until, n, reachable, tested)
    values (${workspaceId}::uuid, ${mailingId}::uuid, ${[...mailings]}::uuid[], ${channel}::text,
      ${JSON.stringify(filter)}::jsonb, ${overridesChannel}::boolean, ${split?.share ?? null}::smallint,
      ${split?.seed ?? null}::text, ${at}::timestamptz, ${lastContact}::uuid, ${frozenUntil}::uuid, ${n}::int,
      ${reachable}::int, ${tested}::int)`)
}

/**
 * Of each workspace that has some the one that is least far, so that workspaces take turns, and so do the mailings of one.
 */
export async function findFreezes(db: Db): Promise<FreezePlace[]> {
  return db.rows<FreezePlace>(sql`
    select distinct on (workspace_id) workspace_id, mailing_id from audience_freeze
    where ${db.reach.within('workspace_id')} order by workspace_id, n, mailing_id`)
}

/** Held until the transaction ends; undefined when it is done, or another worker is at it. */
export async function takeFreeze(
  tx: Tx,
  { workspaceId, mailingId }: FreezePlace,
): Promise<Freeze | undefined> {
  const [row] = await tx.rows<Row>(sql`
    select mailing_id, mailings, channel, filter, overrides_channel, share, seed, at, last_contact, frozen_until, n,
      reachable, tested
    from audience_freeze where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid
    for update skip locked`)
  if (!row) return undefined
  const { channel, filter, overridesChannel, share, seed, ...freeze } = row
  const split = share === null || seed === null ? undefined : { mailings: row.mailings.slice(1), share, seed }
  return { ...freeze, audience: { channel, filter, overridesChannel, split } }
}

/** The freeze must be held. */
export async function moveFreeze(
  tx: Tx,
  { workspaceId, mailingId }: FreezePlace,
  { frozenUntil, n, reachable, tested }: Pick<Freeze, 'frozenUntil' | 'n' | 'reachable' | 'tested'>,
): Promise<void> {
  await tx.rows(sql`
    update audience_freeze
    set frozen_until = ${frozenUntil}::uuid, n = ${n}::int, reachable = ${reachable}::int, tested = ${tested}::int
    where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid`)
}

/** Nothing is left to do of it. The freeze must be held. */
export async function endFreeze(tx: Tx, { workspaceId, mailingId }: FreezePlace): Promise<void> {
  await tx.rows(sql`
    delete from audience_freeze where workspace_id = ${workspaceId}::uuid and mailing_id = ${mailingId}::uuid`)
}

/** Are rows of the mailing still to come? */
export async function isFreezing(db: Queryable, workspaceId: string, mailingId: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select from audience_freeze
    where workspace_id = ${workspaceId}::uuid and ${mailingId}::uuid = any(mailings) limit 1`)
  return rows.length > 0
}
