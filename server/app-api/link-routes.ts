/** Links that work once: the first owner's, invitations, and those that are asked for by mail. */
import { describeLink, followLink } from '../accounts/links.ts'
import type { Http } from '../http/http.ts'
import { callerAddress } from '../http/rate-limit.ts'
import { config } from './declare.ts'
import { LinkInfo, LinkUse, SessionInfo, Token } from './schemas.ts'
import { openEntry, type SessionOptions } from './session-routes.ts'

const hide = true

export function linkRoutes(http: Http, options: SessionOptions): void {
  const { db, attempts } = options
  const enter = openEntry(options)

  http.get(
    '/links/:token',
    { config: config('anyone'), schema: { hide, params: Token, response: { 200: LinkInfo } } },
    async ({ params }) => describeLink(db, params.token),
  )

  http.post(
    '/links/:token',
    {
      config: config('anyone'),
      schema: { hide, params: Token, body: LinkUse, response: { 200: SessionInfo } },
    },
    async (request, reply) => {
      attempts.count(callerAddress(request), request.body.email ?? '')
      const accountId = await followLink(db, request.params.token, request.body, request.session?.accountId)
      return enter(request, reply, accountId)
    },
  )
}
