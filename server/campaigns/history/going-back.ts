/** A draft made what it was: a new version, so that what is there now is not lost. */
import { isDeepStrictEqual } from 'node:util'
import { findSegments } from '../../contacts/segments/store.ts'
import type { Author } from '../../http/author.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { mustBeCurrent, mustBeDraft, type Campaign } from '../rules.ts'
import { stillPossible } from '../split-test/planning.ts'
import type { Plan } from '../split-test/rules.ts'
import { deletePlan, findPlan, writePlan } from '../split-test/store.ts'
import { lockCampaign, saveCampaign } from '../store.ts'
import { keepVersion, readVersion } from './store.ts'

/**
 * Refused like a change of the campaign, and with 404 for an unknown version. Segments that are gone are left out, and so are
 * drafts of a split test. What
 * changes nothing keeps the hash, and makes no version.
 */
export async function restoreVersion(
  db: Db,
  workspaceId: string,
  {
    id,
    versionId,
    ifMatch,
  }: { readonly id: string; readonly versionId: string; readonly ifMatch: string | undefined },
  author: Author | null,
): Promise<Campaign> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    mustBeDraft(campaign)
    mustBeCurrent(campaign, ifMatch)
    const { content, saved, splitTest } = await readVersion(tx, workspaceId, id, versionId)
    const there = await findSegments(tx, workspaceId, content.segmentIds)
    const segmentIds = content.segmentIds.filter((each) => there.some((segment) => segment.id === each))
    const restored = { ...campaign, ...content, segmentIds }
    const isPlanSame = splitTest === null || (await isPlanRestored(tx, workspaceId, id, splitTest.plan))
    if (isDeepStrictEqual(restored, campaign) && isPlanSame) return campaign
    const after = await saveCampaign(tx, workspaceId, restored)
    await keepVersion(tx, workspaceId, { before: campaign, after, author, restoredFrom: saved })
    return after
  })
}

/** The plan of versions as it was, as far as it can still be; whether it was so already. */
async function isPlanRestored(tx: Tx, workspaceId: string, id: string, plan: Plan | null): Promise<boolean> {
  const wanted = await stillPossible(tx, workspaceId, id, plan)
  if (isDeepStrictEqual(await findPlan(tx, workspaceId, id), wanted)) return true
  if (wanted) await writePlan(tx, workspaceId, id, wanted)
  else await deletePlan(tx, workspaceId, id)
  return false
}
