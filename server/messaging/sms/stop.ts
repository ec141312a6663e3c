/** A number that wants nothing more, and one that wants it again. */
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { contactEvents } from '../../contacts/events.ts'
import type { Contact } from '../../contacts/rules.ts'
import { lockContacts, writeContacts } from '../../contacts/store.ts'
import { isHeldBack } from '../../contacts/channel.ts'
import {
  consentChanges,
  removedByPerson,
  withConfirmation,
  withOwnWishes,
} from '../../contacts/consent/rules.ts'
import type { NewConsentEvent } from '../../contacts/consent/schemas.ts'
import { applyOptOuts } from '../../contacts/suppression/apply-opt-out.ts'
import { findSuppressed, unsuppress } from '../../contacts/suppression/store.ts'

export interface Stop {
  readonly phone: string
  /** Whom the message it answers went to, if that is known. */
  readonly contactId?: string | null
  readonly deliveryId?: string | null
  /** 'sms': the person; 'gateway': the gateway on the person's behalf; 'unproven sms': whoever says it is the person. */
  readonly source: 'sms' | 'gateway' | 'unproven sms'
  /** The words that were used. */
  readonly detail: string
}

/** Suppresses the number, ends the contact's SMS and keeps the proof. Twice is as once. */
export async function stopNumber(db: Db, workspaceId: string, stop: Stop): Promise<void> {
  await retried(() => db.transaction((tx) => stopNumberIn(tx, workspaceId, stop)))
}

/** The same within a transaction that holds no contact yet. False when the number had been stopped before. */
export async function stopNumberIn(tx: Tx, workspaceId: string, stop: Stop): Promise<boolean> {
  const { phone: address, contactId = null, ...rest } = stop
  const before = await findSuppressed(tx, workspaceId, { channel: 'sms', address })
  const optOut = { ...rest, channel: 'sms', address, contactId, reason: 'stopped' } as const
  await applyOptOuts(tx, workspaceId, [optOut])
  return before?.reason !== 'stopped' && before?.reason !== 'unsubscribed'
}

/**
 * The person behind a number asks for messages again: its own STOP is lifted, its contact follows SMS and is active,
 * and the words are kept. What bounced, complained or was blocked stays so. Within a transaction that holds no contact
 * yet. False when that changed nothing.
 */
export async function startNumberIn(
  tx: Tx,
  workspaceId: string,
  phone: string,
  words: string,
): Promise<boolean> {
  const removals = [removedByPerson('sms', phone)]
  const [before] = await lockContacts(tx, workspaceId, { ids: [], emails: [], phones: [phone] })
  const lifted = await unsuppress(tx, workspaceId, removals)
  if (!before) return lifted > 0
  const after = started(before)
  await writeContacts(tx, workspaceId, [{ before, after }], {
    events: contactEvents([{ before, after }]),
    consents: consentsOf(before, after, words),
  })
  return lifted > 0 || after.state !== before.state || after.followsSms !== before.followsSms
}

/** Who was invited has said yes, on this channel: an email address of the same contact has not. */
function started(contact: Contact): Contact {
  const at = now().toISOString()
  if (contact.state !== 'invited') return withOwnWishes(contact, { sms: 'always' }, at)
  return withConfirmation(contact, { sms: 'always', ...(contact.email ? { email: 'off' } : {}) }, at)
}

function consentsOf(before: Contact, after: Contact, words: string): NewConsentEvent[] {
  if (isHeldBack(before)) return []
  const proof = { contactId: before.id, channel: 'sms', source: 'sms', words, address: before.phone } as const
  if (before.state === 'invited') return [{ ...proof, act: 'confirmed' }]
  return consentChanges(before, after).flatMap(({ channel, act }) =>
    channel === 'sms' ? [{ ...proof, act }] : [],
  )
}
