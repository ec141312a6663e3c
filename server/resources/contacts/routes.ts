/** The contact endpoints, in the order of the spec's table. */
import { callerOf } from '../../api/authentication.ts'
import { readOrder } from '../../api/filter/order.ts'
import { readFilter } from '../../api/filter/structure.ts'
import type { Http } from '../../api/http.ts'
import { listPage, readPage } from '../../api/lists.ts'
import { sendJson } from '../../api/replies.ts'
import { ListQuery } from '../../api/schemas.ts'
import type { Db } from '../../platform/database.ts'
import { TagList } from '../contact-tags/schemas.ts'
import { listTags } from '../contact-tags/store.ts'
import { changeSettings, changeTags } from './changes.ts'
import { admission, readCreation } from './details.ts'
import { formatOf, inSpreadsheets, sendSpreadsheet } from './download.ts'
import { CONTACTS } from './fields.ts'
import { MEMBERS, onlyMembers, readMembers } from './record.ts'
import {
  BasicContact,
  ContactCreation,
  ContactId,
  ContactList,
  ContactSearch,
  ContactSearchList,
  CreatedContact,
  NoContent,
  NotificationSettings,
  TagChanges,
} from './schemas.ts'
import { receiveContact, type ContactLanes } from './upsert.ts'

const tags = ['Contacts']

export function contactRoutes(http: Http, { db, contacts }: { db: Db; contacts: ContactLanes }): void {
  listContacts(http, db)
  searchContacts(http, db)
  createContact(http, contacts)
  changeNotificationSettings(http, db)
  changeContactTags(http, db)
  listContactTags(http, db)
}

function listContacts(http: Http, db: Db): void {
  http.get(
    '/contacts',
    {
      config: { access: 'contacts:read-only' },
      schema: {
        operationId: 'listContacts',
        summary: 'List contacts, or download them as a spreadsheet',
        description:
          'With `Accept: text/csv` or the XLSX type the matching contacts come as a spreadsheet: all of them unless `$limit` is sent.',
        tags,
        querystring: ListQuery,
        response: { 200: inSpreadsheets(ContactList, 'A page of contacts') },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const format = formatOf(request, reply)
      const page = readPage(request.query, CONTACTS)
      if (format === 'json') return sendJson(reply, await listPage(db, CONTACTS, workspaceId, page))
      const extent = { ...page, limit: request.query.$limit }
      return sendSpreadsheet(db, request, reply, { format, extent, members: MEMBERS })
    },
  )
}

function searchContacts(http: Http, db: Db): void {
  http.post(
    '/contacts-search',
    {
      config: { access: 'contacts:read-only', versioned: true },
      schema: {
        operationId: 'searchContacts',
        summary: 'Search contacts, choosing the members that come back',
        description:
          'As a spreadsheet by `Accept`, as in the list; `fields` are then its columns. Without `filter` all contacts match.',
        tags,
        body: ContactSearch,
        response: { 200: inSpreadsheets(ContactSearchList, 'A page of contacts') },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { fields, filter, orderBy, offset, limit } = request.body
      const format = formatOf(request, reply)
      const members = fields && readMembers(fields)
      const page = {
        filter: readFilter(filter, CONTACTS.fields),
        order: readOrder(orderBy, CONTACTS.fields),
        offset,
        limit,
      }
      if (format !== 'json')
        return sendSpreadsheet(db, request, reply, { format, extent: page, members: members ?? MEMBERS })
      const listing = members ? onlyMembers(members) : CONTACTS
      return sendJson(reply, await listPage(db, listing, workspaceId, page))
    },
  )
}

function createContact(http: Http, contacts: ContactLanes): void {
  http.post(
    '/contacts',
    {
      config: { access: 'feeds:read-write' },
      schema: {
        operationId: 'createContact',
        summary: 'Create a contact, or update the one with the same email or phone',
        tags,
        body: ContactCreation,
        response: { 200: CreatedContact, 201: CreatedContact },
      },
    },
    async (request, reply) => {
      const { workspaceId, country } = callerOf(request)
      const { useEmailByDefault, customMessage } = request.body
      const { contact, isNew } = await receiveContact(contacts, workspaceId, {
        details: readCreation(request.body, country),
        admission: admission(request.body),
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
      config: { access: 'contacts:read-write' },
      schema: {
        operationId: 'changeNotificationSettings',
        summary: 'Switch the channels of a contact on or off; the contact becomes active',
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
      config: { access: 'contacts:read-write' },
      schema: {
        operationId: 'changeContactTags',
        summary: 'Add tags to a contact and take tags from it',
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
        summary: 'List the tags of contacts by name, with how many contacts have each',
        tags,
        response: { 200: TagList },
      },
    },
    async (request, reply) => sendJson(reply, await listTags(db, callerOf(request).workspaceId)),
  )
}
