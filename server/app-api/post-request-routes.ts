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
import { requestHash } from '../campaigns/post-requests/rules.ts'
import { POST_REQUEST_STATES } from '../campaigns/post-requests/schemas.ts'
import { findPostOfRequest, listRequests, readRequest } from '../campaigns/post-requests/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { Schedule } from './campaign-schemas.ts'
import { timeOf } from './reading.ts'
import { audited } from './audit.ts'
import { IfMatch } from './contact-schemas.ts'
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
      return {
        ...record,
        html,
        hash: requestHash(record.request),
        postId: post && !post.isPrivate ? post.id : null,
      }
    },
  )

  http.post(
    '/post-requests/:id/approve',
    { config: config('posts:review'), schema: { hide, ...answer, headers: IfMatch } },
    async (request) => {
      const { params, headers } = request
      const { workspaceId } = callerOf(request)
      return approvePostRequest(as(request, 'approved'), workspaceId, params.id, headers['if-match'])
    },
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
    { config: config('posts:review'), schema: { hide, ...answer, headers: IfMatch, body: Schedule } },
    async (request) => {
      const { params, body, headers } = request
      const when = { at: timeOf(body.at, 'at'), ifMatch: headers['if-match'] }
      return schedulePostRequest(as(request, 'scheduled'), callerOf(request).workspaceId, params.id, when)
    },
  )

  http.patch(
    '/post-requests/:id',
    {
      config: config('posts:review'),
      schema: { hide, ...answer, headers: IfMatch, body: PostRequestChanges },
    },
    async (request) => {
      const { params, body, headers } = request
      const edit = { changes: body, ifMatch: headers['if-match'] }
      return editPostRequest(as(request, 'edited'), callerOf(request).workspaceId, params.id, edit)
    },
  )
}
