/** Words about deliveries become rows of the ledger, and mailings without any left come to their end. */
import type { NewEvent } from '../../events/schemas.ts'
import { hasInterest, recordEvents } from '../../events/store.ts'
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { finishIfDrained, pauseMailing } from '../mailings/mailing-lifecycle.ts'
import type { Mailing } from '../mailings/schemas.ts'
import { channelOf } from '../../contacts/channel.ts'
import { applyOptOuts } from '../../contacts/suppression/apply-opt-out.ts'
import { countFailures } from '../../contacts/suppression/failures.ts'
import type { Outcome } from '../transport.ts'
import { isFreezing } from '../audience/freeze-store.ts'
import { bringForward, holdMailing, writeNextDue } from './mailing-store.ts'
import { afterCrash, afterOutcome, handedBack, type Attempted, type Change } from './rules.ts'
import { holdReports, type ReportedBounce } from '../bounce-watch/reports.ts'
import { reportedOutcomesOf, type ReportedOutcome } from '../bounce-watch/rules.ts'
import { recordWords, holdForBad, judgeAtEnd } from '../bounce-watch/watch.ts'
import type { UnknownRule } from './schemas.ts'
import { findExpired, pickExpired, requeueRefused, writeChanges, type WrittenRow } from './store.ts'

/** What became of a leased row. */
export interface RecordedOutcome {
  readonly row: Attempted
  readonly outcome: Outcome
}

type Where = Pick<Mailing, 'workspaceId' | 'id'>

/**
 * Writes what became of leased rows, in one transaction. Safe to repeat; a row whose lease was lost to another worker
 * is left to it.
 */
export async function complete(
  db: Db,
  where: Where & Pick<Mailing, 'deadline'> & { readonly unknownRule: UnknownRule },
  recorded: readonly RecordedOutcome[],
): Promise<void> {
  const known = { ...where, at: now(), random: Math.random }
  await write(
    db,
    where,
    recorded.map(({ row, outcome }) => afterOutcome(row, outcome, known)),
    recorded.flatMap(({ row, outcome }) => reportedOutcomesOf(row.id, outcome)),
  )
}

/** Rows that were leased and will not be sent by this worker go back. */
export async function handBack(db: Db, where: Where, rows: readonly Attempted[]): Promise<void> {
  await write(
    db,
    where,
    rows.map((row) => handedBack(row, now())),
  )
}

/**
 * Sets apart the rows of workers that are gone, and settles them by the rule of their workspace. Answers whether there
 * were any.
 */
export async function settleExpired(db: Db): Promise<boolean> {
  const mailings = await findExpired(db)
  for (const { workspaceId, mailingId: id } of mailings) {
    await retried(() =>
      db.transaction(async (tx) => {
        const mailing = await holdMailing(tx, workspaceId, id)
        if (!mailing) return
        const rows = await pickExpired(tx, workspaceId, id)
        const known = { ...mailing, at: now(), random: Math.random }
        await writeHeld(
          tx,
          { workspaceId, id },
          mailing.status,
          rows.map((row) => afterCrash(row, known)),
        )
      }),
    )
  }
  return mailings.length > 0
}

/** Nothing of a mailing is due now: writes when something will be, or that all of it has gone. */
export async function settleMailing(db: Db, { workspaceId, id }: Where): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      // Held first: what is queued meanwhile is seen by the next statement, or comes after this transaction.
      const mailing = await holdMailing(tx, workspaceId, id)
      if (mailing?.status !== 'sending') return
      if (await writeNextDue(tx, workspaceId, id)) return
      if (await isFreezing(tx, workspaceId, id)) return
      if ((await judgeAtEnd(tx, { workspaceId, id })) === 'over') await finishIfDrained(tx, workspaceId, id)
    }),
  )
}

/** The server refuses everything: whom it refused waits again from `due` on, and the mailing is paused with a sentence. */
export async function stopRefused(
  db: Db,
  { workspaceId, id: mailingId }: Where,
  { ids, due, sentence }: { readonly ids: readonly string[]; readonly due: Date; readonly sentence: string },
): Promise<void> {
  // In this order: a crash between the two leaves recipients who wait, not some who were given up.
  await retried(() =>
    db.transaction(async (tx) => {
      const mailing = await holdMailing(tx, workspaceId, mailingId)
      if (!mailing || mailing.status === 'cancelled') return
      await requeueRefused(tx, workspaceId, { mailingId, ids, due })
      await bringForward(tx, workspaceId, mailingId, due.toISOString())
    }),
  )
  await pauseMailing(db, workspaceId, mailingId, sentence)
}

async function write(
  db: Db,
  where: Where,
  changes: readonly Change[],
  said: readonly ReportedOutcome[] = [],
): Promise<void> {
  await retried(() =>
    db.transaction(async (tx) => {
      const isBad = said.some(({ verdict }) => verdict !== 'accepted')
      if (isBad) await holdForBad(tx, where)
      const requeues = isBad || changes.some(({ state }) => state === 'queued')
      const mailing = requeues ? await holdMailing(tx, where.workspaceId, where.id) : undefined
      const status = mailing?.status ?? 'sending'
      const written = new Set(await writeHeld(tx, where, status, changes))
      const ours = said.filter(({ deliveryId }) => written.has(deliveryId))
      await recordWords(tx, where, status, ours)
    }),
  )
}

async function writeHeld(
  tx: Tx,
  { workspaceId, id }: Where,
  status: Mailing['status'],
  wanted: readonly Change[],
): Promise<readonly string[]> {
  const changes = status === 'cancelled' ? wanted.map(cancelled) : wanted
  const written = await writeChanges(tx, workspaceId, changes)
  const waits = changes.flatMap(({ state, due }) => (state === 'queued' && due !== null ? [due] : []))
  if (waits.length > 0) await bringForward(tx, workspaceId, id, waits.sort()[0] ?? '')
  await followUp(tx, { workspaceId, id }, changes, written)
  await recordFinalOutcomes(tx, { workspaceId, id }, changes, written)
  return written.map(({ id }) => id)
}

/** Nothing goes back into the queue of a cancelled mailing; what is unconfirmed stays so. */
function cancelled(change: Change): Change {
  if (change.state !== 'queued') return change
  if (change.keepsLease) return { ...change, state: 'unknown', due: null }
  return { ...change, state: 'skipped', reason: 'cancelled', due: null }
}

/** Final outcomes become events where a consumer listens; most workspaces have none. */
async function recordFinalOutcomes(
  tx: Tx,
  { workspaceId, id: mailingId }: Where,
  changes: readonly Change[],
  written: readonly WrittenRow[],
): Promise<void> {
  const final = new Map(
    changes
      .filter(({ state }) => state === 'sent' || state === 'failed')
      .map((change) => [change.id, change]),
  )
  if (final.size === 0 || !(await hasInterest(tx, workspaceId, ['delivery.sent', 'delivery.failed']))) return
  const events = written.flatMap(({ id: subjectId, contactId }): NewEvent[] => {
    const change = final.get(subjectId)
    if (!change) return []
    const { reason, detail } = change
    if (change.state === 'sent') return [{ type: 'delivery.sent', subjectId, data: { mailingId, contactId } }]
    return [{ type: 'delivery.failed', subjectId, data: { mailingId, contactId, reason, detail } }]
  })
  await recordEvents(tx, workspaceId, events)
}

/** What follows from failures, in the transaction that wrote them; bounces are the watch's, which holds them back. */
async function followUp(
  tx: Tx,
  { workspaceId, id: mailingId }: Where,
  changes: readonly Change[],
  written: readonly WrittenRow[],
): Promise<void> {
  const failed = new Map(
    changes.filter(({ state }) => state === 'failed').map((change) => [change.id, change]),
  )
  const failures = written.flatMap(({ id, contactId, address }) => {
    const change = failed.get(id)
    if (!change || address === null || change.reason === 'bounced') return []
    return [{ deliveryId: id, contactId, address, reason: change.reason, detail: change.detail ?? '' }]
  })
  const dead = (await countFailures(tx, workspaceId, failures)).map((bounce): ReportedBounce => {
    const channel = channelOf(bounce.address)
    return { ...bounce, mailingId, channel, reason: 'bounced', source: 'smtp', isSoft: true }
  })
  await applyOptOuts(tx, workspaceId, await holdReports(tx, workspaceId, dead))
}
