/** Takes down what became of a message after the gateway took it. */
import { retried, type Db } from '../../platform/database.ts'
import { applyOptOuts } from '../../contacts/suppression/apply-opt-out.ts'
import { unsuppress } from '../../contacts/suppression/store.ts'
import { findSuppressed } from '../../contacts/suppression/store.ts'
import { holdReports } from '../bounce-watch/reports.ts'
import type { Status } from './status-rules.ts'
import { stopNumberIn } from './stop.ts'
import { writeStatus } from './status-store.ts'

interface DeliveryKey {
  readonly workspaceId: string
  readonly deliveryId: string
}

/**
 * Writes the status into the ledger; a number that takes no SMS, or opted out at the gateway, is written to no more. In
 * one transaction, and the same however often and in whatever order statuses come. False when there is no such message.
 */
export async function recordStatus(
  db: Db,
  { workspaceId, deliveryId }: DeliveryKey,
  status: Status,
  providerId: string | undefined,
): Promise<boolean> {
  const { fault, detail } = status
  return retried(() =>
    db.transaction(async (tx) => {
      const written = await writeStatus(tx, workspaceId, deliveryId, status, providerId)
      if (!written) return false
      const { address, contactId } = written
      if (address === null) return true
      const message = { contactId, deliveryId, detail }
      if (fault === 'stopped') {
        await stopNumberIn(tx, workspaceId, { ...message, phone: address, source: 'gateway' })
      } else if (written.outcome === 'delivered') {
        // The phone had it after all: what this very message had put on the list comes off.
        const listed = await findSuppressed(tx, workspaceId, { channel: 'sms', address })
        if (listed?.deliveryId === deliveryId)
          await unsuppress(tx, workspaceId, [{ channel: 'sms', address, reasons: ['bounced'] }])
      } else if (fault === 'number') {
        const bounce = { channel: 'sms', address, reason: 'bounced', source: 'provider' } as const
        const dead = { ...message, ...bounce, mailingId: written.mailingId }
        await applyOptOuts(tx, workspaceId, await holdReports(tx, workspaceId, [dead]))
      }
      return true
    }),
  )
}
