/** GET /contacts and POST /contacts-search: pages of contacts, or spreadsheets of them. */
import { callerOf } from '../http/authentication.ts'
import { declared } from '../http/declared-errors.ts'
import { readOrder } from '../query/filter/order.ts'
import { readFilter } from '../query/filter/structure.ts'
import type { Http } from '../http/http.ts'
import { mustBeAffordable, type ListReader } from '../http/list-reader.ts'
import { readPage } from '../query/list-parameters.ts'
import { sendJson } from '../http/replies.ts'
import { ListQuery } from '../http/schemas.ts'
import type { Db } from '../platform/database.ts'
import { BUSY_SECONDS, formatOf, inSpreadsheets, sendSpreadsheet } from './download.ts'
import { CONTACTS } from './fields.ts'
import { withPhonesOf } from './phone-filter.ts'
import { MEMBERS, onlyMembers, readMembers } from './record.ts'
import { ContactList, ContactSearch, ContactSearchList } from './schemas.ts'

const tags = ['Contacts']
const busy = declared('export-busy', BUSY_SECONDS)

export interface ContactReading {
  readonly lists: ListReader
  /** For spreadsheets, which hold a connection for as long as they are read. */
  readonly downloads: Db
}

export function listContacts(http: Http, { lists, downloads }: ContactReading): void {
  http.get(
    '/contacts',
    {
      config: {
        access: 'contacts:read-only',
        fields: CONTACTS.fields,
        errors: [406, busy],
        answerHeaders: ['Content-Disposition'],
      },
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
      const { workspaceId, country } = callerOf(request)
      const format = formatOf(request, reply)
      const read = readPage(request.query, CONTACTS)
      const page = { ...read, filter: read.filter && withPhonesOf(read.filter, country) }
      const exchange = { request, reply, workspaceId }
      if (format === 'json') return sendJson(reply, await lists.page(exchange, CONTACTS, page))
      mustBeAffordable(exchange, { ...page, fields: CONTACTS.fields })
      const extent = { ...page, limit: request.query.$limit }
      return sendSpreadsheet(downloads, request, reply, { format, extent, members: MEMBERS })
    },
  )
}

export function searchContacts(http: Http, { lists, downloads }: ContactReading): void {
  http.post(
    '/contacts-search',
    {
      config: {
        access: 'contacts:read-only',
        versioned: true,
        fields: CONTACTS.fields,
        answerHeaders: ['Content-Disposition'],
        errors: [
          406,
          busy,
          declared('query-invalid', 'fields[0]', 'fields[0]: "colour" is not a field of a contact'),
        ],
      },
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
      const { workspaceId, country } = callerOf(request)
      const { fields, filter, orderBy, offset, limit } = request.body
      const format = formatOf(request, reply)
      const members = fields && readMembers(fields)
      const wanted = readFilter(filter, CONTACTS.fields)
      const page = {
        filter: wanted && withPhonesOf(wanted, country),
        order: readOrder(orderBy, CONTACTS.fields),
        offset,
        limit,
      }
      const exchange = { request, reply, workspaceId }
      if (format === 'json') {
        const listing = members ? onlyMembers(members) : CONTACTS
        return sendJson(reply, await lists.page(exchange, listing, page))
      }
      mustBeAffordable(exchange, { ...page, fields: CONTACTS.fields })
      const spreadsheet = { format, extent: page, members: members ?? MEMBERS }
      return sendSpreadsheet(downloads, request, reply, spreadsheet)
    },
  )
}
