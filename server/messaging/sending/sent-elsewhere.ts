/** A mailing whose messages were sent already, by what is reported of each: nothing is handed to anybody. */
import type { Db } from '../../platform/database.ts'
import { readSendable, type DueMailing } from '../ledger/mailing-store.ts'
import { complete, settleMailing } from '../ledger/outcomes.ts'
import type { Leased, Outcome } from '../transport.ts'
import { leaseBatch } from './lease.ts'

const TOGETHER = 1_000
const LEASE_SECONDS = 60

/** Goes the way of every message: who may not be written to is skipped, bounces are judged, the last word ends the mailing. */
export async function sendAsReported(
  db: Db,
  due: DueMailing,
  outcomeOf: (message: Leased) => Outcome,
): Promise<readonly Leased[]> {
  const sendable = await readSendable(db, due, undefined)
  if (!sendable) return []
  const sent: Leased[] = []
  for (;;) {
    const { messages, lease, isLast } = await leaseBatch(db, sendable, {
      limit: TOGETHER,
      seconds: LEASE_SECONDS,
    })
    const reported = messages.map((row) => ({ row: { ...row, lease }, outcome: outcomeOf(row) }))
    await complete(db, { ...sendable.mailing, unknownRule: sendable.unknownRule }, reported)
    sent.push(...reported.filter(({ outcome }) => outcome.state === 'sent').map(({ row }) => row))
    if (isLast) break
  }
  await settleMailing(db, due)
  return sent
}
