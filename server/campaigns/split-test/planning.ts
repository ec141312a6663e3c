/** A split test planned with a draft, or taken away again; what the draft was remembers it. */
import { isDeepStrictEqual } from 'node:util'
import type { Author } from '../../http/author.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { refuse, Refusal } from '../../refusals.ts'
import { keepVersion } from '../history/store.ts'
import { mustBeDraft } from '../rules.ts'
import { lockCampaign, readCampaign } from '../store.ts'
import type { Other, Plan } from './rules.ts'
import { deletePlan, findPlan, writePlan } from './store.ts'

/**
 * Refused for what is no draft or no email (409), a version that is this campaign itself (400), or one that is no email
 * draft of the workspace (404, 409). `plan` null: no test.
 */
export async function planTest(
  tx: Tx,
  workspaceId: string,
  id: string,
  { plan, author }: { readonly plan: Plan | null; readonly author: Author | null },
): Promise<void> {
  const campaign = await lockCampaign(tx, workspaceId, id)
  mustBeDraft(campaign)
  if (plan && campaign.deliveryChannel !== 'email') refuse('campaign-not-email', 'split test')
  for (const other of plan?.others ?? []) await mustBeVersion(tx, workspaceId, id, other)
  const before = await findPlan(tx, workspaceId, id)
  if (isDeepStrictEqual(before, plan)) return
  if (plan) await writePlan(tx, workspaceId, id, plan)
  else await deletePlan(tx, workspaceId, id)
  await keepVersion(tx, workspaceId, { before: campaign, after: campaign, author })
}

/** The plan without drafts that are gone or went out by now; null where no version is left. */
export async function stillPossible(
  db: Queryable,
  workspaceId: string,
  id: string,
  plan: Plan | null,
): Promise<Plan | null> {
  const others: Other[] = []
  for (const other of plan?.others ?? []) {
    try {
      await mustBeVersion(db, workspaceId, id, other)
      others.push(other)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return plan && others.length > 0 ? { ...plan, others } : null
}

async function mustBeVersion(db: Queryable, workspaceId: string, id: string, other: Other): Promise<void> {
  if (!('draftId' in other)) return
  if (other.draftId === id) refuse('split-test-itself')
  const draft = await readCampaign(db, workspaceId, other.draftId)
  if (draft.deliveryChannel !== 'email' || draft.status !== 'draft') refuse('split-test-version', draft.id)
}
