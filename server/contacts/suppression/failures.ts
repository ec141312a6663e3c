/** What the failures of sending say of the addresses. */
import type { Tx } from '../../platform/database.ts'
import { severityOf } from './severity-rules.ts'
import type { HardBounce } from './hard-bounces.ts'
import { countSoftBounces } from './soft-bounces.ts'

export interface FailedDelivery extends HardBounce {
  /** A word of ledger/reasons.ts. */
  readonly reason: string | null
}

const REPLY = /^[45]\d\d\b/

/**
 * A server that put us off until it was too late counts as a soft bounce, unless it was us whom it did not want; answers
 * those that were the last of five in a row, as `countSoftBounces` does. A connection that broke and a mailing that was
 * paused say nothing of anybody. A whole batch at once, in the transaction that writes the ledger, within `retried`.
 */
export async function countFailures(
  tx: Tx,
  workspaceId: string,
  failures: readonly FailedDelivery[],
): Promise<HardBounce[]> {
  return countSoftBounces(tx, workspaceId, failures.filter(isSoft))
}

function isSoft({ reason, address, detail }: FailedDelivery): boolean {
  if (reason !== 'expired' || !address.includes('@') || !REPLY.test(detail)) return false
  return severityOf({ words: detail }) === 'soft-bounced'
}
