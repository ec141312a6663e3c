/** What a contact becomes when somebody sends something about it: pure, for API, webhook and import alike. */
import { TAGS_MAXIMUM } from '../http/limits.ts'
import { refuse } from '../refusals.ts'
import { tagKey, type Tagged } from './tags/rules.ts'
import { readTags, type ConsentDefaults, type ContactFields } from './contact-input.ts'
import { nameAfter } from './name-rules.ts'
import type { ContactState, Frequency, NotificationSettings, TagChanges } from './schemas.ts'

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
  /** Null until it is written. */
  readonly created: string | null
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
  created: null,
}

/** By SMS when there is only a phone, or when email is not the default and there is one. */
export function invitationChannel(contact: Pick<Contact, 'email' | 'phone'>, useEmailByDefault = true) {
  if (contact.phone && (!contact.email || !useEmailByDefault)) return 'sms'
  return contact.email ? 'email' : undefined
}

export function newContact(
  id: string,
  details: ContactFields,
  consentDefaults: ConsentDefaults,
  at: string,
): Contact {
  const { state, followsEmail, followsSms, systemSource = null, isOwnAct } = consentDefaults
  const lastActivity = isOwnAct ? at : null
  return merged({ ...BLANK, id, state, followsEmail, followsSms, systemSource, lastActivity }, details, true)
}

/** An existing contact with what was sent: fields replaced, tags added, maps merged; its consent is as it was. */
export function revisedContact(
  contact: Contact,
  details: ContactFields,
  { isOwnAct }: ConsentDefaults,
  at: string,
  isTrusted = true,
): Contact {
  const revised = merged(contact, details, isTrusted)
  return isOwnAct ? { ...revised, lastActivity: at } : revised
}

/** As many of `sent` as the contact has room for. */
export function tagsThatFit({ tags }: Contact, sent: readonly string[]): readonly string[] {
  const keys = new Set(tags.map(tagKey))
  const added = sent.filter((tag) => !keys.has(tagKey(tag)))
  const over = new Set(added.slice(Math.max(0, TAGS_MAXIMUM - tags.length)))
  return sent.filter((tag) => !over.has(tag))
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

/** PATCH …/tags. The same tag in both lists is refused; when nothing changes, it is the same contact. */
export function withTags(contact: Contact, { tagsToAdd = [], tagsToRemove = [] }: TagChanges): Contact {
  const added = readTags(tagsToAdd, 'tagsToAdd')
  const removed = new Set(readTags(tagsToRemove, 'tagsToRemove').map(tagKey))
  const torn = added.find((tag) => removed.has(tagKey(tag)))
  if (torn !== undefined) refuse('tag-torn', torn)
  const kept = contact.tags.filter((tag) => !removed.has(tagKey(tag)))
  const tags = withAdded(kept, added)
  const isSame = kept.length === contact.tags.length && tags.length === kept.length
  return isSame ? contact : { ...contact, tags }
}

function merged(contact: Contact, details: ContactFields, isTrusted: boolean): Contact {
  const { tags, statusTags, customFields, name, namePart, ...fields } = details
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return {
    ...contact,
    ...sent,
    name: nameAfter(contact.name, { name, namePart }, isTrusted),
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

function switched(frequency: Frequency, isOn: boolean | undefined): Frequency {
  if (isOn === undefined) return frequency
  if (!isOn) return 'off'
  return frequency === 'off' ? 'always' : frequency
}
