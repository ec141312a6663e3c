/** Links that work once: the first owner's, invitations, and those that are asked for by mail. */
import { mailLinks } from '../accounts/link-mail.ts'
import { followLink } from '../accounts/follow-link.ts'
import { describeLink } from '../accounts/links.ts'
import type { Http } from '../http/http.ts'
import { callerAddress } from '../http/rate-limit.ts'
import { config } from './declare.ts'
import { LinkInfo, LinkRequest, LinkUse, SessionInfo, Token } from './schemas.ts'
import { openEntry, type SessionOptions } from './session-routes.ts'

const hide = true

export function linkRoutes(
  http: Http,
  { publicUrl, ...options }: SessionOptions & { readonly publicUrl: string },
): void {
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
      const { email = request.params.token } = request.body
      const attempt = await attempts.count('password', callerAddress(request), email)
      const accountId = await followLink(db, request.params.token, request.body, request.session?.accountId)
      await attempt.wasRight()
      return enter(request, reply, accountId)
    },
  )

  // Answered before anything is looked up: neither words nor time tell whether there is such an account.
  const underWay = new Set<Promise<void>>()
  http.addHook('onClose', async () => void (await Promise.all(underWay)))
  http.post(
    '/links',
    { config: config('anyone'), schema: { hide, body: LinkRequest } },
    async (request, reply) => {
      const { email } = request.body
      await attempts.count('link', callerAddress(request), email)
      const sending = mailLinks(db, publicUrl, email)
        .catch((error: unknown) => request.log.error({ err: error }, 'a link could not be mailed'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      return reply.code(202).send()
    },
  )
}
