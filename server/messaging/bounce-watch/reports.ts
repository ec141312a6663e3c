/** Bounces that are reported after sending: of a larger mailing they are held back for a while, and then judged together. */
import type { OptOut } from '../../contacts/suppression/schemas.ts'
import { applyOptOuts } from '../../contacts/suppression/apply-opt-out.ts'
import { inARow } from '../../contacts/suppression/soft-bounces.ts'
import { channelOf } from '../../contacts/channel.ts'
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { pauseHeld } from '../mailings/mailing-lifecycle.ts'
import { lockMailings } from '../mailings/status-store.ts'
import { atEnd, ofReports, UNWATCHED } from './rules.ts'
import {
  countSent,
  findHeld,
  hasAccepted,
  hold,
  holdAsReported,
  isLarger,
  JUDGED_LATER,
  letGo,
  listHeld,
  lockWatch,
  writeWatch,
  type KeptWatch,
  type Mailing,
} from './store.ts'
import { bounceOf, release } from './watch.ts'
import { reportsSentence } from './words.ts'

/** A dead address that was reported: of a message of this mailing. */
export interface ReportedBounce extends OptOut {
  readonly mailingId: string
  readonly deliveryId: string
  /** The last of many that came back in a row: each of them said little, and all may have said it of us. */
  readonly isSoft?: boolean
}

/** A mailing of so few can be judged by nobody, and does no harm. */
const SMALL = 20
/** Most servers that refuse a message have said so by then. */
const JUDGED_AFTER_MINUTES = 10
const HELD_TOGETHER = 5_000

/** Those that may follow at once; the others are held back. In the transaction that marks the messages, before contacts. */
export async function holdReports(
  tx: Tx,
  workspaceId: string,
  bounces: readonly ReportedBounce[],
): Promise<readonly OptOut[]> {
  const atOnce: OptOut[] = []
  const byMailing = Map.groupBy(bounces, ({ mailingId }) => mailingId)
  // In one order for everybody, so that two batches cannot wait for each other.
  for (const id of [...byMailing.keys()].toSorted()) {
    const mine = byMailing.get(id) ?? []
    const mailing = { workspaceId, id }
    const isPlain = mine.every(({ isSoft }) => isSoft !== true)
    if (isPlain && !(await isLarger(tx, mailing, SMALL))) {
      atOnce.push(...mine)
      continue
    }
    const watch = await watchOf(tx, mailing)
    await writeWatch(tx, mailing, { ...watch, reported: watch.reported + mine.length })
    if (watch.believed) atOnce.push(...mine)
    else
      await hold(
        tx,
        mailing,
        mine.map(({ deliveryId, source, isSoft }) => ({
          deliveryId,
          kind: isSoft ? 'soft' : 'reported',
          source,
        })),
      )
  }
  return atOnce
}

/** Judges what has been held for long enough, every minute; and what a crash left of mailings that are over. */
export async function judgeReports(db: Db, log: Log): Promise<void> {
  const before = new Date(now().getTime() - JUDGED_AFTER_MINUTES * 60_000)
  for (const { isOver, ...mailing } of await findHeld(db, before)) {
    const sentence = await retried(() => db.transaction((tx) => judge(tx, mailing, isOver)))
    if (sentence) log.warn({ workspace: mailing.workspaceId, mailing: mailing.id }, sentence)
  }
}

async function judge(tx: Tx, mailing: Mailing, isOver: boolean): Promise<string | undefined> {
  const [held] = (await lockMailings(tx, mailing.workspaceId, { id: mailing.id })).filter(
    ({ id }) => id === mailing.id,
  )
  const watch = await lockWatch(tx, mailing)
  if (!held || !watch) return undefined
  if (isOver && !(await settleLeft(tx, mailing, watch))) {
    const left = await listHeld(tx, mailing, JUDGED_LATER, HELD_TOGETHER)
    return reportsSentence(mailing, held.campaignId, left.length)
  }
  // Nobody is suppressed while the mailing itself is in doubt: it may be us.
  if (watch.reportsDoubted || (watch.doubted && held.status === 'paused')) return undefined
  const reports = await listHeld(tx, mailing, JUDGED_LATER, HELD_TOGETHER)
  const details = reports.map(({ detail }) => detail)
  if (ofReports(watch.reported, await countSent(tx, mailing), details) === 'content') {
    await releaseReports(tx, mailing)
    return undefined
  }
  const sentence = reportsSentence(mailing, held.campaignId, watch.reported)
  await writeWatch(tx, mailing, { ...watch, reportsDoubted: true })
  await pauseHeld(tx, mailing, () => sentence)
  return sentence
}

/** A crash, or a cancelled campaign, left bounces of a mailing that is over: false when they are in doubt. */
async function settleLeft(tx: Tx, mailing: Mailing, watch: KeptWatch): Promise<boolean> {
  // Nobody can wait there again: a doubted mailing is for people to judge, as if it had been reported.
  const isContent = watch.believed || atEnd(watch, false) === 'content'
  await (isContent ? release(tx, mailing) : holdAsReported(tx, mailing))
  return isContent
}

/** What was reported takes effect; how many. */
export async function releaseReports(tx: Tx, mailing: Mailing): Promise<number> {
  const held = await listHeld(tx, mailing, JUDGED_LATER, HELD_TOGETHER)
  await letGo(
    tx,
    mailing,
    held.map(({ deliveryId }) => deliveryId),
  )
  const optOuts = held.flatMap((bounce) =>
    bounceOf(bounce).map((dead) => ({
      ...dead,
      detail: bounce.kind === 'soft' ? inARow(dead.detail) : dead.detail,
      channel: channelOf(dead.address),
      reason: 'bounced' as const,
      source: bounce.source,
    })),
  )
  await applyOptOuts(tx, mailing.workspaceId, optOuts)
  return held.length
}

async function watchOf(tx: Tx, mailing: Mailing): Promise<KeptWatch> {
  const known = await lockWatch(tx, mailing)
  if (known) return known
  const hasSent = await hasAccepted(tx, mailing)
  return { ...UNWATCHED, hasSent, reported: 0, doubted: false, reportsDoubted: false, believed: false }
}
