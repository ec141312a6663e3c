/** The review queue: suggestions listed, approved, scheduled, edited, turned down. */
import type { FastifyRequest } from 'fastify'
import { postOf } from '../campaigns/post-requests/content.ts'
import {
  approvePostRequest,
  editPostRequest,
  rejectPostRequest,
  schedulePostRequest,
  type Moving,
} from '../campaigns/post-requests/moves.ts'
import { POST_REQUEST_STATES } from '../campaigns/post-requests/schemas.ts'
import { findPostOfRequest, listRequests, readRequest } from '../campaigns/post-requests/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { Schedule } from './campaign-schemas.ts'
import { timeOf } from './reading.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import {
  PostRequestChanges,
  PostRequestList,
  PostRequestLook,
  PostRequestMoved,
  PostRequestQuery,
  Rejection,
} from './post-request-schemas.ts'
import { Id } from './schemas.ts'

const hide = true
const PAGE = 30

type Asked = FastifyRequest & { readonly params: { readonly id: string } }

export function postRequestReviewRoutes(http: Http, moving: Moving): void {
  const as = (request: Asked, what: string): Moving => {
    const act = { action: `post-request.${what}`, subject: request.params.id } as const
    return { ...moving, db: audited(moving.db, request, act) }
  }
  const answer = { params: Id, response: { 200: PostRequestMoved } }

  http.get(
    '/post-requests',
    {
      config: config('read'),
      schema: { hide, querystring: PostRequestQuery, response: { 200: PostRequestList } },
    },
    async (request) => {
      const { state, offset = 0, limit = PAGE } = request.query
      const states = state === undefined ? POST_REQUEST_STATES : [state]
      const { workspaceId } = callerOf(request)
      const { total, items } = await listRequests(moving.db, workspaceId, { states, offset, limit })
      return { meta: { maxResults: total }, items }
    },
  )

  http.get(
    '/post-requests/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: PostRequestLook } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const record = await readRequest(moving.db, workspaceId, request.params.id)
      const post = await findPostOfRequest(moving.db, workspaceId, record.id)
      const { html } = postOf(record.id, record.request)
      return { ...record, html, postId: post && !post.isPrivate ? post.id : null }
    },
  )

  http.post(
    '/post-requests/:id/approve',
    { config: config('posts:review'), schema: { hide, ...answer } },
    async (request) =>
      approvePostRequest(as(request, 'approved'), callerOf(request).workspaceId, request.params.id),
  )

  http.post(
    '/post-requests/:id/reject',
    { config: config('posts:review'), schema: { hide, ...answer, body: Rejection } },
    async (request) => {
      const { params, body } = request
      return rejectPostRequest(
        as(request, 'rejected'),
        callerOf(request).workspaceId,
        params.id,
        body.remark?.trim(),
      )
    },
  )

  http.post(
    '/post-requests/:id/schedule',
    { config: config('posts:review'), schema: { hide, ...answer, body: Schedule } },
    async (request) => {
      const { params, body } = request
      const at = timeOf(body.at, 'at')
      return schedulePostRequest(as(request, 'scheduled'), callerOf(request).workspaceId, params.id, at)
    },
  )

  http.patch(
    '/post-requests/:id',
    { config: config('posts:review'), schema: { hide, ...answer, body: PostRequestChanges } },
    async (request) =>
      editPostRequest(as(request, 'edited'), callerOf(request).workspaceId, request.params.id, request.body),
  )
}
