/** The contact endpoints, in the order of the spec's table. */
import { callerOf } from '../../api/authentication.ts'
import type { Http } from '../../api/http.ts'
import { listPage, readPage } from '../../api/lists.ts'
import { sendJson } from '../../api/replies.ts'
import { ListQuery } from '../../api/schemas.ts'
import type { Db } from '../../platform/database.ts'
import { CONTACTS } from './fields.ts'
import { admission, readCreation } from './rules.ts'
import { ContactCreation, ContactList, CreatedContact } from './schemas.ts'
import { receiveContact, type ContactLanes } from './upsert.ts'

export function contactRoutes(http: Http, { db, contacts }: { db: Db; contacts: ContactLanes }): void {
  http.get(
    '/contacts',
    {
      config: { access: 'contacts:read-only' },
      schema: {
        operationId: 'listContacts',
        summary: 'List contacts',
        tags: ['Contacts'],
        querystring: ListQuery,
        response: { 200: ContactList },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      return sendJson(reply, await listPage(db, CONTACTS, workspaceId, readPage(request.query, CONTACTS)))
    },
  )

  http.post(
    '/contacts',
    {
      config: { access: 'feeds:read-write' },
      schema: {
        operationId: 'createContact',
        summary: 'Create a contact, or update the one with the same email or phone',
        tags: ['Contacts'],
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
