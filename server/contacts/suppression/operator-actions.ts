/** What operators do with the suppression list: add, take off, block and unblock. */
import { readEmail } from '../../lib/email-address.ts'
import { readPhone } from '../../lib/phone-number.ts'
import { isUuid } from '../../lib/uuid.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { contactEvents } from '../events.ts'
import type { Contact } from '../rules.ts'
import { lockContacts, writeContacts } from '../store.ts'
import type { ChannelAddress } from '../channel.ts'
import { applyOptOuts } from './apply-opt-out.ts'
import { STRENGTH } from './rules.ts'
import type { OptOut, SuppressionReason } from './schemas.ts'
import { unsuppress } from './store.ts'

export const REASONS = Object.keys(STRENGTH) as readonly SuppressionReason[]

const OPERATOR = { source: 'operator', contactId: null } as const

/** An email address, or a phone number read in a country; undefined for anything else. */
export function readChannelAddress(text: string, country: string): ChannelAddress | undefined {
  if (text.includes('@')) {
    const address = readEmail(text)
    return address === undefined ? undefined : { channel: 'email', address }
  }
  const address = readPhone(text, country)
  return address === undefined ? undefined : { channel: 'sms', address }
}

/** Adds addresses, with what follows for the contacts that hold them now. Twice is as once. `detail`: by whom, or why. */
export async function addAddresses(
  db: Db,
  workspaceId: string,
  addresses: readonly ChannelAddress[],
  reason: SuppressionReason,
  detail: string | null = null,
): Promise<void> {
  const optOuts = addresses.map((address): OptOut => ({ ...OPERATOR, ...address, reason, detail }))
  await retried(() => db.transaction((tx) => applyOptOuts(tx, workspaceId, optOuts)))
}

/** Takes addresses off that are on for these reasons; how many were. The contacts that hold them keep their state. */
export async function removeAddresses(
  db: Db,
  workspaceId: string,
  addresses: readonly ChannelAddress[],
  reasons: readonly SuppressionReason[] = REASONS,
): Promise<number> {
  const removals = addresses.map((address) => ({ ...address, reasons }))
  return retried(() => db.transaction((tx) => unsuppress(tx, workspaceId, removals)))
}

/** A contact by its id or email gets nothing more by any path, and its addresses neither. Refused with 404. */
export async function blockContact(db: Db, workspaceId: string, idOrEmail: string): Promise<Contact> {
  return retried(() =>
    db.transaction(async (tx) => {
      const contact = await find(tx, workspaceId, idOrEmail)
      const optOuts = channelAddressesOf(contact).map((address): OptOut => ({
        ...OPERATOR,
        ...address,
        contactId: contact.id,
        reason: 'blocked',
      }))
      if (optOuts.length === 0) await move(tx, workspaceId, contact, 'blocked')
      else await applyOptOuts(tx, workspaceId, optOuts)
      return { ...contact, state: 'blocked' }
    }),
  )
}

/**
 * A contact said to somebody of the workspace that it wants nothing more: as if it had left by itself, `words` are kept
 * beside it. False for one that gets nothing anyhow. Refused with 404. Wrapped in `retried`.
 */
export async function optOutIn(tx: Tx, workspaceId: string, id: string, words: string): Promise<boolean> {
  const contact = await find(tx, workspaceId, id)
  if (contact.state !== 'active' && contact.state !== 'invited') return false
  const addresses = channelAddressesOf(contact)
  if (addresses.length === 0) await move(tx, workspaceId, contact, 'unsubscribed')
  const optOuts = addresses.map((address): OptOut => ({
    ...address,
    source: 'app',
    contactId: contact.id,
    reason: 'unsubscribed',
    detail: words || null,
  }))
  await applyOptOuts(tx, workspaceId, optOuts)
  return true
}

/**
 * The block is taken off the contact and its addresses. It is `unsubscribed` then: whether it wants messages again is
 * for itself to say, or for who activates it. Refused with 404; one that is not blocked stays as it is.
 */
export async function unblockContact(db: Db, workspaceId: string, idOrEmail: string): Promise<Contact> {
  return retried(() =>
    db.transaction(async (tx) => {
      const contact = await find(tx, workspaceId, idOrEmail)
      const reasons = ['blocked'] as const
      await unsuppress(
        tx,
        workspaceId,
        channelAddressesOf(contact).map((address) => ({ ...address, reasons })),
      )
      if (contact.state !== 'blocked') return contact
      return move(tx, workspaceId, contact, 'unsubscribed')
    }),
  )
}

async function find(tx: Tx, workspaceId: string, idOrEmail: string): Promise<Contact> {
  const ids = isUuid(idOrEmail) ? [idOrEmail] : []
  const emails = ids.length === 0 ? [idOrEmail] : []
  const [contact] = await lockContacts(tx, workspaceId, { ids, emails, phones: [] })
  return contact ?? refuse('contact-unknown', idOrEmail.slice(0, 100))
}

async function move(tx: Tx, workspaceId: string, before: Contact, state: Contact['state']): Promise<Contact> {
  const diff = { before, after: { ...before, state } }
  await writeContacts(tx, workspaceId, [diff], { events: contactEvents([diff]) })
  return diff.after
}

function channelAddressesOf({ email, phone }: Contact): ChannelAddress[] {
  return [
    ...(email === null ? [] : [{ channel: 'email' as const, address: email }]),
    ...(phone === null ? [] : [{ channel: 'sms' as const, address: phone }]),
  ]
}
