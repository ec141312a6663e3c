/** Addresses with a handle that a workspace has left: they lead on to the same page, where nobody else has taken it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { feedAddress } from '../content/addresses.ts'
import { findMovedHandle } from '../content/feeds.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'

/** Looked at only where there is no page: what is there costs nothing. Must be called before the routes it is for. */
export function followLeftHandles(http: Http, db: Db): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 404) return payload
    const to = await placeNow(db, request)
    return to === undefined ? payload : leadOn(request, reply, to)
  })
}

/** The same route of the same parts, each a segment of its own; what was asked with stays behind. */
async function placeNow(db: Db, { params, routeOptions }: FastifyRequest): Promise<string | undefined> {
  const { url: route = '' } = routeOptions
  if (!route.startsWith('/w/:handle')) return undefined
  // Every parameter of the route is a text.
  const parts = params as Readonly<Record<string, string>>
  const next = await findMovedHandle(db, parts['handle'] ?? '')
  if (next === undefined) return undefined
  const rest = route.slice('/w/:handle'.length)
  return (
    feedAddress('', next) +
    rest.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  )
}

/** Not to be remembered for ever: another workspace may take the handle. A form is sent again as it is (RFC 9110, 15.4.9). */
function leadOn({ method }: FastifyRequest, reply: FastifyReply, to: string): string {
  const isRead = method === 'GET' || method === 'HEAD'
  void reply
    .code(isRead ? 301 : 308)
    .removeHeader('content-type')
    .removeHeader('content-length')
    .headers({ location: to, 'cache-control': 'no-cache' })
  return ''
}
