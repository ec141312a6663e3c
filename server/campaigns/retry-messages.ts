/** Failed messages sent again wherever they come from: one, or all that a filter finds. */
import { chosenSql, type LedgerFilter } from '../messaging/mailings/ledger-page-store.ts'
import { findFailed, retryFailed, type FailedMailing } from '../messaging/mailings/retry-store.ts'
import { lockMailings } from '../messaging/mailings/status-store.ts'
import { retried, type Db } from '../platform/database.ts'
import type { Sql } from '../platform/sql.ts'
import { retrySome } from './interrupt.ts'

/**
 * How many are sent again: what failed, but not what bounced, has no address any more, or goes to an address that is on the
 * suppression list. Asked twice at once, each is sent once.
 */
export async function retryMessages(db: Db, workspaceId: string, which: LedgerFilter): Promise<number> {
  const only = chosenSql(which)
  let n = 0
  const seen = new Set<string>()
  for (const { id, campaignId } of await findFailed(db, workspaceId, only)) {
    // A campaign is held whole, with its teaser.
    if (campaignId !== null && seen.has(campaignId)) continue
    if (campaignId !== null) seen.add(campaignId)
    n += await retryOf(db, workspaceId, { id, campaignId }, only)
  }
  return n
}

async function retryOf(
  db: Db,
  workspaceId: string,
  { id, campaignId }: FailedMailing,
  only: Sql,
): Promise<number> {
  if (campaignId !== null) return retrySome(db, workspaceId, campaignId, only)
  return retried(() =>
    db.transaction(async (tx) => {
      await lockMailings(tx, workspaceId, { id })
      return retryFailed(tx, workspaceId, [id], only)
    }),
  )
}
