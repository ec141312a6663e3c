/** Holds back what follows from bounces until it is known that they say something of their addresses. */
import { recordHardBounces } from '../../contacts/suppression/hard-bounces.ts'
import type { Tx } from '../../platform/database.ts'
import { bringForward } from '../ledger/mailing-store.ts'
import type { MailingStatus } from '../mailings/schemas.ts'
import { pauseHeld } from '../mailings/mailing-lifecycle.ts'
import { lockMailings } from '../mailings/status-store.ts'
import { afterWords, atEnd, UNWATCHED, type LastWord, type ReportedOutcome } from './rules.ts'
import {
  countAccepted,
  hasAccepted,
  hold,
  isStanding,
  letGo,
  listHeld,
  lockWatch,
  requeueHeld,
  writeWatch,
  type HeldBounce,
  type KeptWatch,
  type Mailing,
} from './store.ts'
import { doubtSentence } from './words.ts'
import { now } from '../../platform/clock.ts'

/** More than a window holds, and than one mailing sends before it is judged. */
const HELD_TOGETHER = 1_000

const NEW: KeptWatch = { ...UNWATCHED, reported: 0, doubted: false, reportsDoubted: false, believed: false }

/**
 * Takes note of what a batch came to, in the transaction that writes it into the ledger. The mailings of the campaign are held
 * when anything of it is bad (`holdForBad`). In doubt, whoever was refused waits again and the mailing is paused, before
 * anything is suppressed; a crash leaves either all of that or nothing.
 */
export async function recordWords(
  tx: Tx,
  mailing: Mailing,
  status: MailingStatus,
  said: readonly ReportedOutcome[],
): Promise<void> {
  const bad = said.filter(({ verdict }) => verdict !== 'accepted')
  if (bad.length === 0) return recordAccepted(tx, mailing, said.length)
  // Nothing goes back into the queue of what was cancelled, and nobody is blamed without it.
  if (status === 'cancelled') return
  const before = (await lockWatch(tx, mailing)) ?? { ...NEW, hasSent: await hasAccepted(tx, mailing) }
  const ids = bad.map(({ deliveryId }) => deliveryId)
  await hold(tx, mailing, bad.flatMap(holdOf))
  if (before.believed) return release(tx, mailing)
  if (before.doubted && status === 'paused') return requeue(tx, mailing, ids)
  const words = said.map(({ verdict, words }): LastWord => (verdict === 'accepted' ? null : words))
  const { watch, opinion } = afterWords(before, words)
  await writeWatch(tx, mailing, { ...before, ...watch, doubted: opinion === 'doubt' })
  if (opinion === 'content') return release(tx, mailing)
  if (opinion === 'doubt') await stop(tx, mailing, ids, bad.at(-1)?.words ?? '')
}

/** To be called before the rows of a batch with anything bad are written, as all do who stop a mailing. */
export async function holdForBad(tx: Tx, { workspaceId, id }: Mailing): Promise<void> {
  await lockMailings(tx, workspaceId, { id })
}

/** Nothing of the held mailing waits any more: what is held follows, or the mailing is in doubt and does not end. */
export async function judgeAtEnd(tx: Tx, mailing: Mailing): Promise<'over' | 'stopped'> {
  const watch = await lockWatch(tx, mailing)
  if (!watch) return 'over'
  const opinion = watch.believed ? 'content' : atEnd(watch, await isStanding(tx, mailing))
  if (opinion === 'content') await release(tx, mailing)
  if (opinion !== 'doubt') return 'over'
  const [held] = await listHeld(tx, mailing, ['bounced', 'about-us'], 1)
  await writeWatch(tx, mailing, { ...watch, ...UNWATCHED, doubted: true })
  await stop(tx, mailing, [], held?.detail ?? '')
  return 'stopped'
}

/** What was held while sending takes effect: dead addresses are suppressed, of what is about us nothing follows. */
export async function release(tx: Tx, mailing: Mailing): Promise<void> {
  const held = await listHeld(tx, mailing, ['bounced', 'about-us'], HELD_TOGETHER)
  await letGo(
    tx,
    mailing,
    held.map(({ deliveryId }) => deliveryId),
  )
  const bounces = held.filter(({ kind }) => kind === 'bounced').flatMap(bounceOf)
  await recordHardBounces(tx, mailing.workspaceId, bounces)
}

/** Nothing follows for an address that was erased. */
export function bounceOf({ deliveryId, contactId, address, detail }: HeldBounce) {
  return address === null ? [] : [{ deliveryId, contactId, address, detail }]
}

async function recordAccepted(tx: Tx, mailing: Mailing, accepted: number): Promise<void> {
  if (accepted === 0) return
  const counted = await countAccepted(tx, mailing, accepted)
  if (!counted) return
  const { watch, opinion } = afterWords(counted, [])
  if (opinion !== 'content') return
  await writeWatch(tx, mailing, { ...counted, ...watch })
  await release(tx, mailing)
}

function holdOf({ deliveryId, verdict }: ReportedOutcome) {
  if (verdict !== 'bounced' && verdict !== 'about-us') return []
  return [{ deliveryId, kind: verdict, source: 'smtp' }]
}

async function requeue(tx: Tx, mailing: Mailing, ids: readonly string[]): Promise<void> {
  await requeueHeld(tx, mailing, ids)
  await bringForward(tx, mailing.workspaceId, mailing.id, now().toISOString())
}

async function stop(tx: Tx, mailing: Mailing, ids: readonly string[], words: string): Promise<void> {
  await requeue(tx, mailing, ids)
  await pauseHeld(tx, mailing, ({ campaignId }) => doubtSentence(mailing, campaignId, words))
}
