/** Flows in the database, each version kept for those who began in it. */
import { mustBeWorkspace } from '../../contacts/settings-store.ts'
import { setInterest } from '../../events/store.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import { TRIGGERS, type FlowDefinition } from './schemas.ts'

export interface Flow {
  readonly id: string
  readonly name: string
  /** Archived: over, and left out of lists unless it is asked for. */
  readonly status: 'active' | 'paused' | 'archived'
  readonly version: number
  readonly definition: FlowDefinition
}

const COLUMNS = sql`f.id, f.name, f.status, f.version, v.definition`

/** Makes a flow, active at once unless it is said otherwise. Refused with 404 for an unknown workspace. */
export async function createFlow(
  db: Db,
  workspaceId: string,
  definition: FlowDefinition,
  status: 'active' | 'paused' = 'active',
): Promise<{ id: string }> {
  const id = newId()
  const at = now().toISOString()
  await db.transaction(async (tx) => {
    await mustBeWorkspace(tx, workspaceId)
    await tx.rows(sql`
      insert into flow (workspace_id, id, name, status, version, created, updated)
      values (${workspaceId}::uuid, ${id}::uuid, ${definition.name}, ${status}, 1, ${at}::timestamptz, ${at}::timestamptz)`)
    await insertVersion(tx, workspaceId, { id, version: 1, definition })
    if (status === 'active') await listenFor(tx, workspaceId, id, definition)
  })
  return { id }
}

/** Changes a flow for those who begin from now on. Refused with 404, and with 412 where it is no more the version `of`. */
export async function changeFlow(
  db: Db,
  workspaceId: string,
  id: string,
  definition: FlowDefinition,
  of?: number,
): Promise<{ id: string; version: number }> {
  return db.transaction(async (tx) => {
    const [flow] = await tx.rows<{ version: number; status: Flow['status'] }>(sql`
      update flow set name = ${definition.name}, version = version + 1, updated = ${now().toISOString()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning version, status`)
    if (!flow) refuse('flow-unknown', id)
    if (of !== undefined && flow.version !== of + 1) refuse('flow-outdated')
    await insertVersion(tx, workspaceId, { id, version: flow.version, definition })
    if (flow.status === 'active') await listenFor(tx, workspaceId, id, definition)
    return { id, version: flow.version }
  })
}

/** A flow that is paused or archived takes in nobody, and those in it wait; they go on when it is active again. Refused with 404. */
export async function setFlowStatus(
  db: Db,
  workspaceId: string,
  id: string,
  status: Flow['status'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [flow] = await findFlows(tx, workspaceId, [id])
    if (!flow) refuse('flow-unknown', id)
    await tx.rows(sql`
      update flow set status = ${status}, updated = ${now().toISOString()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
    if (status === 'active') await listenFor(tx, workspaceId, id, flow.definition)
    else await setInterest(tx, workspaceId, `flow:${id}`, [])
  })
}

/** Those of the ids that are flows of the workspace. */
export async function findFlows(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<Flow[]> {
  return db.rows<Flow>(sql`
    select ${COLUMNS} from flow f
    join flow_version v on v.workspace_id = ${workspaceId}::uuid and v.flow_id = f.id and v.version = f.version
    where f.workspace_id = ${workspaceId}::uuid and f.id = any(${ids}::uuid[])`)
}

export async function listFlows(db: Queryable, workspaceId: string): Promise<Flow[]> {
  return db.rows<Flow>(sql`
    select ${COLUMNS} from flow f
    join flow_version v on v.workspace_id = ${workspaceId}::uuid and v.flow_id = f.id and v.version = f.version
    where f.workspace_id = ${workspaceId}::uuid order by f.created, f.id`)
}

/** A version as it was; people may stand in an old one for years. */
export async function readVersion(
  db: Queryable,
  workspaceId: string,
  id: string,
  version: number,
): Promise<FlowDefinition> {
  const [found] = await db.rows<{ definition: FlowDefinition }>(sql`
    select definition from flow_version
    where workspace_id = ${workspaceId}::uuid and flow_id = ${id}::uuid and version = ${version}::int`)
  return found?.definition ?? refuse('flow-unknown', id)
}

async function insertVersion(
  tx: Tx,
  workspaceId: string,
  { id, version, definition }: { id: string; version: number; definition: FlowDefinition },
): Promise<void> {
  await tx.rows(sql`
    insert into flow_version (workspace_id, flow_id, version, definition, created)
    values (${workspaceId}::uuid, ${id}::uuid, ${version}::int, ${JSON.stringify(definition)}::jsonb,
      ${now().toISOString()}::timestamptz)`)
}

async function listenFor(
  tx: Tx,
  workspaceId: string,
  id: string,
  { trigger }: FlowDefinition,
): Promise<void> {
  await setInterest(tx, workspaceId, `flow:${id}`, [TRIGGERS[trigger.type]])
}
