/** The person itself says what it wants to get: by a link in a message, by a page, by a reply. */
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { contactEvents } from '../events.ts'
import type { Contact } from '../rules.ts'
import { lockContacts, writeContacts } from '../store.ts'
import type { Channel } from '../channel.ts'
import { suppress } from '../suppression/store.ts'
import {
  consentEvent,
  addressOn,
  CHANNELS,
  consentChanges,
  frequencyOn,
  isHeldBack,
  liftedByPerson,
  withConfirmation,
  withWishes,
  type Wishes,
} from './rules.ts'
import type { NewConsentEvent, Proof } from './schemas.ts'
import { findCarrier, isConfirmed } from './store.ts'

/** Whom a token is about, and the message that carried it. */
export interface Bearer {
  readonly workspaceId: string
  readonly contactId: string
  readonly deliveryId: string
}

/** The contact before and after what was said; the two are equal when it said nothing new. */
export interface Said {
  readonly before: Contact
  readonly after: Contact
}

/**
 * Each channel as it is wished. What ends goes onto the suppression list too, so that the address coming back in a file
 * does not begin it again; what is wished for comes off it. Undefined when the contact was erased. Twice is as once.
 */
export async function changeConsent(
  db: Db,
  bearer: Bearer,
  wishes: Wishes,
  proof: Proof,
): Promise<Said | undefined> {
  return say(db, bearer, async (tx, before) => {
    const after = withWishes(before, wishes, now().toISOString())
    const ended = CHANNELS.filter(
      (channel) => wishes[channel] === 'off' && frequencyOn(before, channel) !== 'off',
    )
    return {
      after,
      consents: consentChanges(before, after).map(({ channel, act }) =>
        consentEvent(after, channel, act, proof),
      ),
      ended: await addressesOn(tx, bearer, before, ended),
      begun: await addressesOn(tx, bearer, before, wanted(wishes)),
    }
  })
}

/**
 * An invited contact says yes: active on the channels that it wishes, whatever it said before. Who was blocked, bounced
 * or complained since stays so. Undefined when the contact was erased. Twice is as once.
 */
export async function confirmConsent(
  db: Db,
  bearer: Bearer,
  wishes: Wishes,
  proof: Proof,
): Promise<Said | undefined> {
  return say(db, bearer, async (tx, before) => {
    const after = withConfirmation(before, wishes, now().toISOString())
    const { workspaceId, contactId, deliveryId } = bearer
    const isAgain =
      isHeldBack(before) ||
      (isSame(before, after) && (await isConfirmed(tx, workspaceId, contactId, deliveryId)))
    const channels = isAgain ? [] : wanted(wishes)
    return {
      after,
      consents: channels.map((channel) => consentEvent(after, channel, 'confirmed', proof)),
      ended: [],
      begun: await addressesOn(tx, bearer, before, channels),
    }
  })
}

interface Change {
  readonly after: Contact
  readonly consents: readonly NewConsentEvent[]
  readonly ended: readonly Place[]
  readonly begun: readonly Place[]
}

interface Place {
  readonly channel: Channel
  readonly address: string
}

/** The contact's row is held first, as by everybody who writes contacts. */
async function say(
  db: Db,
  { workspaceId, contactId, deliveryId }: Bearer,
  change: (tx: Tx, before: Contact) => Promise<Change>,
): Promise<Said | undefined> {
  return retried(() =>
    db.transaction(async (tx) => {
      const only = { ids: [contactId], emails: [], phones: [] }
      const [before] = await lockContacts(tx, workspaceId, only)
      if (!before) return undefined
      const { after, consents, ended, begun } = await change(tx, before)
      const said = { before, after: isSame(before, after) ? before : after }
      if (said.after !== before || consents.length > 0 || begun.length > 0) {
        await writeContacts(tx, workspaceId, [said], {
          events: said.after === before ? [] : contactEvents([said]),
          consents,
          liftings: begun.map(({ channel, address }) => liftedByPerson(channel, address)),
        })
      }
      const reasons = { email: 'unsubscribed', sms: 'stopped' } as const
      const suppressed = ended.map((place) => ({ ...place, reason: reasons[place.channel], deliveryId }))
      await suppress(tx, workspaceId, suppressed)
      return said
    }),
  )
}

/** The addresses the contact has now, and the one that the message with the link went to. */
async function addressesOn(
  tx: Tx,
  { workspaceId, deliveryId }: Bearer,
  contact: Contact,
  channels: readonly Channel[],
): Promise<Place[]> {
  if (channels.length === 0) return []
  const carrier = await findCarrier(tx, workspaceId, deliveryId)
  return channels.flatMap((channel) => {
    const addresses = [addressOn(contact, channel), carrier?.channel === channel ? carrier.address : null]
    const known = addresses.filter((address) => address !== null)
    return [...new Set(known)].map((address) => ({ channel, address }))
  })
}

function wanted(wishes: Wishes): Channel[] {
  return CHANNELS.filter((channel) => wishes[channel] !== undefined && wishes[channel] !== 'off')
}

function isSame(one: Contact, other: Contact): boolean {
  return (
    one.state === other.state &&
    one.followsEmail === other.followsEmail &&
    one.followsSms === other.followsSms
  )
}
