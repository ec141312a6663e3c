/** What the sender tells of a mailing as a whole: that all of it has gone, or that nothing of it can go. */
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { mailingOwner } from '../mailing-owner.ts'
import { findDrained, findSentCampaigns, resumeRested, wakeForgotten } from './left-open-store.ts'
import { finishMailing, lockMailings, markPaused, type HeldMailing } from './status-store.ts'

/** What no campaign holds is tried again so long after it was paused, and paused again if nothing has changed. */
const REST_MINUTES = 10

/**
 * None of a mailing's deliveries waits or is on its way: it is finished, and its campaign published when this was the
 * last of its mailings. Looks for itself, so that it may be called on a suspicion. The mailing should be held; what is
 * paused or cancelled stays so.
 */
export async function finishIfDrained(tx: Tx, workspaceId: string, mailingId: string): Promise<void> {
  const finished = await finishMailing(tx, workspaceId, mailingId)
  if (finished?.campaignId) await mailingOwner().finished(tx, workspaceId, finished.campaignId)
}

/**
 * Nothing of a mailing can be sent: it is paused with `reason`, a sentence that says what to do, and so are its
 * campaign and the campaign's other mailings. Nothing is lost: what waits, waits. One that is not being sent is left.
 */
export async function pauseMailing(
  db: Db,
  workspaceId: string,
  mailingId: string,
  reason: string,
): Promise<void> {
  await retried(() => db.transaction((tx) => pauseHeld(tx, { workspaceId, id: mailingId }, () => reason)))
}

/** The same within a transaction, which holds no row of a campaign yet; `reasonOf` is given whose mailing it is. */
export async function pauseHeld(
  tx: Tx,
  { workspaceId, id: mailingId }: { readonly workspaceId: string; readonly id: string },
  reasonOf: (mailing: HeldMailing) => string,
): Promise<void> {
  const mailings = await lockMailings(tx, workspaceId, { id: mailingId })
  const stopped = mailings.find(({ id }) => id === mailingId)
  if (stopped?.status !== 'sending') return
  const reason = reasonOf(stopped)
  const ids = mailings.map(({ id }) => id)
  await markPaused(tx, workspaceId, ids, reason)
  if (stopped.campaignId) await mailingOwner().paused(tx, workspaceId, stopped.campaignId, reason)
}

/**
 * Looks for what was missed, every minute: mailings that are over and do not say so, deliveries that wait unannounced,
 * and invitations, notifications and the like that were paused and have rested. Safe in several workers at once.
 */
export async function finishDrainedMailings(db: Db): Promise<void> {
  await resumeRested(db, new Date(now().getTime() - REST_MINUTES * 60_000))
  await wakeForgotten(db)
  for (const { workspaceId, id } of await findDrained(db)) {
    await retried(() =>
      db.transaction(async (tx) => {
        await lockMailings(tx, workspaceId, { id })
        await finishIfDrained(tx, workspaceId, id)
      }),
    )
  }
  for (const { workspaceId, id } of await findSentCampaigns(db)) {
    await retried(() => db.transaction((tx) => mailingOwner().finished(tx, workspaceId, id)))
  }
}
