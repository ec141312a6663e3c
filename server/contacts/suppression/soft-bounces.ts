/** Messages that could not be delivered this time; five in a row, and the address is taken for dead. */
import type { Tx } from '../../platform/database.ts'
import type { HardBounce } from './hard-bounces.ts'
import { addressKey, channelOf } from '../channel.ts'
import { addBounces, forgetBefore, forgetBounces } from './soft-bounce-store.ts'

/** Distinct messages to one address, none of which arrived. */
export const SOFT_BOUNCES_MAXIMUM = 5

/**
 * Counts soft bounces (a mailbox that is full, tries that ended without success) and answers those after which the
 * address counts as dead, for whoever holds bounces back, in the same transaction. A message counts once however often it is reported;
 * one that arrived in between begins the row again. To be called after the rows of the ledger are held and before any
 * contact is.
 */
export async function countSoftBounces<Bounce extends HardBounce>(
  tx: Tx,
  workspaceId: string,
  bounces: readonly Bounce[],
): Promise<Bounce[]> {
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
  return dead.map((bounce) => ({ ...bounce, detail: inARow(bounce.detail) }))
}

/** Why an address was taken for dead, with the words for the last message. */
export function inARow(words: string): string {
  return `${SOFT_BOUNCES_MAXIMUM} messages in a row came back; the last: ${words}`
}
