/** The link to one's own data: sent to the contact's own address, so that nobody who was forwarded a message has it. */
import { newId, now } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { retried } from '../platform/database.ts'
import { lockContacts } from '../contacts/store.ts'
import { addressOn, CHANNELS, type Channel, type Person } from '../contacts/channel.ts'
import { readLanguage } from '../content/feeds.ts'
import { wordsIn, type Words } from '../words/words.ts'
import type { EmailContent, SmsContent } from '../content/message-content.ts'
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import { readAddressAge, wasSentSince, type AddressAge } from '../contacts/consent/store.ts'
import { writeToken } from '../contacts/consent/tokens.ts'

const NAME = 'my-data'
const HOUR = 3_600_000
export const LINK_HOURS = 24
/** Whoever holds an old message could ask again and again: one in this time. */
const PAUSE_MINUTES = 10
/** Whoever put an address of its own in the place of somebody's must not have the data the same day. */
const SETTLED_DAYS = 7

/** Filled in by Liquid when it is sent. */
const SENDER = { name: '{{ workspace.name }}', hours: LINK_HOURS } as const

function emailIn({ say }: Words): EmailContent {
  return {
    subject: say('dataSubject', SENDER),
    preheader: say('dataPreheader'),
    blocks: [
      { type: 'h1', text: say('dataSubject', SENDER) },
      { type: 'text', text: say('dataMailText', SENDER) },
      { type: 'button', text: say('dataMailButton'), url: '{{ dataUrl }}' },
      { type: 'text', text: say('dataMailHelp') },
    ],
  }
}

function smsIn({ say }: Words): SmsContent {
  return { text: say('dataSms', { ...SENDER, url: '{{ dataUrl }}' }) }
}

export interface LinkOrder {
  readonly workspaceId: string
  readonly contactId: string
  readonly publicUrl: string
  /** The secret of tokens. */
  readonly secret: Buffer
}

/** Where the link was sent, or was a moment ago. */
export interface LinkSent {
  readonly channel: Channel
  readonly address: string
}

/** No address of the contact is old enough or confirmed; from when on one is. */
export interface LinkHeldBack {
  readonly from: Date
}

/**
 * Puts the message into the ledger, to an address that confirmed or that the contact has had for seven days; undefined for
 * a contact that was erased or has no address.
 */
export async function sendDataLink(db: Db, order: LinkOrder): Promise<LinkSent | LinkHeldBack | undefined> {
  const { workspaceId, contactId } = order
  return retried(() =>
    db.transaction(async (tx) => {
      const [contact] = await lockContacts(tx, workspaceId, { ids: [contactId], emails: [], phones: [] })
      const place = contact && placeOf(contact, await readAddressAge(tx, workspaceId, contactId), now())
      if (place && 'address' in place) await post(tx, order, place)
      return place
    }),
  )
}

/** Until when the link of a message works: ids carry the time at which they were made (RFC 9562, 5.7). */
export function linkExpires(deliveryId: string): Date {
  const made = Number.parseInt(deliveryId.replaceAll('-', '').slice(0, 12), 16)
  return new Date(made + LINK_HOURS * HOUR)
}

async function post(tx: Tx, order: LinkOrder, { channel, address }: LinkSent): Promise<void> {
  const { workspaceId, contactId, publicUrl, secret } = order
  const words = wordsIn(await readLanguage(tx, workspaceId))
  const mailing = await openMailing(tx, workspaceId, {
    kind: 'notification',
    channel,
    name: NAME,
    isStanding: true,
    content: channel === 'email' ? emailIn(words) : smsIn(words),
  })
  const pause = new Date(now().getTime() - PAUSE_MINUTES * 60_000)
  if (await wasSentSince(tx, workspaceId, { contactId, mailingId: mailing.id, since: pause })) return
  const id = newId()
  const token = writeToken(secret, { kind: 'data', workspaceId, deliveryId: id, contactId })
  const variables = { dataUrl: `${publicUrl}/my-data/${token}` }
  await enqueue(tx, workspaceId, mailing.id, [{ id, contactId, address, variables }])
}

/**
 * To the address the contact has had longest, of those that can be reached; of two that came together by email. Whoever adds
 * an address of its own to somebody's contact, and confirms it, must not be sent what is known of that person.
 */
function placeOf(person: Person, age: AddressAge, at: Date): LinkSent | LinkHeldBack | undefined {
  const places = CHANNELS.flatMap((channel) => {
    const address = addressOn(person, channel)
    return address
      ? [{ channel, address, since: sinceOf(channel, age), from: trustedFrom(channel, age) }]
      : []
  })
  const inReach = places.filter(({ channel }) => channel === 'email' || age.reachesPhones)
  const choice = inReach.length > 0 ? inReach : places
  const first = Math.min(...choice.map(({ since }) => since))
  const oldest = choice.filter(({ since }) => since === first)
  const trusted = oldest.find(({ from }) => from <= at)
  if (trusted) return { channel: trusted.channel, address: trusted.address }
  const [next] = oldest.map(({ from }) => from).sort((one, other) => one.getTime() - other.getTime())
  return next && { from: next }
}

function sinceOf(channel: Channel, { emailSince, phoneSince }: AddressAge): number {
  return new Date(channel === 'email' ? emailSince : phoneSince).getTime()
}

function trustedFrom(channel: Channel, age: AddressAge): Date {
  const isConfirmed = channel === 'email' ? age.emailConfirmed : age.phoneConfirmed
  return new Date(isConfirmed ? 0 : sinceOf(channel, age) + SETTLED_DAYS * 24 * HOUR)
}
