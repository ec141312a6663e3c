/** Contacts taken away as a file: those of a filter, with chosen columns. */
import { sendSpreadsheet } from '../contacts/download.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { withPhonesOf } from '../contacts/phone-filter.ts'
import { readMembers } from '../contacts/record.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustBeAffordable } from '../http/list-reader.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { readFilter } from '../query/filter/structure.ts'
import { auditing } from './audit.ts'
import { ExportOrder } from './bulk-schemas.ts'
import { config } from './declare.ts'

export interface ExportDoors {
  readonly db: Db
  /** Spreadsheets hold a connection for as long as they are read. */
  readonly downloads: Db
}

export function exportRoutes(http: Http, { db, downloads }: ExportDoors): void {
  http.post(
    '/contacts/export',
    { config: config('contacts:export'), schema: { hide: true, body: ExportOrder } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { workspaceId, country } = callerOf(request)
      const { format, fields, filter: text } = request.body
      const members = readMembers(fields)
      const read = text === undefined ? undefined : readFilter(text, CONTACTS.fields)
      const filter = read && withPhonesOf(read, country)
      mustBeAffordable({ request, reply, workspaceId }, { filter, fields: CONTACTS.fields })
      await auditing(db, request, async () => ({
        result: undefined,
        act: { action: 'contacts.exported', details: { format, fields, ...(text && { filter: text }) } },
      }))
      return sendSpreadsheet(downloads, request, reply, {
        format,
        extent: { filter, order: undefined, offset: 0 },
        members,
      })
    },
  )
}
