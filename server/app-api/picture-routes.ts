/**
 * Pictures of other sites for whoever is signed in: fetched, proved and made small here, so that pages of the app show
 * them and ask nobody else.
 */
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustBeWithinRate } from '../http/rate-limit.ts'
import { sessionOf } from '../http/sessions.ts'
import { rateLimiter } from '../lib/rate.ts'
import { TYPES } from '../media/rules.ts'
import type { Piece } from '../media/pictures.ts'
import { refuse } from '../refusals.ts'
import { config } from './declare.ts'
import type { PictureDependencies } from './media-routes.ts'
import { PictureQuery } from './media-schemas.ts'

const SOURCE_BYTES = 10_000_000
const FETCH_MILLISECONDS = 10_000
const WIDTH = 640
/** Small pictures that were asked for a moment ago; what is not there any more is looked for again. */
const KEPT_BYTES = 16_000_000
const KEPT_MILLISECONDS = 10 * 60_000
/** A list of a hundred products is a hundred pictures. */
const RATE = { perMinute: 1_200, burst: 400 } as const

const HEADERS = {
  'cache-control': 'private, max-age=3600',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const

export function pictureRoutes(http: Http, { media, publicUrl }: PictureDependencies): void {
  const kept = new LRUCache<string, Piece>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MILLISECONDS,
    sizeCalculation: ({ bytes }) => bytes.length + 1_000,
  })
  const underWay = new Map<string, Promise<Piece>>()
  const limiter = rateLimiter(RATE)

  async function fetched(url: string, width: number): Promise<Piece> {
    const limits = { bytes: SOURCE_BYTES, milliseconds: FETCH_MILLISECONDS }
    const found = await media.downloads.get(url, limits)
    if ('fault' in found) return refuse('picture-not-fetched', found.fault.why, found.fault.detail)
    return media.pictures.piece(found.bytes, { width })
  }

  /** Asked for by many at once it is fetched once. */
  async function small(key: string, url: string, width: number): Promise<Piece> {
    const known = kept.get(key) ?? underWay.get(key)
    if (known) return known
    const fetching = fetched(url, width)
    underWay.set(key, fetching)
    try {
      const piece = await fetching
      kept.set(key, piece)
      return piece
    } finally {
      underWay.delete(key)
    }
  }

  http.get(
    '/picture',
    { config: { ...config('read'), ownRateLimit: true }, schema: { hide, querystring: PictureQuery } },
    async (request, reply) => {
      const { url, width = WIDTH } = request.query
      // Pages of ours alone show it: whoever else leads a browser here gets nothing.
      const site = request.headers['sec-fetch-site']
      if (site !== undefined && site !== 'same-origin') refuse('cross-site')
      mustBeWithinRate(limiter, sessionOf(request).sessionId, reply)
      const own = ownPath(url, publicUrl)
      if (own !== undefined) return reply.redirect(own, 302)
      // By workspace: whether another one has looked at it is nobody's business.
      return send(reply, await small(`${callerOf(request).workspaceId} ${width} ${url}`, url, width))
    },
  )
}

const hide = true

function send(reply: FastifyReply, { bytes, type }: Piece): FastifyReply {
  return reply.headers(HEADERS).type(TYPES[type]).send(bytes)
}

/** The path of a picture that we keep ourselves. */
function ownPath(url: string, publicUrl: string): string | undefined {
  const at = URL.parse(url)
  return at?.origin === new URL(publicUrl).origin && at.pathname.startsWith('/media/')
    ? at.pathname
    : undefined
}
