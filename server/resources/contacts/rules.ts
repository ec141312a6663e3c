/** What a contact becomes when somebody sends something about it: pure, for API, webhook and import alike. */
import { TAG_LENGTH, TAGS_MAXIMUM } from '../../api/limits.ts'
import { readEmail } from '../../lib/email-address.ts'
import { readPhone } from '../../lib/phone-number.ts'
import { refuse } from '../../refusals.ts'
import { tagKey, type Tagged } from '../contact-tags/rules.ts'
import type { ContactCreation, ContactState, Frequency, NotificationSettings, TagChanges } from './schemas.ts'

/** A contact as its row holds it. */
export interface Contact extends Tagged {
  readonly id: string
  readonly state: ContactState
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly image: string | null
  readonly bio: string | null
  readonly address: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly region: string | null
  readonly country: string | null
  readonly source: string | null
  readonly systemSource: string | null
  readonly statusTags: Readonly<Record<string, unknown>>
  readonly customFields: Readonly<Record<string, unknown>>
  readonly followsEmail: Frequency
  readonly followsSms: Frequency
  readonly lastActivity: string | null
}

/** What was sent about a contact, read: a member that was not sent is not there. */
export interface Details {
  readonly name?: string | undefined
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

/** What the door decides about a contact that is new, and about one that is not. */
export interface Admission {
  readonly state: ContactState
  readonly followsEmail: Frequency
  readonly followsSms: Frequency
  /** The person acted: an unsubscribed or invited one is subscribed again, and the act is its last activity. */
  readonly isOwnAct: boolean
  /** Email of one contact, phone of another: refuse with 409, or write to the email's and leave the phone. */
  readonly whenClaimedTwice: 'refuse' | 'email-wins'
}

const BLANK: Omit<Contact, 'id' | 'state' | 'followsEmail' | 'followsSms'> = {
  name: null,
  email: null,
  phone: null,
  image: null,
  bio: null,
  address: null,
  city: null,
  postalCode: null,
  region: null,
  country: null,
  source: null,
  systemSource: null,
  tags: [],
  statusTags: {},
  customFields: {},
  lastActivity: null,
}

/** POST /contacts: the body as details. At least one of email, phone and name; else 400. */
export function readCreation(body: ContactCreation, country: string): Details {
  const { addDirectly, useEmailByDefault, follows, customMessage, notificationSettings, ...sent } = body
  const details: Details = {
    ...sent,
    name: sent.name?.trim() || undefined,
    email: sent.email === undefined ? undefined : mustBeEmail(sent.email),
    phone: sent.phone === undefined ? undefined : mustBePhone(sent.phone, country),
    tags: sent.tags && readTags(sent.tags, 'tags'),
  }
  if (!details.email && !details.phone && !details.name) refuse('contact-nameless')
  return details
}

/** POST /contacts: `addDirectly` makes an active contact, anything else an invited one (docs/decisions). */
export function admission({ addDirectly, notificationSettings, follows }: ContactCreation): Admission {
  return {
    state: addDirectly === true ? 'active' : 'invited',
    followsEmail: follows?.email ?? notificationSettings ?? 'always',
    followsSms: follows?.sms ?? notificationSettings ?? 'always',
    isOwnAct: false,
    whenClaimedTwice: 'refuse',
  }
}

/** By SMS when there is only a phone, or when email is not the default and there is one. */
export function invitationChannel(contact: Pick<Contact, 'email' | 'phone'>, useEmailByDefault = true) {
  if (contact.phone && (!contact.email || !useEmailByDefault)) return 'sms'
  return contact.email ? 'email' : undefined
}

export function newContact(id: string, details: Details, admission: Admission, at: string): Contact {
  const { state, followsEmail, followsSms, isOwnAct } = admission
  const blank = { ...BLANK, id, state, followsEmail, followsSms, lastActivity: isOwnAct ? at : null }
  return merged(blank, details)
}

/** An existing contact with what was sent: fields replaced, tags added, maps merged, consent as the door says. */
export function revisedContact(
  contact: Contact,
  details: Details,
  admission: Admission,
  at: string,
): Contact {
  const revised = merged(contact, details)
  return admission.isOwnAct ? { ...revised, ...subscribedAgain(contact, details), lastActivity: at } : revised
}

/** PATCH …/notification-settings: each channel on or off, and active from whatever state it was. */
export function withSettings(contact: Contact, { email, sms }: NotificationSettings, at: string): Contact {
  return {
    ...contact,
    state: 'active',
    followsEmail: switched(contact.followsEmail, email),
    followsSms: switched(contact.followsSms, sms),
    lastActivity: at,
  }
}

/** PATCH …/tags. The same tag in both lists is refused. */
export function withTags(contact: Contact, { tagsToAdd = [], tagsToRemove = [] }: TagChanges): Contact {
  const added = readTags(tagsToAdd, 'tagsToAdd')
  const removed = new Set(readTags(tagsToRemove, 'tagsToRemove').map(tagKey))
  const torn = added.find((tag) => removed.has(tagKey(tag)))
  if (torn !== undefined) refuse('tag-torn', torn)
  const kept = contact.tags.filter((tag) => !removed.has(tagKey(tag)))
  return { ...contact, tags: withAdded(kept, added) }
}

/** Trimmed, each once without case; blank or over-long ones are refused by their place. */
export function readTags(tags: readonly string[], path: string): string[] {
  const byKey = new Map<string, string>()
  tags.forEach((tag, index) => {
    const name = tag.trim()
    if (!name || name.length > TAG_LENGTH) refuse('tag-invalid', `${path}[${index}]`, TAG_LENGTH)
    if (!byKey.has(tagKey(name))) byKey.set(tagKey(name), name)
  })
  return [...byKey.values()]
}

export function mustBeEmail(text: string): string {
  return readEmail(text) ?? refuse('email-invalid', text)
}

export function mustBePhone(text: string, country: string): string {
  return readPhone(text, country) ?? refuse('phone-invalid', text, country)
}

function merged(contact: Contact, { tags, statusTags, customFields, ...fields }: Details): Contact {
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return {
    ...contact,
    ...sent,
    tags: tags ? withAdded(contact.tags, tags) : contact.tags,
    statusTags: statusTags ? { ...contact.statusTags, ...statusTags } : contact.statusTags,
    customFields: customFields ? { ...contact.customFields, ...customFields } : contact.customFields,
  }
}

function withAdded(tags: readonly string[], added: readonly string[]): readonly string[] {
  const keys = new Set(tags.map(tagKey))
  const all = [...tags, ...added.filter((tag) => !keys.has(tagKey(tag)))]
  if (all.length > TAGS_MAXIMUM) refuse('tags-too-many', TAGS_MAXIMUM)
  return all
}

/** Who fills in a form asks for mail again; a block, a complaint or a dead mailbox is not undone by a form. */
function subscribedAgain(contact: Contact, { email, phone }: Details): Partial<Contact> {
  if (!['unsubscribed', 'invited', 'active'].includes(contact.state)) return {}
  return {
    state: 'active',
    ...(email && contact.followsEmail === 'off' ? { followsEmail: 'always' } : {}),
    ...(phone && contact.followsSms === 'off' ? { followsSms: 'always' } : {}),
  }
}

function switched(frequency: Frequency, isOn: boolean | undefined): Frequency {
  if (isOn === undefined) return frequency
  if (!isOn) return 'off'
  return frequency === 'off' ? 'always' : frequency
}
