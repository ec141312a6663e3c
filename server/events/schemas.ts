/** What can happen that a consumer may subscribe to. */
import type { Tx } from '../platform/database.ts'

/** Every type of event, with what its `data` holds and whose id its subject is. */
export const EVENT_TYPES = {
  'contact.created': 'a contact came in by API or form; never by an import',
  'contact.updated': 'a contact changed',
  'contact.tagged': 'a tag was added to a contact: {tag}',
  'contact.subscribed': 'a contact became active',
  'contact.unsubscribed': 'a contact left, bounced, complained or was blocked: {state}',
  'contact.form_posted': 'a form was posted to the contact webhook',
  'post.published': 'a post became public or was sent to its recipients',
  'campaign.published': 'the last message of a campaign got its final word',
  'campaign.paused': 'a campaign was paused, since it could not go on: {reason}',
  'sending.unreachable':
    'a mail server or gateway has been away for minutes; it is tried again: {channel, since, nextTry, reason}',
  'delivery.sent': 'a message was accepted by the mail server or gateway: {mailingId, contactId}',
  'delivery.failed': 'a message could not be delivered: {mailingId, contactId, reason, detail}',
  'delivery.bounced': 'a message was returned: {mailingId, contactId, detail}',
  'delivery.complained': 'a recipient reported a message as spam: {mailingId, contactId}',
} as const

export type EventType = keyof typeof EVENT_TYPES

export interface NewEvent {
  readonly type: EventType
  readonly subjectId: string
  readonly data?: Readonly<Record<string, unknown>>
  /** The name of the one consumer that is to get it; not set: all of them. */
  readonly onlyFor?: string
}

/** An event as its row holds it. Ids are in the order in which they were made, not in which they committed. */
export interface Event extends Required<Omit<NewEvent, 'onlyFor'>> {
  readonly id: string
  readonly created: string
  /** The one consumer that is to take it again; null: all of them. */
  readonly onlyFor: string | null
}

/** Who gets events. */
export interface Consumer {
  /** Under this name what it cannot take is dead-lettered. */
  readonly name: string
  /**
   * Takes the events of one workspace, in the transaction that deletes them: what it stores is stored exactly once.
   * It talks to nobody outside. Where it throws, the events are given to it again one by one, and what it throws at
   * then is dead-lettered.
   */
  take(tx: Tx, workspaceId: string, events: readonly Event[]): Promise<void>
}
