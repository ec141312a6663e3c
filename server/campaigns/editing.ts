/** The two acts of an editor, for the API and the app alike: create a draft, change a draft. */
import { isDeepStrictEqual } from 'node:util'
import type { Author } from '../http/author.ts'
import type { Db, Tx } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { findSegments } from '../contacts/segments/store.ts'
import { keepVersion } from './history/store.ts'
import { draftOf, mustAllowTeaser, mustBeCurrent, mustBeDraft, revise, type Campaign } from './rules.ts'
import type { CampaignChanges, CampaignCreation } from './schemas.ts'
import { readSendingSettings } from './settings-store.ts'
import { insertDraft, lockCampaign, saveCampaign } from './store.ts'

/** POST /campaigns: all six rules. */
export async function createCampaign(
  db: Db,
  workspaceId: string,
  creation: CampaignCreation,
  author: Author | null = null,
): Promise<Campaign> {
  const draft = draftOf(creation)
  return db.transaction(async (tx) => {
    await mustBeAllowed(tx, workspaceId, creation, draft.segmentIds)
    const after = await insertDraft(tx, workspaceId, draft)
    await keepVersion(tx, workspaceId, { after, author })
    return after
  })
}

/**
 * PATCH /campaigns/{id}: all nine rules. The state is looked at before the precondition (409 before 412), and both
 * before the content. What changes nothing keeps hash and `updated`, so that no other editor is turned away for it.
 */
export async function changeCampaign(
  db: Db,
  workspaceId: string,
  id: string,
  changes: CampaignChanges,
  ifMatch: string | undefined,
  author: Author | null = null,
): Promise<Campaign> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id)
    mustBeDraft(campaign)
    mustBeCurrent(campaign, ifMatch)
    const revised = { ...campaign, ...revise(campaign, changes) }
    await mustBeAllowed(tx, workspaceId, changes, changes.recipients ? revised.segmentIds : [])
    if (isDeepStrictEqual(revised, campaign)) return campaign
    const after = await saveCampaign(tx, workspaceId, revised)
    await keepVersion(tx, workspaceId, { before: campaign, after, author })
    return after
  })
}

/** What only the workspace can say: are the segments its own, is the teaser switched on. */
async function mustBeAllowed(
  tx: Tx,
  workspaceId: string,
  { smsTeaser }: CampaignChanges,
  segmentIds: readonly string[],
): Promise<void> {
  if (smsTeaser) mustAllowTeaser(await readSendingSettings(tx, workspaceId))
  if (segmentIds.length === 0) return
  const known = await findSegments(tx, workspaceId, segmentIds)
  const unknown = segmentIds.filter((id) => !known.some((segment) => segment.id === id))
  if (unknown.length > 0) refuse('segments-unknown', unknown)
}
