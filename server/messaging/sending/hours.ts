/** When a recipient may be written to, by the hours its workspace sends in and the quiet hours of phones. */
import type { SendableMailing } from '../ledger/mailing-store.ts'
import type { Hours } from '../settings-store.ts'
import { quietUntil } from '../sms/quiet-hours.ts'
import type { RecipientContact } from '../../content/unsendable.ts'
import { nextOpening, readWindow } from './window-rules.ts'
import { statedZone, zoneOf } from './zone-rules.ts'

/** More rounds than any window and any quiet hours need to agree. */
const ROUNDS = 20

/** When the recipient may be written to next, if not now: within the window, and for an SMS not in the quiet hours. */
export function opensAt(
  {
    mailing,
    sendWindow,
    timezone,
  }: Hours & { readonly mailing: Pick<SendableMailing['mailing'], 'channel'> },
  contact: RecipientContact | null,
  address: string,
  at: Date,
): Date | undefined {
  const window = readWindow(sendWindow)
  const phone = mailing.channel === 'sms' ? address : undefined
  if (window === undefined && phone === undefined) return undefined
  const zone = zoneOf(contact, phone, timezone)
  let moment = at
  for (let round = 0; round < ROUNDS; round += 1) {
    const opens =
      (window && nextOpening(window, zone, moment)) ??
      (phone === undefined ? undefined : quietUntil(moment, phone, statedZone(contact)))
    if (opens === undefined) break
    moment = opens
  }
  return moment === at ? undefined : moment
}
