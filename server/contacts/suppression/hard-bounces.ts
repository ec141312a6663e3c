/** Addresses that a mail server or gateway said are no good. */
import type { Tx } from '../../platform/database.ts'
import { applyOptOuts } from './apply-opt-out.ts'
import { channelOf } from '../channel.ts'

export interface HardBounce {
  readonly deliveryId: string
  /** null: it did not go to a contact. */
  readonly contactId: string | null
  /** As it was written to. */
  readonly address: string
  /** The words of the server. */
  readonly detail: string
}

/**
 * Puts the addresses that bounced onto the suppression list, and moves the contacts that hold them now, when they have
 * no phone, to `bounced`. A whole batch at once, the same again changes nothing. To be called once in a transaction,
 * after the rows of the ledger are held, and within `retried`.
 */
export async function recordHardBounces(
  tx: Tx,
  workspaceId: string,
  bounces: readonly HardBounce[],
): Promise<void> {
  const optOuts = bounces.map((bounce) => ({
    ...bounce,
    channel: channelOf(bounce.address),
    reason: 'bounced' as const,
    source: 'smtp',
  }))
  await applyOptOuts(tx, workspaceId, optOuts)
}
