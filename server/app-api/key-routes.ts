/** API keys of the workspace: as `tidings key`, with the password given again. */
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { createKey, listKeys, revokeKey, rotateKey } from '../workspaces/api-keys/store.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { KeyList, KeyMade, KeyWish } from './key-schemas.ts'
import { Id } from './schemas.ts'

const hide = true

export function keyRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/keys',
    { config: config('keys:manage'), schema: { hide, response: { 200: KeyList } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const keys = await listKeys(db, workspaceId)
      return { items: keys.map((key) => ({ ...key, scopes: [...key.scopes] })) }
    },
  )

  http.post(
    '/keys',
    { config: config('keys:manage'), schema: { hide, body: KeyWish, response: { 201: KeyMade } } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { name, scopes } = request.body
      const { workspaceId } = callerOf(request)
      const made = await auditing(db, request, async (tx) => {
        const result = await createKey(tx, workspaceId, { name: name.trim() || 'API key', scopes })
        return { result, act: { action: 'key.made', subject: result.id, details: { name, scopes } } }
      })
      return reply.code(201).send({ ...made, scopes: [...made.scopes] })
    },
  )

  http.post(
    '/keys/:id/rotate',
    { config: config('keys:manage'), schema: { hide, params: Id, response: { 201: KeyMade } } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { id } = request.params
      const recording = audited(db, request, { action: 'key.rotated', subject: id })
      const made = await rotateKey(recording, callerOf(request).workspaceId, id)
      return reply.code(201).send({ ...made, scopes: [...made.scopes] })
    },
  )

  http.delete(
    '/keys/:id',
    { config: config('keys:manage'), schema: { hide, params: Id } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { id } = request.params
      const recording = audited(db, request, { action: 'key.revoked', subject: id })
      await revokeKey(recording, id, callerOf(request).workspaceId)
      return reply.code(204).send()
    },
  )
}
