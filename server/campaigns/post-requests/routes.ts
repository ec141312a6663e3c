/** POST /post-requests (spec "Posts"). */
import { callerOf } from '../../http/authentication.ts'
import type { Http } from '../../http/http.ts'
import { mustMay } from '../../http/sessions.ts'
import { submitPostRequest, type Moving } from './moves.ts'
import { PostRequest, PostRequestResult } from './schemas.ts'

export function postRequestRoutes(http: Http, moving: Moving): void {
  http.post(
    '/post-requests',
    {
      config: { access: 'posts:read-write' },
      schema: {
        operationId: 'createPostRequest',
        summary: 'Ask for a post to be published, scheduled or suggested',
        description: '`state` says what became of it. A suggestion waits in the app for a person.',
        tags: ['Posts'],
        body: PostRequest,
        response: { 201: PostRequestResult },
      },
    },
    async (request, reply) => {
      const { action = 'suggest' } = request.body
      if (action !== 'suggest') mustMay(callerOf(request), 'campaigns:publish')
      const { id, state } = await submitPostRequest(moving, callerOf(request).workspaceId, request.body)
      return reply.code(201).send({ body: { requestId: id }, state })
    },
  )
}
