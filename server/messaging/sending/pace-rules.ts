/** How fast a workspace sends: its own limits and the warm-up of a new sender (docs/decisions/sending.md). */
import { Temporal } from 'temporal-polyfill'
import type { SendingSettings } from '../ledger/schemas.ts'
import type { Channel } from '../../contacts/channel.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Emails a day on the days of a warm-up: doubling every two days. Receivers take a new sender for a spammer when it
 * begins with thousands.
 */
const WARM_UP = [200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 9_600, 12_800, 19_200]

/**
 * What is due within this time goes at once: the pace is kept by batches, not by waking for every message. So a minute
 * holds two seconds' worth more than its limit at the most.
 */
export const HORIZON_MILLISECONDS = 2_000

/** A slot older than this was held over a pause; using many of them at once would be no pace. */
const STALE_MILLISECONDS = 60_000

/** Milliseconds between two messages of a workspace on a channel; undefined: as fast as it goes. */
export function senderInterval(settings: SendingSettings, channel: Channel, at: Date): number | undefined {
  if (channel === 'sms') return settings.smsPerMinute === null ? undefined : MINUTE / settings.smsPerMinute
  const allowance = warmUpAllowance(settings, at)
  const intervals = [
    ...(settings.emailsPerMinute === null ? [] : [MINUTE / settings.emailsPerMinute]),
    ...(allowance === undefined ? [] : [DAY / allowance]),
  ]
  return intervals.length === 0 ? undefined : Math.max(...intervals)
}

/** Milliseconds between two messages to one mail domain; undefined: as fast as it goes. */
export function receiverInterval(settings: SendingSettings, channel: Channel): number | undefined {
  if (channel === 'sms' || settings.emailsPerDomain === null) return undefined
  return MINUTE / settings.emailsPerDomain
}

/** Emails allowed on this day of the warm-up, by the workspace's calendar; undefined without one, or when it is over. */
export function warmUpAllowance(
  { warmUpFrom, timezone }: Pick<SendingSettings, 'warmUpFrom' | 'timezone'>,
  at: Date,
): number | undefined {
  if (warmUpFrom === null) return undefined
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
  const days = Temporal.PlainDate.from(warmUpFrom).until(today, { largestUnit: 'days' }).days
  // What goes before the first day has no reputation to build on either.
  return WARM_UP[Math.max(0, days)]
}

/** How many messages may go now, when the next free slot is `nextSlot`. */
export function slotsFree(nextSlot: Date, at: Date, interval: number): number {
  const first = Math.max(nextSlot.getTime(), at.getTime())
  const room = at.getTime() + HORIZON_MILLISECONDS - first
  return room < 0 ? 0 : Math.floor(room / interval) + 1
}

/** The next free slot after `n` were taken. */
export function slotAfter(nextSlot: Date, at: Date, taken: number, interval: number): Date {
  const first = Math.max(nextSlot.getTime(), at.getTime())
  return new Date(Math.ceil(first + taken * interval))
}

/** May a row go now by the slot it holds? One that is far in the past is worth nothing. */
export function isSlotUsable(slot: string | null, at: Date): boolean {
  if (slot === null) return false
  const age = at.getTime() - new Date(slot).getTime()
  return age >= -HORIZON_MILLISECONDS && age <= STALE_MILLISECONDS
}
