/** The pace of a batch: how many may go now, and to slow receivers when. */
import type { Tx } from '../../platform/database.ts'
import type { Channel } from '../../contacts/channel.ts'
import { learnedInterval } from '../ledger/learned-pace-rules.ts'
import type { SendableMailing } from '../ledger/mailing-store.ts'
import { holdPace, readLearned, takeSlots, writePace } from '../ledger/pace-store.ts'
import type { PickedRow } from '../ledger/recipient-store.ts'
import type { Verdict } from '../ledger/lease-store.ts'
import { isMarketing, type Mailing } from '../mailings/schemas.ts'
import type { RecipientContact } from '../../content/unsendable.ts'
import {
  HORIZON_MILLISECONDS,
  isSlotUsable,
  receiverInterval,
  senderInterval,
  slotAfter,
  slotsFree,
} from './pace-rules.ts'

/** A picked row with its verdict. */
export interface Candidate {
  readonly row: PickedRow
  readonly contact: RecipientContact | null
  readonly verdict: Verdict
}

/** How many the workspace's own pace, and the one its mail server asked for, let go now. Its row is held, so that two workers share it exactly. */
export async function allow(
  tx: Tx,
  sendable: SendableMailing,
  at: Date,
  limit: number,
): Promise<{ limit: number; opens?: Date; take(taken: number): Promise<void> }> {
  const { workspaceId, channel } = sendable.mailing
  const own = senderInterval(sendable, channel, at)
  const free = { limit, take: async () => undefined }
  if (own === undefined && !sendable.isSlowed) return free
  const { nextSlot, learned } = await holdPace(tx, workspaceId, channel)
  const interval = slower(own, learnedInterval(learned, at))
  if (interval === undefined) return free
  return {
    limit: Math.min(limit, slotsFree(nextSlot, at, interval)),
    opens: new Date(nextSlot.getTime() - HORIZON_MILLISECONDS + 1),
    take: async (taken) => {
      if (taken > 0) await writePace(tx, workspaceId, channel, slotAfter(nextSlot, at, taken, interval))
    },
  }
}

/**
 * Gives each message to a slow receiver its slot, and puts off those whose slot is later. What somebody waits for (an
 * invitation, a welcome) goes in front of a campaign's long line: its slots are taken, but not waited for.
 */
export async function paced(
  tx: Tx,
  sendable: SendableMailing,
  candidates: readonly Candidate[],
  at: Date,
): Promise<readonly Candidate[]> {
  const { workspaceId, channel } = sendable.mailing
  const intervals = await receiverIntervals(tx, sendable, candidates, at)
  const needsSlot = ({ row, verdict }: Candidate): boolean =>
    verdict.state === 'leased' &&
    row.domain !== null &&
    intervals.has(paceKey(channel, row.domain)) &&
    !isSlotUsable(row.slot, at)
  const counts = countKeys(candidates.filter(needsSlot), channel)
  const wanted = [...counts].map(([key, n]) => [key, { n, milliseconds: intervals.get(key) ?? 0 }] as const)
  const next = await takeSlots(tx, workspaceId, new Map(wanted))
  const taken = new Map([...next].map(([key, first]) => [key, first.getTime()]))
  return candidates.map((candidate) => {
    if (!needsSlot(candidate)) return candidate
    const key = paceKey(channel, candidate.row.domain ?? '')
    const slot = taken.get(key) ?? at.getTime()
    taken.set(key, slot + (intervals.get(key) ?? 0))
    return { ...candidate, verdict: inSlot(candidate.verdict, sendable.mailing, slot, at) }
  })
}

function inSlot(verdict: Verdict, mailing: Mailing, milliseconds: number, at: Date): Verdict {
  const slot = new Date(milliseconds).toISOString()
  const isNow = milliseconds <= at.getTime() + HORIZON_MILLISECONDS
  if (isNow || mailing.isStanding || !isMarketing(mailing)) return { ...verdict, slot }
  return { ...verdict, state: 'queued', slot, due: slot }
}

function countKeys(candidates: readonly Candidate[], channel: Channel): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { row } of candidates) {
    const key = paceKey(channel, row.domain ?? '')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The key of a receiving domain's pace. */
export function paceKey(channel: Channel, domain: string): string {
  return `${channel}:${domain}`
}

/** Milliseconds between two messages to each of the candidates' domains that has a pace: of the workspace, or asked for. */
async function receiverIntervals(
  tx: Tx,
  sendable: SendableMailing,
  candidates: readonly Candidate[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const { workspaceId, channel } = sendable.mailing
  const own = receiverInterval(sendable, channel)
  if (own === undefined && !sendable.isSlowed) return new Map()
  const keys = [...new Set(candidates.flatMap(({ row }) => row.domain ?? []))].map((domain) =>
    paceKey(channel, domain),
  )
  const learned = sendable.isSlowed ? await readLearned(tx, workspaceId, keys) : new Map<string, never>()
  const intervals = keys.map((key) => [key, slower(own, learnedInterval(learned.get(key), at))] as const)
  return new Map(intervals.flatMap(([key, interval]) => (interval === undefined ? [] : [[key, interval]])))
}

/** The longer of two intervals that may both be none. */
function slower(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
}
