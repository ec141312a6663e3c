/** Long work on contacts in the database: where each stands, moved on in the transaction of each batch. */
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { empty, sql, type Sql } from '../../platform/sql.ts'
import type { Filter } from '../../query/filter/tree.ts'
import { filterToSql } from '../../query/filter/to-sql.ts'
import { CONTACTS } from '../fields.ts'
import type { Counts, NewTask, Task, TaskKind, TaskStatus } from './schemas.ts'
import { WORKING } from './schemas.ts'

const COLUMNS = sql`workspace_id, id, kind, status, actor, title, params, total, done, next_part, counts, failure,
  created, updated, finished`

export async function createTask(db: Queryable, workspaceId: string, task: NewTask): Promise<string> {
  const { kind, status, title, params, by, total = 0 } = task
  const [id, at] = [newId(), now().toISOString()]
  await db.rows(sql`
    insert into contact_task
      (workspace_id, id, kind, status, account_id, actor, title, params, total, created, updated)
    values (${workspaceId}::uuid, ${id}::uuid, ${kind}::text, ${status}::text, ${by.accountId}::uuid, ${by.email}::text,
      ${title}::text, ${JSON.stringify(params)}::jsonb, ${total}::bigint, ${at}::timestamptz, ${at}::timestamptz)`)
  return id
}

export async function findTask(db: Queryable, workspaceId: string, id: string): Promise<Task | undefined> {
  const [task] = await db.rows<Task>(sql`
    select ${COLUMNS} from contact_task where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return task
}

/** Newest first; imports, or all else. */
export async function listTasks(
  db: Queryable,
  workspaceId: string,
  { isImport, limit }: { readonly isImport: boolean; readonly limit: number },
): Promise<Task[]> {
  const kind: TaskKind = 'import'
  return db.rows<Task>(sql`
    select ${COLUMNS} from contact_task
    where workspace_id = ${workspaceId}::uuid and (kind = ${kind}::text) = ${isImport}::boolean
    order by created desc, id desc limit ${limit}::int`)
}

export interface Move {
  readonly from: readonly TaskStatus[]
  readonly to: TaskStatus
  readonly params?: Readonly<Record<string, unknown>>
  readonly total?: number
  /** The pass begins at its first part, and counts from nothing. */
  readonly isAfresh?: boolean
  readonly failure?: string
}

/** Moves it when it stands where it should; false when it does not. */
export async function moveTask(db: Queryable, workspaceId: string, id: string, move: Move): Promise<boolean> {
  const { from, to, params, total, isAfresh = false, failure = null } = move
  const at = now().toISOString()
  const isOver = ['finished', 'undone', 'failed', 'stopped'].includes(to)
  const moved = await db.rows(sql`
    update contact_task set status = ${to}::text, updated = ${at}::timestamptz, failures = 0, failure = ${failure}::text
      ${isOver ? sql`, finished = ${at}::timestamptz` : empty}
      ${isAfresh ? sql`, done = 0, next_part = 0, counts = '{}'` : empty}
      ${params ? sql`, params = params || ${JSON.stringify(params)}::jsonb` : empty}
      ${total === undefined ? empty : sql`, total = ${total}::bigint`}
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = any(${from}::text[])
    returning id`)
  return moved.length > 0
}

/** What a batch came to, in its transaction. Throws when it was done already, or stopped meanwhile: the batch is undone. */
export async function advance(tx: Tx, task: Task, done: number, counts: Counts): Promise<void> {
  const { workspaceId, id, status, nextPart } = task
  const advanced = await tx.rows(sql`
    update contact_task set done = done + ${done}::bigint, next_part = ${nextPart + 1}::int, failures = 0,
      counts = ${JSON.stringify(added(task.counts, counts))}::jsonb, updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and status = ${status}::text
      and next_part = ${nextPart}::int
    returning id`)
  if (advanced.length === 0) throw new Superseded('It was stopped, or is done by another process')
}

/** Its batch is not to be: nothing is wrong. */
export class Superseded extends Error {}

export function added(counts: Counts, more: Counts): Counts {
  const sums = new Map(Object.entries(counts))
  for (const [name, number] of Object.entries(more)) sums.set(name, (sums.get(name) ?? 0) + number)
  return Object.fromEntries(sums)
}

/** Those a worker should go on with, the one that waited longest first. */
export async function dueTasks(db: Db, limit: number): Promise<Task[]> {
  return db.rows<Task>(sql`
    select ${COLUMNS} from contact_task
    where ${db.reach.within('workspace_id')} and status = any(${WORKING}::text[])
    order by updated limit ${limit}::int`)
}

/** How often its batch has failed by now. */
export async function countFailure(db: Db, { workspaceId, id }: Task): Promise<number> {
  const [row] = await db.rows<{ failures: number }>(sql`
    update contact_task set failures = failures + 1, updated = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning failures`)
  return row?.failures ?? 0
}

export async function deleteTask(db: Queryable, workspaceId: string, id: string): Promise<void> {
  await db.rows(sql`
    delete from contact_task where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}

/** Runs `work` as the only one on this task; false when another process is at it. */
export async function aloneOn(
  db: Db,
  { workspaceId, id }: Task,
  work: () => Promise<void>,
): Promise<boolean> {
  const key = sql`hashtextextended('contact_task ' || ${workspaceId}::text || ${id}::text, 0)`
  return db.session(async (session) => {
    const [lock] = await session.rows<{ isOurs: boolean }>(
      sql`select pg_try_advisory_lock(${key}) as is_ours`,
    )
    if (lock?.isOurs !== true) return false
    try {
      await work()
      return true
    } finally {
      // The connection goes back to the pool with whatever it holds.
      await session.rows(sql`select pg_advisory_unlock(${key})`)
    }
  })
}

const DAY_MILLISECONDS = 86_400_000

/** Held until the transaction ends, so that no two are begun at once and pass the maximum together. */
export async function lockWorkspaceTasks(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('contact_tasks ' || ${workspaceId}::text, 0))`)
}

/** Those of the last day that are not done. */
export async function countOpenImports(db: Queryable, workspaceId: string): Promise<number> {
  const over: readonly TaskStatus[] = ['finished', 'undone', 'undoing', 'failed', 'stopped']
  const since = new Date(now().getTime() - DAY_MILLISECONDS).toISOString()
  const [row] = await db.rows<{ open: number }>(sql`
    select count(*)::int as open from contact_task
    where workspace_id = ${workspaceId}::uuid and kind = 'import' and status <> all(${over}::text[])
      and updated > ${since}::timestamptz`)
  return row?.open ?? 0
}

export async function countRunning(db: Queryable, workspaceId: string): Promise<number> {
  const [row] = await db.rows<{ running: number }>(sql`
    select count(*)::int as running from contact_task
    where workspace_id = ${workspaceId}::uuid and kind <> 'import' and status = 'running'`)
  return row?.running ?? 0
}

export async function setTotal(db: Queryable, workspaceId: string, id: string, total: number): Promise<void> {
  await db.rows(sql`
    update contact_task set total = ${total}::bigint where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}

/** Which contacts are chosen: those of some ids, or all that a filter matches; without both, all of the workspace. */
export function chosenSql(
  workspaceId: string,
  { ids, filter }: { readonly ids?: readonly string[] | undefined; readonly filter?: Filter | undefined },
): Sql {
  const { fields, from, workspace } = CONTACTS
  return sql`
    select c.id from ${from} where ${workspace} = ${workspaceId}::uuid
      ${ids ? sql`and c.id = any(${ids}::uuid[])` : empty}
      ${filter ? sql`and ${filterToSql(filter, fields, workspaceId)}` : empty}`
}
