/** What holds for every request beside the hooks: TLS from the first visit on, and a line in the log. */
import type { FastifyRequest } from 'fastify'
import type { Http } from './http.ts'

/** Browsers ask over TLS alone from the first visit on (RFC 6797); other names of the domain are not ours to say. */
export function holdToTls(http: Http): void {
  http.addHook('onRequest', async (_request, reply) => {
    void reply.header('strict-transport-security', 'max-age=31536000')
  })
}

/** A webhook's id and the token of a link are credentials: the route is logged in their place. */
function loggedPath({ url, routeOptions }: FastifyRequest): string | undefined {
  const { silentFailures } = routeOptions.config
  const path = url.split('?', 1)[0] ?? ''
  if (silentFailures || /:(token|code|key)\b/.test(routeOptions.url ?? '')) return routeOptions.url
  // Whoever mistypes a link asks for no route of ours with a token that opens one.
  return routeOptions.url === undefined ? path.replace(/^(\/(?!api\/)[^/]*\/).+/, '$1…') : path
}

/** One line a request, with its trace id; never a query string, which may hold what people search for. */
export function logRequests(http: Http): void {
  http.addHook('onResponse', async (request, reply) => {
    // A page asks for dozens of files that never change: only who looks closely wants a line of each.
    const isForEver = String(reply.getHeader('cache-control')).includes('immutable') && reply.statusCode < 400
    request.log[isForEver ? 'debug' : 'info'](
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        keyId: request.principal?.keyId,
      },
      'request',
    )
  })
}
