/** Messages that could not be delivered this time; five in a row, and the address is taken for dead. */
import type { Tx } from '../../platform/database.ts'
import type { HardBounce } from './hard-bounces.ts'
import { addressKey, channelOf } from '../channel.ts'
import { addBounces, forgetBefore, forgetBounces } from './soft-bounce-store.ts'

/** Distinct messages to one address, none of which arrived. */
export const SOFT_BOUNCES_MAXIMUM = 5

/**
 * Counts soft bounces (a mailbox that is full, tries that ended without success) and answers those after which the
 * address is dead, for `recordHardBounces` in the same transaction. A message counts once however often it is reported;
 * one that arrived in between begins the row anew. To be called after the rows of the ledger are held and before any
 * contact is.
 */
export async function countSoftBounces(
  tx: Tx,
  workspaceId: string,
  bounces: readonly HardBounce[],
): Promise<HardBounce[]> {
  if (bounces.length === 0) return []
  const keyed = bounces.map((bounce) => ({
    ...bounce,
    address: addressKey(channelOf(bounce.address), bounce.address),
  }))
  await forgetBefore(tx, workspaceId, keyed)
  const counts = await addBounces(tx, workspaceId, keyed)
  const dead = keyed.filter(({ address }) => (counts.get(address) ?? 0) >= SOFT_BOUNCES_MAXIMUM)
  await forgetBounces(
    tx,
    workspaceId,
    dead.map(({ address }) => address),
  )
  return dead.map((bounce) => ({
    ...bounce,
    detail: `${SOFT_BOUNCES_MAXIMUM} messages in a row came back; the last: ${bounce.detail}`,
  }))
}
