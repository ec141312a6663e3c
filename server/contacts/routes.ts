/** The contact endpoints, in the order of the spec's table. */
import { callerOf } from '../http/authentication.ts'
import { declared } from '../http/declared-errors.ts'
import type { Http } from '../http/http.ts'
import { TAG_LENGTH, TAGS_MAXIMUM } from '../http/limits.ts'
import { sendJson } from '../http/replies.ts'
import type { Db } from '../platform/database.ts'
import { TagList } from './tags/schemas.ts'
import { listTags } from './tags/store.ts'
import { changeSettings, changeTags } from './changes.ts'
import { consentDefaults, readCreation } from './contact-input.ts'
import { listContacts, searchContacts, type ContactReading } from './list-routes.ts'
import {
  BasicContact,
  ContactCreation,
  ContactId,
  CreatedContact,
  NoContent,
  NotificationSettings,
  TagChanges,
} from './schemas.ts'
import type { ContactWriter } from './upsert.ts'

const tags = ['Contacts']
const ID = '01936f0e-8a5c-7cc0-b5e1-3f6d2a4b9c10'
const OTHER_ID = '01936f0e-9b7d-7a31-8c42-5d1e6f7a8b90'
const unknown = declared('contact-unknown', ID)

export interface ContactDoors extends ContactReading {
  readonly db: Db
  readonly contacts: ContactWriter
}

export function contactRoutes(http: Http, { db, lists, downloads, contacts }: ContactDoors): void {
  listContacts(http, { lists, downloads })
  searchContacts(http, { lists, downloads })
  createContact(http, contacts)
  changeNotificationSettings(http, db)
  changeContactTags(http, db)
  listContactTags(http, db)
}

function createContact(http: Http, contacts: ContactWriter): void {
  http.post(
    '/contacts',
    {
      config: {
        access: 'feeds:read-write',
        errors: [
          declared('contact-nameless'),
          declared('email-invalid', 'ann@'),
          declared('phone-invalid', '12', 'SE'),
          declared('phone-length', '+46 70 12', 'few'),
          declared('tag-invalid', 'tags[0]', TAG_LENGTH),
          declared('tags-too-many', TAGS_MAXIMUM),
          declared('contact-claimed-twice', 'ann@example.com', ID, '+46701234567', OTHER_ID),
        ],
      },
      schema: {
        operationId: 'createContact',
        summary: 'Create a contact, or update the one with the same email or phone',
        description:
          'Answers 201 when it was created and 200 when it was updated: its tags are added, its maps merged, its state and ' +
          'consent left alone. A new contact is invited, or active at once with `addDirectly`.',
        tags,
        body: ContactCreation,
        response: { 200: CreatedContact, 201: CreatedContact },
      },
    },
    async (request, reply) => {
      const { workspaceId, country } = callerOf(request)
      const { useEmailByDefault, customMessage } = request.body
      const { contact, isNew } = await contacts.write(workspaceId, {
        details: readCreation(request.body, country),
        consentDefaults: consentDefaults(request.body),
        proof: { source: 'api' },
        invitation: {
          ...(useEmailByDefault === undefined ? {} : { useEmailByDefault }),
          ...(customMessage === undefined ? {} : { customMessage }),
        },
      })
      const { id, state, name, email, phone, image } = contact
      return reply.code(isNew ? 201 : 200).send({ id, state, name, email, phone, image })
    },
  )
}

function changeNotificationSettings(http: Http, db: Db): void {
  http.patch(
    '/contacts/:contactId/notification-settings',
    {
      config: { access: 'contacts:read-write', errors: [unknown] },
      schema: {
        operationId: 'changeNotificationSettings',
        summary: 'Switch the channels of a contact on or off',
        description: 'The contact becomes active, whatever its state was. `{}` does just that.',
        tags,
        params: ContactId,
        body: NotificationSettings,
        response: { 200: BasicContact },
      },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const contact = await changeSettings(db, workspaceId, request.params.contactId, request.body)
      const { id, state, name, email, phone, image } = contact
      return { id, feedId: workspaceId, state, name, email, phone, image }
    },
  )
}

function changeContactTags(http: Http, db: Db): void {
  http.patch(
    '/contacts/:contactId/tags',
    {
      config: {
        access: 'contacts:read-write',
        errors: [
          unknown,
          declared('tag-torn', 'vip'),
          declared('tag-invalid', 'tagsToAdd[0]', TAG_LENGTH),
          declared('tags-too-many', TAGS_MAXIMUM),
        ],
      },
      schema: {
        operationId: 'changeContactTags',
        summary: 'Add tags to a contact and take tags from it',
        description: 'Tags are compared without case; one that is not there is taken without a fault.',
        tags,
        params: ContactId,
        body: TagChanges,
        response: { 204: NoContent },
      },
    },
    async (request, reply) => {
      await changeTags(db, callerOf(request).workspaceId, request.params.contactId, request.body)
      return reply.code(204).send(null)
    },
  )
}

function listContactTags(http: Http, db: Db): void {
  http.get(
    '/contacts/contacts-tags',
    {
      config: { access: 'contacts:read-only' },
      schema: {
        operationId: 'listContactTags',
        summary: 'List the tags of contacts',
        description: 'By name, each with how many contacts have it; an array without an envelope.',
        tags,
        response: { 200: TagList },
      },
    },
    async (request, reply) => sendJson(reply, await listTags(db, callerOf(request).workspaceId)),
  )
}
