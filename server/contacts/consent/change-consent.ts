/** The person itself says what it wants to get: by a link in a message, by a page, by a reply. */
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { contactEvents } from '../events.ts'
import type { Contact } from '../rules.ts'
import { lockContacts, writeContacts } from '../store.ts'
import {
  addressOn,
  CHANNELS,
  frequencyOn,
  isHeldBack,
  isSameReach,
  type Channel,
  type ChannelAddress,
  type Wishes,
} from '../channel.ts'
import { applyOptOuts } from '../suppression/apply-opt-out.ts'
import { OWN_WORD } from '../suppression/rules.ts'
import { suppress } from '../suppression/store.ts'
import {
  bindingOf,
  consentEvent,
  consentChanges,
  removedByPerson,
  mayWish,
  withConfirmation,
  withOwnWishes,
} from './rules.ts'
import type { SourceMessage, NewConsentEvent, Proof } from './schemas.ts'
import { countBegun, findSourceMessage, isConfirmed } from './store.ts'

/** Whom a token is about, and the message that carried it. */
export interface LinkSubject {
  readonly workspaceId: string
  readonly contactId: string
  readonly deliveryId: string
}

/**
 * The contact before and after what was said; the two are equal when it said nothing new. Or why nothing was changed:
 * the contact was erased, has another address than the one the link was sent to, or began messages too often today.
 */
export type ConsentOutcome = ConsentChange | 'erased' | 'moved' | 'often'

/** Each is a line of proof, kept for as long as the contact: nobody fills the table by a link. Opting out is always taken. */
const BEGUN_A_DAY = 50
const DAY = 24 * 3600 * 1000

export interface ConsentChange {
  readonly before: Contact
  readonly after: Contact
}

/**
 * Each channel as it is wished. What ends goes onto the suppression list too, so that the address coming back in a file
 * does not begin it again; what is wished for comes off it. Twice is as once.
 */
export async function changeConsent(
  db: Db,
  subject: LinkSubject,
  wishes: Wishes,
  proof: Proof,
): Promise<ConsentOutcome> {
  return applyWishes(db, subject, wishes, async (_tx, before) => {
    const after = withOwnWishes(before, wishes, now().toISOString())
    const ended = CHANNELS.filter(
      (channel) => wishes[channel] === 'off' && frequencyOn(before, channel) !== 'off',
    )
    return {
      after,
      consents: consentChanges(before, after).map(({ channel, act }) =>
        consentEvent(after, channel, act, proof),
      ),
      ended: addressesOn(before, ended),
      begun: addressesOn(before, wanted(wishes)),
    }
  })
}

/**
 * An invited contact says yes: active on the channels that it wishes, whatever it said before. Who was blocked, bounced
 * or complained since stays so. Twice is as once.
 */
export async function confirmConsent(
  db: Db,
  subject: LinkSubject,
  wishes: Wishes,
  proof: Proof,
): Promise<ConsentOutcome> {
  return applyWishes(db, subject, wishes, async (tx, before) => {
    const after = withConfirmation(before, wishes, now().toISOString())
    const { workspaceId, contactId, deliveryId } = subject
    const isAgain =
      isHeldBack(before) ||
      (isSameReach(before, after) && (await isConfirmed(tx, workspaceId, contactId, deliveryId)))
    const channels = isAgain ? [] : wanted(wishes)
    return {
      after,
      consents: channels.map((channel) => consentEvent(after, channel, 'confirmed', proof)),
      ended: [],
      begun: addressesOn(before, channels),
    }
  })
}

interface Change {
  readonly after: Contact
  readonly consents: readonly NewConsentEvent[]
  readonly ended: readonly ChannelAddress[]
  readonly begun: readonly ChannelAddress[]
}

/**
 * The address a message went to gets nothing more, though the contact that it was sent to has another one by now and is
 * left alone: what holds the old address, if anybody does, leaves the channel. Twice is as once.
 */
export async function stopAddress(
  db: Db,
  { workspaceId, deliveryId }: LinkSubject,
  { channel, address }: SourceMessage,
  { source, words }: Proof,
): Promise<void> {
  if (address === null) return
  const reason = OWN_WORD[channel]
  const optOut = { channel, address, reason, source, detail: words ?? null, deliveryId, contactId: null }
  await retried(() => db.transaction((tx) => applyOptOuts(tx, workspaceId, [optOut])))
}

/** The contact's row is held first, as by everybody who writes contacts; so its address stays while it is looked at. */
async function applyWishes(
  db: Db,
  { workspaceId, contactId, deliveryId }: LinkSubject,
  wishes: Wishes,
  change: (tx: Tx, before: Contact) => Promise<Change>,
): Promise<ConsentOutcome> {
  return retried(() =>
    db.transaction(async (tx) => {
      const only = { ids: [contactId], emails: [], phones: [] }
      const [before] = await lockContacts(tx, workspaceId, only)
      if (!before) return 'erased'
      const sourceMessage = await findSourceMessage(tx, workspaceId, deliveryId)
      if (!mayWish(bindingOf(before, sourceMessage), wishes)) return 'moved'
      if (wanted(wishes).length > 0) {
        const since = new Date(now().getTime() - DAY)
        if ((await countBegun(tx, workspaceId, contactId, since)) >= BEGUN_A_DAY) return 'often'
      }
      const { after, consents, ended, begun } = await change(tx, before)
      const said = { before, after: isSameReach(before, after) ? before : after }
      if (said.after !== before || consents.length > 0 || begun.length > 0) {
        await writeContacts(tx, workspaceId, [said], {
          events: said.after === before ? [] : contactEvents([said]),
          consents,
          removals: begun.map(({ channel, address }) => removedByPerson(channel, address)),
        })
      }
      const suppressed = ended.map((place) => ({ ...place, reason: OWN_WORD[place.channel], deliveryId }))
      await suppress(tx, workspaceId, suppressed)
      return said
    }),
  )
}

function addressesOn(contact: Contact, channels: readonly Channel[]): ChannelAddress[] {
  return channels.flatMap((channel) => {
    const address = addressOn(contact, channel)
    return address === null ? [] : [{ channel, address }]
  })
}

function wanted(wishes: Wishes): Channel[] {
  return CHANNELS.filter((channel) => wishes[channel] !== undefined && wishes[channel] !== 'off')
}
