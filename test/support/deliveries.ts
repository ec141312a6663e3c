/** Messages that went out, as rows of the ledger, without anything sending them. */
import { newId } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'
import { enqueue, openMailing } from '../../server/messaging/mailings/store.ts'
import { earlier } from './earlier.ts'

export interface SentMessage {
  readonly workspaceId: string
  readonly deliveryId: string
  readonly contactId: string | null
  readonly address: string
}

interface Sending {
  readonly contactId?: string | null
  readonly address: string
  readonly state?: string
  readonly unconfirmedAttempts?: number
  readonly settledDaysAgo?: number
}

/** A message by email to each, in this state; `sent` unless it is said. */
export async function sentMessages(
  db: Db,
  workspaceId: string,
  sendings: readonly Sending[],
): Promise<SentMessage[]> {
  const ids = await db.transaction(async (tx) => {
    const mailing = await openMailing(tx, workspaceId, {
      kind: 'campaign',
      channel: 'email',
      campaignId: newId(),
      content: { subject: 'Spring', blocks: [] },
    })
    const recipients = sendings.map(({ contactId = null, address }) => ({ contactId, address }))
    return enqueue(tx, workspaceId, mailing.id, recipients)
  })
  for (const [index, { state = 'sent', unconfirmedAttempts = 0, settledDaysAgo = 0 }] of sendings.entries()) {
    await db.rows(sql`
      update delivery set state = ${state}, unconfirmed_attempts = ${unconfirmedAttempts},
        settled = now() - make_interval(days => ${settledDaysAgo})
      where workspace_id = ${workspaceId}::uuid and id = ${ids[index]}::uuid`)
  }
  return sendings.map(({ contactId = null, address }, index) => ({
    workspaceId,
    deliveryId: ids[index] ?? '',
    contactId,
    address,
  }))
}

/** What the ledger says of a message. */
export async function readSent(db: Db, { workspaceId, deliveryId }: SentMessage) {
  const [row] = await db.rows<{
    state: string
    outcome: string | null
    outcomeDetail: string | null
    outcomeAt: string | null
    due: string | null
    settled: string | null
  }>(sql`
    select state, outcome, outcome_detail, outcome_at, due, settled from delivery
    where workspace_id = ${workspaceId}::uuid and id = ${deliveryId}::uuid`)
  if (!row) throw new Error('The message is not in the ledger')
  return row
}

/** As if the contacts of a workspace had had their addresses for more than a week: what is private may go to them. */
export async function haveAged(db: Db, workspaceId: string, days = 8): Promise<void> {
  await db.rows(sql`
    update contact set created = ${earlier('created', `${days} days`)}
    where workspace_id = ${workspaceId}::uuid`)
}
