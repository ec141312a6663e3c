/** Many contacts changed at once: a worker does it batch by batch, and its progress is looked at here. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { readTags } from '../contacts/contact-input.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { withPhonesOf } from '../contacts/phone-filter.ts'
import { beginBulk, type BulkOrder } from '../contacts/tasks/bulk.ts'
import { chosenSql, findTask, listTasks, moveTask } from '../contacts/tasks/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustBeAffordable } from '../http/list-reader.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { readFilter } from '../query/filter/structure.ts'
import { refuse } from '../refusals.ts'
import { auditing } from './audit.ts'
import { BulkErase, BulkState, BulkTags } from './bulk-schemas.ts'
import { config } from './declare.ts'
import { taskLineOf } from './import-answers.ts'
import { Made, TaskLine, TaskList } from './import-schemas.ts'
import { Id } from './schemas.ts'

const SHOWN = 20
const hide = true
const may = config('contacts:write')
const mayRead = config('work:read')

export function bulkRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.post(
    '/contact-tasks/tags',
    { config: may, schema: { hide, body: BulkTags, response: { 201: Made } } },
    async (request, reply) => {
      const { add, remove } = request.body
      const order = { kind: 'tags', add: readTags(add, 'add'), remove: readTags(remove, 'remove') } as const
      if (order.add.length + order.remove.length === 0) refuse('tags-none')
      return begin({ db, request, reply }, request.body, order)
    },
  )

  for (const kind of ['activate', 'unsubscribe'] as const) {
    http.post(
      `/contact-tasks/${kind}`,
      { config: may, schema: { hide, body: BulkState, response: { 201: Made } } },
      async (request, reply) => {
        const proof = request.body.proof.trim() || refuse('proof-missing')
        return begin({ db, request, reply }, request.body, { kind, proof })
      },
    )
  }

  http.post(
    '/contact-tasks/erase',
    { config: config('contacts:erase'), schema: { hide, body: BulkErase, response: { 201: Made } } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      return begin({ db, request, reply }, request.body, { kind: 'erase' })
    },
  )

  lookRoutes(http, db)
}

function lookRoutes(http: Http, db: Db): void {
  http.get(
    '/contact-tasks',
    { config: mayRead, schema: { hide, response: { 200: TaskList } } },
    async (request) => {
      const tasks = await listTasks(db, callerOf(request).workspaceId, { isImport: false, limit: SHOWN })
      return { items: tasks.map(taskLineOf) }
    },
  )

  http.get(
    '/contact-tasks/:id',
    { config: mayRead, schema: { hide, params: Id, response: { 200: TaskLine } } },
    async (request) => {
      const { id } = request.params
      return taskLineOf((await findTask(db, callerOf(request).workspaceId, id)) ?? refuse('task-unknown', id))
    },
  )

  http.post(
    '/contact-tasks/:id/stop',
    { config: may, schema: { hide, params: Id } },
    async (request, reply) => {
      const { id } = request.params
      const { workspaceId } = callerOf(request)
      const task = (await findTask(db, workspaceId, id)) ?? refuse('task-unknown', id)
      const isMoved = await moveTask(db, workspaceId, id, { from: ['running'], to: 'stopped' })
      if (!isMoved) refuse('task-elsewhere', task.status)
      return reply.code(204).send()
    },
  )
}

interface Exchange {
  readonly db: Db
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function begin(
  { db, request, reply }: Exchange,
  { ids, filter: text, count }: Static<typeof BulkErase>,
  order: BulkOrder,
): Promise<FastifyReply> {
  const { workspaceId, country } = callerOf(request)
  const read = text === undefined ? undefined : readFilter(text, CONTACTS.fields)
  const filter = read && withPhonesOf(read, country)
  mustBeAffordable({ request, reply, workspaceId }, { filter, fields: CONTACTS.fields })
  const { accountId, email } = sessionOf(request)
  const chosen = { ids: chosenSql(workspaceId, { ids, filter }), count }
  const id = await auditing(db, request, async (tx) => {
    const made = await beginBulk(tx, workspaceId, order, chosen, { accountId, email })
    return { result: made, act: { action: `contacts.${order.kind}`, subject: made, details: { count } } }
  })
  return reply.code(201).send({ id })
}
