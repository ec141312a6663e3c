/** The public pages (docs/decisions "Addresses" and "Public pages"): for people, without a key. */
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { refuse } from '../refusals.ts'
import { postAddress } from '../content/addresses.ts'
import { findFeed, type Feed } from '../content/feeds.ts'
import { openHandles, type Handles } from '../posts/handles.ts'
import {
  readFeedPage,
  readPostPage,
  type FeedPageData,
  type BlogHandle,
  type PostPageData,
} from '../posts/pages-store.ts'
import { accentOf } from './accents.ts'
import { sendPage, sendPicture } from './answers.ts'
import { clapRoutes } from './clap-routes.ts'
import { embedPage } from './embed-page.ts'
import { feedPage, POSTS_PER_PAGE } from './feed-page.ts'
import { findRoutes } from './find-routes.ts'
import { leadTheLost } from './lost-pages.ts'
import { pathOf } from './parts.ts'
import { logoOf } from './logo.ts'
import { cardOf, iconOf } from './pictures.ts'
import { postPage } from './post-page.ts'
import { POST_SCRIPT, EMBED_SCRIPT } from './scripts.ts'
import { sitemapRoutes } from './sitemap-routes.ts'
import { STYLE, STYLE_PATH } from './style.ts'
import { subscribeRoutes } from './subscribe-routes.ts'
import { syndicationRoutes } from './syndication-routes.ts'

const POSTS_EMBEDDED = 5
const EMBEDDED_MAXIMUM = 30

const Handle = Type.Object({ handle: Type.String() })
const PostParams = Type.Object({ handle: Type.String(), postId: Type.String() })
const SlugParams = Type.Object({ handle: Type.String(), postId: Type.String(), slug: Type.String() })
const Turn = Type.Object({ before: Type.Optional(Type.String()), after: Type.Optional(Type.String()) })
const Embed = Type.Object({ limit: Type.Optional(Type.String()) })

/** In the JSON text of a post's page. */
const HAS_FILM = /<figure class=\\"video/

export interface Site {
  readonly db: Db
  readonly publicUrl: string
  readonly pictures: ObjectStore
}

export function siteRoutes(http: Http, { db, publicUrl, pictures }: Site): void {
  const handles = openHandles(db)
  const config = { access: 'public' } as const
  const hidden = { hide: true } as const
  /** A private post is not there, as little as one of another workspace. */
  const mustFindPost = ({ handle, postId }: { handle: string; postId: string }) =>
    mustFind(handles, handle, (blog) => readPostPage(db, blog, postId))

  leadTheLost(http, { db, handles })
  assetRoutes(http)
  findRoutes(http, { db, handles })
  syndicationRoutes(http, { handles, publicUrl, db })
  sitemapRoutes(http, { db, publicUrl })
  subscribeRoutes(http, { db })
  clapRoutes(http, { db, handles, publicUrl })

  http.get(
    '/w/:handle',
    { config, schema: { ...hidden, params: Handle, querystring: Turn } },
    async (request, reply) => {
      const { before, after } = request.query
      const data = await mustFind(handles, request.params.handle, (blog) =>
        readFeedPage(db, blog, { before, after, limit: POSTS_PER_PAGE + 1 }),
      )
      const isUpward = before === undefined && after !== undefined
      const draw = (): string => feedPage(publicUrl, decoded<FeedPageData>(data), isUpward)
      const kind = `feed ${isUpward ? 'upward ' : ''}${publicUrl}`
      return sendPage(request, reply, { kind, data, draw }, { forms: true })
    },
  )

  http.get(
    '/w/:handle/embed',
    { config, schema: { ...hidden, params: Handle, querystring: Embed } },
    async (request, reply) => {
      const limit = clamped(request.query.limit)
      const data = await mustFind(handles, request.params.handle, (blog) => readFeedPage(db, blog, { limit }))
      const draw = (): string => embedPage(decoded<FeedPageData>(data))
      return sendPage(request, reply, { kind: 'embed', data, draw }, { framed: true })
    },
  )

  http.get('/w/:handle/icon.png', { config, schema: { ...hidden, params: Handle } }, async (request, reply) =>
    sendPicture(request, reply, iconOf(await mustFindFeed(db, request.params.handle))),
  )

  http.get(
    '/w/:handle/colours.css',
    { config, schema: { ...hidden, params: Handle } },
    async (request, reply) =>
      sendStyle(
        reply,
        accentOf(await mustFindFeed(db, request.params.handle)).style ?? refuse('page-unknown'),
      ),
  )

  http.get(
    '/w/:handle/:postId/card.png',
    { config, schema: { ...hidden, params: PostParams } },
    async (request, reply) => {
      const { feed, post } = decoded<PostPageData>((await mustFindPost(request.params)).page)
      const logo = await logoOf(feed, { publicUrl, pictures })
      return sendPicture(request, reply, cardOf(feed, post.title, logo))
    },
  )

  http.get(
    '/w/:handle/:postId',
    { config, schema: { ...hidden, params: PostParams } },
    async (request, reply) => leadTo(reply, decoded((await mustFindPost(request.params)).page)),
  )

  http.get(
    '/w/:handle/:postId/:slug',
    { config, schema: { ...hidden, params: SlugParams } },
    async (request, reply) => {
      const { page: data, slug } = await mustFindPost(request.params)
      if (encodeURIComponent(request.params.slug) !== slug) return leadTo(reply, decoded(data))
      const draw = (): string => postPage(publicUrl, decoded(data))
      const films = HAS_FILM.test(data)
      return sendPage(
        request,
        reply,
        { kind: `post ${publicUrl}`, data, draw },
        { forms: true, scripts: true, films, framed: 'ours' },
      )
    },
  )
}

/** Style and scripts; what has its version in its address may be kept for ever. */
function assetRoutes(http: Http): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  http.get(STYLE_PATH, options, async (_request, reply) => sendStyle(reply, STYLE))
  for (const { path, text, etag } of [POST_SCRIPT, EMBED_SCRIPT]) {
    const isForOthers = path === EMBED_SCRIPT.path
    http.get(path, options, async (request, reply) => {
      void reply.type('text/javascript; charset=utf-8').headers({
        etag,
        'cache-control': isForOthers ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': isForOthers ? 'cross-origin' : 'same-origin',
      })
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
    })
  }
}

function sendStyle(reply: FastifyReply, style: string): FastifyReply {
  return reply
    .type('text/css; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(style)
}

/** Led within the site alone: nothing that was asked with is in the address. */
function leadTo(reply: FastifyReply, { feed, post }: PostPageData): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(postAddress(pathOf(feed), post), 301)
}

async function mustFind<Found>(
  handles: Handles,
  handle: string,
  read: (blog: BlogHandle) => Promise<Found | undefined>,
): Promise<Found> {
  return (await handles.read(handle, read)) ?? refuse('page-unknown')
}

/** What a statement of pages-store.ts gave. */
function decoded<Data>(data: string): Data {
  return JSON.parse(data) as Data
}

async function mustFindFeed(db: Db, handle: string): Promise<Feed> {
  return (await findFeed(db, handle)) ?? refuse('page-unknown')
}

function clamped(limit: string | undefined): number {
  const asked = Number.parseInt(limit ?? '', 10)
  return Number.isNaN(asked) ? POSTS_EMBEDDED : Math.min(EMBEDDED_MAXIMUM, Math.max(1, asked))
}
