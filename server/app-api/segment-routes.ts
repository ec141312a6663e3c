/** Segments: chosen from, made, changed, deleted unless a campaign is still to go to them. */
import { campaignsOf } from '../campaigns/segment-uses-store.ts'
import {
  changeSegment,
  createSegment,
  deleteSegment,
  findSegments,
  listSegments,
} from '../contacts/segments/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { auditing } from './audit.ts'
import { SegmentList } from './campaign-schemas.ts'
import { config } from './declare.ts'
import { Id } from './schemas.ts'
import { SegmentChanges, SegmentDetail, SegmentDraft, SegmentMade } from './segment-schemas.ts'

const hide = true

export function segmentRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/segments',
    { config: config('read'), schema: { hide, response: { 200: SegmentList } } },
    async (request) => ({ items: await listSegments(db, callerOf(request).workspaceId) }),
  )

  http.post(
    '/segments',
    {
      config: config('segments:write'),
      schema: { hide, body: SegmentDraft, response: { 201: SegmentMade } },
    },
    async (request, reply) => {
      const made = await createSegment(db, callerOf(request).workspaceId, request.body)
      return reply.code(201).send(made)
    },
  )

  http.get(
    '/segments/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: SegmentDetail } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const [segment] = await findSegments(db, workspaceId, [id])
      if (!segment) refuse('segment-unknown', id)
      return { ...segment, uses: await campaignsOf(db, workspaceId, id) }
    },
  )

  http.patch(
    '/segments/:id',
    { config: config('segments:write'), schema: { hide, params: Id, body: SegmentChanges } },
    async (request, reply) => {
      await changeSegment(db, callerOf(request).workspaceId, request.params.id, request.body)
      return reply.code(204).send()
    },
  )

  http.delete(
    '/segments/:id',
    { config: config('segments:write'), schema: { hide, params: Id } },
    async (request, reply) => {
      const { id } = request.params
      const { workspaceId } = callerOf(request)
      await auditing(db, request, async (tx) => {
        const uses = await campaignsOf(tx, workspaceId, id)
        if (uses.length > 0) refuse('segment-used', uses.length)
        const { name } = await deleteSegment(tx, workspaceId, id)
        return { result: undefined, act: { action: 'segment.deleted', subject: id, details: { name } } }
      })
      return reply.code(204).send()
    },
  )
}
