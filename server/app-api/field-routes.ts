/** Custom fields: listed, counted, made, renamed, and taken away once it is seen what goes by them. */
import {
  countValues,
  createField,
  deleteField,
  findField,
  listFields,
  renameField,
} from '../contacts/custom-fields/store.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { ListReader } from '../http/list-reader.ts'
import type { Db } from '../platform/database.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { FieldChanges, FieldCounts, FieldList, FieldRecord, FieldUses, NewField } from './field-schemas.ts'
import { usesOfField } from './field-uses.ts'
import { Id } from './schemas.ts'

interface FieldOptions {
  readonly db: Db
  readonly lists: ListReader
}

const hide = true

export function fieldRoutes(http: Http, { db, lists }: FieldOptions): void {
  http.get(
    '/fields',
    { config: config('read'), schema: { hide, response: { 200: FieldList } } },
    async (request) => ({ items: await listFields(db, callerOf(request).workspaceId) }),
  )

  http.get(
    '/field-counts',
    { config: config('read'), schema: { hide, response: { 200: FieldCounts } } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const names = (await listFields(db, workspaceId)).map(({ name }) => name)
      const counted = await lists.search(
        { request, reply, workspaceId },
        { fields: CONTACTS.fields },
        (searcher) => countValues(searcher, workspaceId),
      )
      return { contacts: Object.fromEntries(names.map((name) => [name, counted.get(name) ?? 0])) }
    },
  )

  http.get(
    '/fields/:id/uses',
    { config: config('read'), schema: { hide, params: Id, response: { 200: FieldUses } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { name } = await findField(db, workspaceId, request.params.id)
      return usesOfField(db, workspaceId, name)
    },
  )

  fieldVerbs(http, db)
}

function fieldVerbs(http: Http, db: Db): void {
  http.post(
    '/fields',
    { config: config('fields:write'), schema: { hide, body: NewField, response: { 201: FieldRecord } } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { name, label, type } = request.body
      const act = { action: 'field.made', details: { name, type } } as const
      const { id } = await createField(audited(db, request, act), workspaceId, { name, label, type })
      return reply.code(201).send(await findField(db, workspaceId, id))
    },
  )

  http.patch(
    '/fields/:id',
    {
      config: config('fields:write'),
      schema: { hide, params: Id, body: FieldChanges, response: { 200: FieldRecord } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      return auditing(db, request, async (tx) => {
        const result = await renameField(tx, workspaceId, id, request.body.label)
        return { result, act: { action: 'field.renamed', subject: id, details: { label: result.label } } }
      })
    },
  )

  http.delete(
    '/fields/:id',
    { config: config('fields:write'), schema: { hide, params: Id } },
    async (request, reply) => {
      const { id } = request.params
      await auditing(db, request, async (tx) => {
        const { name } = await deleteField(tx, callerOf(request).workspaceId, id)
        return { result: undefined, act: { action: 'field.deleted', subject: id, details: { name } } }
      })
      return reply.code(204).send()
    },
  )
}
