/** Forms that named nobody: as `tidings form`. */
import { listCalls } from '../contacts/webhook/calls-store.ts'
import { readSample } from '../contacts/webhook/sample.ts'
import { bodyOfRejected, replayRejected } from '../contacts/webhook/rejected.ts'
import { listRejected, type Rejected } from '../contacts/webhook/rejected-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { config } from './declare.ts'
import { FormBody, FormCalls, FormMending, FormReading, RejectedForms } from './form-schemas.ts'
import { Id } from './schemas.ts'

/** The newest. */
const SHOWN = 50

const hide = true

export function formRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/forms/rejected',
    { config: config('settings:read'), schema: { hide, response: { 200: RejectedForms } } },
    async (request) => ({
      items: (await listRejected(db, callerOf(request).workspaceId, SHOWN)).map(shown),
    }),
  )

  http.post(
    '/forms/rejected/:id/replay',
    { config: config('settings:write'), schema: { hide, params: Id, body: FormMending } },
    async (request, reply) => {
      await replayRejected(db, callerOf(request).workspaceId, request.params.id, request.body)
      return reply.code(204).send()
    },
  )

  http.get(
    '/forms/calls',
    { config: config('settings:read'), schema: { hide, response: { 200: FormCalls } } },
    async (request) => ({ items: await listCalls(db, callerOf(request).workspaceId, SHOWN) }),
  )

  http.post(
    '/forms/read',
    { config: config('settings:read'), schema: { hide, body: FormBody, response: { 200: FormReading } } },
    async (request) => readSample(db, callerOf(request).workspaceId, request.body.body),
  )
}

function shown({ body, id, created, reason, isTrusted, userAgent }: Rejected) {
  const fields = bodyOfRejected({ body }).pairs.map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  return { id, created, reason, isTrusted, userAgent, fields }
}
