/** The import wizard: a file sent in pieces, looked at, checked, imported, stopped, undone. */
import type { FastifyRequest } from 'fastify'
import { addPiece, beginUpload, endUpload, importOf, PIECE_BYTES } from '../contacts/import/upload.ts'
import {
  checkImport,
  discardImport,
  previewImport,
  resumeImport,
  startImport,
  stopImport,
  undoImport,
} from '../contacts/import/wizard.ts'
import type { RowOutcome } from '../contacts/import/batch-outcome.ts'
import { rejectedCsv, type Speak } from '../contacts/import/rejected-csv.ts'
import { listTasks } from '../contacts/tasks/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { sessionOf } from '../http/sessions.ts'
import { MEDIA_TYPES } from '../http/negotiation.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { importPageOf, taskLineOf } from './import-answers.ts'
import { speakerFor } from './import-words.ts'
import { ImportPage, Made, NewUpload, Order, Piece, Preview, TaskList } from './import-schemas.ts'
import { Id } from './schemas.ts'

/** Of the history, newest first. */
const SHOWN = 50
const hide = true
const may = config('contacts:write')
const mayRead = config('work:read')

export async function importRoutes(http: Http, { db }: { readonly db: Db }): Promise<void> {
  http.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: PIECE_BYTES },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  )
  uploadRoutes(http, db)
  lookRoutes(http, db)
  verbRoutes(http, db)
}

function uploadRoutes(http: Http, db: Db): void {
  http.post(
    '/imports',
    { config: may, schema: { hide, body: NewUpload, response: { 201: Made } } },
    async (request, reply) => {
      const { accountId, email } = sessionOf(request)
      const id = await beginUpload(db, callerOf(request).workspaceId, request.body, { accountId, email })
      return reply.code(201).send({ id })
    },
  )

  http.put(
    '/imports/:id/pieces/:number',
    { config: may, bodyLimit: PIECE_BYTES, schema: { hide, params: Piece } },
    async (request, reply) => {
      const { id, number } = request.params
      const bytes: unknown = request.body
      if (!Buffer.isBuffer(bytes) || bytes.length === 0)
        refuse('body-malformed', 'it must be bytes of the file')
      await addPiece(db, callerOf(request).workspaceId, id, number, bytes)
      return reply.code(204).send()
    },
  )

  http.post(
    '/imports/:id/uploaded',
    { config: may, schema: { hide, params: Id } },
    async (request, reply) => {
      await endUpload(db, callerOf(request).workspaceId, request.params.id)
      return reply.code(204).send()
    },
  )
}

function lookRoutes(http: Http, db: Db): void {
  http.get(
    '/imports',
    { config: mayRead, schema: { hide, response: { 200: TaskList } } },
    async (request) => {
      const tasks = await listTasks(db, callerOf(request).workspaceId, { isImport: true, limit: SHOWN })
      return { items: tasks.map(taskLineOf) }
    },
  )

  http.get(
    '/imports/:id',
    { config: mayRead, schema: { hide, params: Id, response: { 200: ImportPage } } },
    async (request) => {
      const task = await importOf(db, callerOf(request).workspaceId, request.params.id)
      return importPageOf(db, task, await speakerFor(db, sessionOf(request).accountId))
    },
  )

  http.post(
    '/imports/:id/preview',
    { config: may, schema: { hide, params: Id, body: Order, response: { 200: Preview } } },
    async (request) => {
      const { id } = request.params
      const rows = await previewImport(db, callerOf(request).workspaceId, id, request.body)
      const speak = await speakerFor(db, sessionOf(request).accountId)
      return { items: rows.map((row) => shown(row, speak)) }
    },
  )

  http.get(
    '/imports/:id/rejected',
    { config: mayRead, schema: { hide, params: Id } },
    async (request, reply) => {
      const task = await importOf(db, callerOf(request).workspaceId, request.params.id)
      const name = task.title.replace(/\.(csv|xlsx|txt)$/i, '').replaceAll(/[^\w-]+/g, '-')
      void reply.type(`${MEDIA_TYPES.csv}; charset=utf-8; header=present`)
      void reply.header('content-disposition', `attachment; filename="${name || 'import'}-rejected.csv"`)
      const speak = await speakerFor(db, sessionOf(request).accountId)
      return reply.send(rejectedCsv(db, task, speak))
    },
  )
}

function shown({ line, outcome, problems, cells, contact }: RowOutcome, speak: Speak) {
  return {
    line,
    outcome,
    reason: problems ? speak(problems) : null,
    cells: [...cells],
    contact: contact ? { ...contact, tags: [...contact.tags] } : null,
  }
}

function verbRoutes(http: Http, db: Db): void {
  http.post(
    '/imports/:id/check',
    { config: may, schema: { hide, params: Id, body: Order } },
    async (request, reply) => {
      await checkImport(db, callerOf(request).workspaceId, request.params.id, request.body)
      return reply.code(204).send()
    },
  )

  for (const [verb, act, action] of [
    ['start', startImport, 'import.started'],
    ['stop', stopImport, 'import.stopped'],
    ['resume', resumeImport, 'import.resumed'],
    ['undo', undoImport, 'import.undone'],
  ] as const) {
    http.post(
      `/imports/:id/${verb}`,
      { config: may, schema: { hide, params: Id } },
      async (request, reply) => {
        const { id } = request.params
        await auditing(db, request, async (tx) => {
          await act(tx, callerOf(request).workspaceId, id)
          return { result: undefined, act: { action, subject: id } }
        })
        return reply.code(204).send()
      },
    )
  }

  http.delete('/imports/:id', { config: may, schema: { hide, params: Id } }, async (request, reply) => {
    const { id } = request.params
    const recording = audited(db, request, { action: 'import.discarded', subject: id })
    await discardImport(recording, callerOf(request).workspaceId, id)
    return reply.code(204).send()
  })
}
