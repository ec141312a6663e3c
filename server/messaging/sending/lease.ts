/** Takes a batch of a mailing's due recipients: who may still be written to, at this hour and at this pace. */
import { newId, now } from '../../platform/clock.ts'
import { retried, type Db } from '../../platform/database.ts'
import type { SendableMailing } from '../ledger/mailing-store.ts'
import type { PickedPlace, PickedRow } from '../ledger/recipient-store.ts'
import { reasonToSkip } from '../ledger/may-send-rules.ts'
import { pickDue, writeVerdicts, type Verdict } from '../ledger/lease-store.ts'
import { isMarketing, type Mailing } from '../mailings/schemas.ts'
import type { RecipientContact } from '../../content/unsendable.ts'
import type { Leased } from '../transport.ts'
import { opensAt } from './hours.ts'
import { withSegments } from '../audience/membership-store.ts'
import { allow, paced, type Candidate } from './pace-batch.ts'

export interface Batch {
  readonly workspaceId: string
  readonly mailingId: string
  readonly lease: string
  readonly messages: readonly LeasedRow[]
  /** Nothing else of the mailing was due. */
  readonly isLast: boolean
  /** The last row that was picked; undefined: none, or the one before still holds. */
  readonly picked: PickedPlace | undefined
  /** The pace allows the workspace no message of the channel before then. */
  readonly restUntil: Date | undefined
}

export interface LeasedRow extends Leased {
  readonly unconfirmedAttempts: number
}

/** How many, for how long, and perhaps behind which: those up to there were picked lately. */
interface Wanted {
  readonly limit: number
  readonly seconds: number
  readonly after?: PickedPlace | undefined
}

/**
 * One short transaction. Rows that may not be written to are settled with a reason, rows whose hour or slot is later
 * are put off until then, and at most `limit` are leased for `seconds`.
 */
export async function leaseBatch(
  db: Db,
  sendable: SendableMailing,
  { limit, seconds, after }: Wanted,
): Promise<Batch> {
  const { workspaceId, id: mailingId } = sendable.mailing
  return retried(() =>
    db.transaction(async (tx) => {
      const at = now()
      const pace = await allow(tx, sendable, at, limit)
      const none = { workspaceId, mailingId, lease: newId(), messages: [], isLast: false, picked: undefined }
      if (pace.limit === 0) return { ...none, restUntil: pace.opens }
      const picked = await withSegments(
        tx,
        sendable.mailing,
        await pickDue(tx, workspaceId, sendable.mailing, { limit: pace.limit, after }),
      )
      const candidates = await paced(
        tx,
        sendable,
        picked.map((row) => judge(row, sendable, at)),
        at,
      )
      const until = new Date(at.getTime() + seconds * 1000)
      const verdicts = candidates.map(({ verdict }) => verdict)
      await writeVerdicts(tx, workspaceId, verdicts, { lease: none.lease, until })
      const leased = candidates.filter(({ verdict }) => verdict.state === 'leased')
      await pace.take(leased.length)
      const messages = leased.map(({ row, contact }) => messageOf(row, contact, sendable.mailing))
      const isLast = picked.length < pace.limit
      return { ...none, messages, isLast, picked: placeOf(picked), restUntil: undefined }
    }),
  )
}

/** May this recipient be written to, and at this hour? */
function judge(row: PickedRow, sendable: SendableMailing, at: Date): Candidate {
  const { mailing } = sendable
  // The column's own JSON: the contact as the API shows it.
  const known = row.doc === null ? null : (JSON.parse(row.doc) as RecipientContact)
  const contact = known && row.segments ? { ...known, segments: row.segments } : known
  const as = (verdict: Partial<Verdict> & Pick<Verdict, 'state'>): Candidate => ({
    row,
    contact,
    verdict: { id: row.id, reason: null, due: null, slot: null, ...verdict },
  })
  // What may have gone already stays unknown, with the reason why it is not sent again.
  const unsent = <State extends Verdict['state']>(state: State) =>
    row.unconfirmedAttempts > 0 ? 'unknown' : state
  const reason = reasonToSkip(mailing.kind, row, mailing.overridesChannel)
  if (reason !== undefined) return as({ state: unsent('skipped'), reason })
  if (mailing.deadline !== null && new Date(mailing.deadline) <= at) {
    return as({ state: unsent('failed'), reason: 'expired' })
  }
  const opens = isMarketing(mailing) ? opensAt(sendable, contact, row.address ?? '', at) : undefined
  return opens === undefined ? as({ state: 'leased' }) : as({ state: 'queued', due: opens.toISOString() })
}

function placeOf(picked: readonly PickedRow[]): PickedPlace | undefined {
  const last = picked.at(-1)
  return last && { due: last.due, id: last.id }
}

function messageOf(row: PickedRow, contact: RecipientContact | null, mailing: Mailing): LeasedRow {
  return {
    workspaceId: mailing.workspaceId,
    id: row.id,
    mailingId: mailing.id,
    contactId: row.contactId,
    // Who has no address was skipped.
    address: row.address ?? '',
    contact,
    variables: row.variables,
    attempts: row.attempts,
    unconfirmedAttempts: row.unconfirmedAttempts,
  }
}
