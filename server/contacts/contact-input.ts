/** What is sent about a contact, read into fields, and what the endpoint it came through decides about it. */
import { TAG_LENGTH } from '../http/limits.ts'
import { readEmail } from '../lib/email-address.ts'
import { readPhone, wrongLength } from '../lib/phone-number.ts'
import { refuse } from '../refusals.ts'
import type { Channel } from './channel.ts'
import { tagKey } from './tags/rules.ts'
import type { ContactCreation, ContactState, Frequency } from './schemas.ts'

/** What was sent about a contact, read: a member that was not sent is not there. */
export interface ContactFields {
  readonly name?: string | undefined
  /** The name is only this part of it; not set: all of it. */
  readonly namePart?: 'first' | 'last' | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly image?: string | undefined
  readonly bio?: string | undefined
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
  readonly source?: string | undefined
  readonly systemSource?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly statusTags?: Readonly<Record<string, unknown>> | undefined
  readonly customFields?: Readonly<Record<string, unknown>> | undefined
}

/** How a delivery of the contact webhook is to be taken. */
export interface FormTerms {
  /** It showed a key of the workspace or the webhook's secret; without, its sender may be anybody. */
  readonly isTrusted: boolean
  readonly isImport: boolean
  /** The workspace's setting: who is not subscribed yet is asked to confirm. */
  readonly doubleOptIn: boolean
  /** What it says of consent, yes or no; a channel that is not named was not spoken of. */
  readonly consent: Readonly<Partial<Record<Channel, boolean>>>
}

/** What the endpoint decides about a contact that is new, and about one that is not. */
export interface ConsentDefaults {
  readonly state: ContactState
  readonly followsEmail: Frequency
  readonly followsSms: Frequency
  /** What a new contact came through; one that is there keeps its own. */
  readonly systemSource?: string
  /** The person acted: that is its last activity. */
  readonly isOwnAct: boolean
  /** By the contact webhook: how far what was sent is believed (form-rules.ts). */
  readonly terms?: FormTerms
  /** Email of one contact, phone of another: refuse with 409, or write to the email's and leave the phone. */
  readonly whenClaimedTwice: 'refuse' | 'email-wins'
}

/** POST /contacts: the body as details. At least one of email, phone and name; else 400. */
export function readCreation(body: ContactCreation, country: string): ContactFields {
  const { name, email, phone, tags, source, systemSource, statusTags } = body
  const { image, bio, address, city, postalCode, region } = body
  const details: ContactFields = {
    name: name?.trim() || undefined,
    email: email === undefined ? undefined : mustBeEmail(email),
    phone: phone === undefined ? undefined : mustBePhone(phone, country),
    tags: tags && readTags(tags, 'tags'),
    source,
    systemSource,
    statusTags,
    image: image || undefined,
    bio,
    address,
    city,
    postalCode,
    region,
  }
  if (!details.email && !details.phone && !details.name) refuse('contact-nameless')
  return details
}

/** POST /contacts: `addDirectly` makes an active contact, anything else an invited one (docs/decisions). */
export function consentDefaults({
  addDirectly,
  notificationSettings,
  follows,
}: ContactCreation): ConsentDefaults {
  return {
    state: addDirectly === true ? 'active' : 'invited',
    followsEmail: follows?.email ?? notificationSettings ?? 'always',
    followsSms: follows?.sms ?? notificationSettings ?? 'always',
    systemSource: 'api',
    isOwnAct: false,
    whenClaimedTwice: 'refuse',
  }
}

/** Trimmed, each once without case; blank or over-long ones are refused by their place. */
export function readTags(tags: readonly string[], path: string): string[] {
  const byKey = new Map<string, string>()
  tags.forEach((tag, index) => {
    const name = tag.trim()
    if (!name || lengthOf(name) > TAG_LENGTH) refuse('tag-invalid', `${path}[${index}]`, TAG_LENGTH)
    if (!byKey.has(tagKey(name))) byKey.set(tagKey(name), name)
  })
  return [...byKey.values()]
}

export function mustBeEmail(text: string): string {
  return readEmail(text) ?? refuse('email-invalid', text)
}

export function mustBePhone(text: string, country: string): string {
  const phone = readPhone(text, country)
  if (phone !== undefined) return phone
  const wrong = wrongLength(text)
  return wrong === undefined ? refuse('phone-invalid', text, country) : refuse('phone-length', text, wrong)
}

/** In characters as people count them, not in the halves that an emoji is stored as. */
function lengthOf(text: string): number {
  return text.length <= TAG_LENGTH ? text.length : Array.from(text).length
}
