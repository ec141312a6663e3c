/**
 * The end of a workspace, in two steps that can be taken back: archived, it is read and nothing of it goes out; deleted,
 * it is archived for a fortnight, and then everything of it is erased (docs/decisions/workspaces.md).
 */
import { holdFlows } from '../../automation/flows/ending.ts'
import { holdCampaigns } from '../../campaigns/hold-campaigns.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { GRACE_DAYS } from './rules.ts'
import { hasSibling, holdEnding, writeEnding, type Ending } from './store.ts'

const DAY = 86_400_000

/** From now on nothing of it goes out; what was scheduled or on its way waits for somebody's word. Safe to do again. */
export async function archiveWorkspace(db: Db, workspaceId: string): Promise<Ending> {
  const ending = await db.transaction(async (tx) => {
    const held = await holdEnding(tx, workspaceId)
    const archived = held.archived ?? now().toISOString()
    await writeEnding(tx, workspaceId, { ...held, archived })
    return { ...held, archived }
  })
  await holdBack(db, workspaceId)
  return ending
}

/** It is as it was, and not to be erased. Nothing goes out by itself: what was held back waits for somebody's word. */
export async function restoreWorkspace(
  db: Db,
  workspaceId: string,
  /** The same, which records the act. */
  recording: Db = db,
): Promise<Ending> {
  // Whoever archived it may have been killed before all was held back.
  await holdBack(db, workspaceId)
  return recording.transaction(async (tx) => {
    const held = await holdEnding(tx, workspaceId)
    await writeEnding(tx, workspaceId, { archived: null, eraseAfter: null })
    return { ...held, archived: null, eraseAfter: null }
  })
}

export interface Deletion {
  /** Its name, typed by whoever means it. */
  readonly name: string
  /** The last one of an organization goes too, after which nobody can enter the app there: for the operator. */
  readonly evenLast?: boolean
  readonly atOnce?: boolean
}

/** Archived, and erased when the days of grace are over. Refused with 400 for another name. */
export async function deleteWorkspace(
  db: Db,
  workspaceId: string,
  { name, evenLast = false, atOnce = false }: Deletion,
): Promise<Ending> {
  const ending = await db.transaction(async (tx) => {
    const held = await holdEnding(tx, workspaceId)
    if (name.trim() !== held.name) refuse('workspace-name-wrong', held.name)
    if (!evenLast && !(await hasSibling(tx, held))) refuse('workspace-last')
    const at = now().getTime()
    const archived = held.archived ?? new Date(at).toISOString()
    const eraseAfter = new Date(atOnce ? at : at + GRACE_DAYS * DAY).toISOString()
    await writeEnding(tx, workspaceId, { archived, eraseAfter })
    return { ...held, archived, eraseAfter }
  })
  await holdBack(db, workspaceId)
  return ending
}

async function holdBack(db: Db, workspaceId: string): Promise<void> {
  await holdCampaigns(db, workspaceId)
  await holdFlows(db, workspaceId)
}
