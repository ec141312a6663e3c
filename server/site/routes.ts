/** The public pages (docs/decisions "Addresses"): for people, without a key and without a script. */
import { Type } from 'typebox'
import type { Http } from '../api/http.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { postAddress } from '../resources/posts/addresses.ts'
import { findFeed, type Feed } from '../resources/posts/feeds.ts'
import type { Post } from '../resources/posts/rules.ts'
import { findPublicPost, readPosts } from '../resources/posts/store.ts'
import { sendPage, sendPicture } from './answers.ts'
import { feedPage } from './feed-page.ts'
import { pathOf } from './parts.ts'
import { cardOf, iconOf } from './pictures.ts'
import { postPage } from './post-page.ts'
import { STYLE, STYLE_PATH } from './style.ts'

const PER_PAGE = 10

const Handle = { handle: Type.String() }
const PostPlace = { ...Handle, postId: Type.String() }
const Turn = Type.Object({ before: Type.Optional(Type.String()), after: Type.Optional(Type.String()) })

export function siteRoutes(http: Http, { db, publicUrl }: { db: Db; publicUrl: string }): void {
  const config = { access: 'public' } as const
  const hidden = { hide: true } as const

  http.get('/', { config, schema: hidden }, async (_request, reply) => reply.redirect('/docs', 302))

  http.get(STYLE_PATH, { config, schema: hidden }, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(STYLE),
  )

  http.get(
    '/w/:handle',
    { config, schema: { ...hidden, params: Type.Object(Handle), querystring: Turn } },
    async (request, reply) => {
      const feed = await mustFindFeed(db, request.params.handle)
      return sendPage(request, reply, feedPage(publicUrl, await readTurn(db, feed, request.query)))
    },
  )

  http.get(
    '/w/:handle/icon.png',
    { config, schema: { ...hidden, params: Type.Object(Handle) } },
    async (request, reply) =>
      sendPicture(request, reply, iconOf(await mustFindFeed(db, request.params.handle))),
  )

  http.get(
    '/w/:handle/:postId/card.png',
    { config, schema: { ...hidden, params: Type.Object(PostPlace) } },
    async (request, reply) => {
      const { feed, post } = await mustFindPost(db, request.params)
      return sendPicture(request, reply, cardOf(feed, post.title))
    },
  )

  http.get(
    '/w/:handle/:postId',
    { config, schema: { ...hidden, params: Type.Object(PostPlace) } },
    async (request, reply) => {
      const { feed, post } = await mustFindPost(db, request.params)
      return reply.header('cache-control', 'no-cache').redirect(postAddress(pathOf(feed), post), 301)
    },
  )

  http.get(
    '/w/:handle/:postId/:slug',
    { config, schema: { ...hidden, params: Type.Object({ ...PostPlace, slug: Type.String() }) } },
    async (request, reply) => {
      const { feed, post } = await mustFindPost(db, request.params)
      if (encodeURIComponent(request.params.slug) !== post.slug) {
        return reply.header('cache-control', 'no-cache').redirect(postAddress(pathOf(feed), post), 301)
      }
      const [older] = await readPosts(db, feed.id, { limit: 1, before: post })
      const [newer] = await readPosts(db, feed.id, { limit: 1, after: post })
      return sendPage(request, reply, postPage(publicUrl, { feed, post, older, newer }))
    },
  )
}

async function mustFindFeed(db: Db, handle: string): Promise<Feed> {
  return (await findFeed(db, handle)) ?? refuse('page-unknown')
}

/** A private post is not there, as little as one of another workspace. */
async function mustFindPost(
  db: Db,
  place: { handle: string; postId: string },
): Promise<{ feed: Feed; post: Post }> {
  const feed = await mustFindFeed(db, place.handle)
  const post = await findPublicPost(db, feed.id, place.postId)
  return post ? { feed, post } : refuse('page-unknown')
}

/** Pages are told by the post beside which they begin, so that a new post shifts none of them. */
async function readTurn(db: Db, feed: Feed, { before, after }: { before?: string; after?: string }) {
  const beside = before ?? after
  const post = beside === undefined ? undefined : await findPublicPost(db, feed.id, beside)
  if (beside !== undefined && !post) refuse('page-unknown')
  const isUpward = before === undefined && post !== undefined
  const read = await readPosts(db, feed.id, { limit: PER_PAGE + 1, [isUpward ? 'after' : 'before']: post })
  const posts = isUpward ? read.slice(-PER_PAGE) : read.slice(0, PER_PAGE)
  const hasMore = read.length > PER_PAGE
  return {
    feed,
    posts,
    query: post ? `?${isUpward ? 'after' : 'before'}=${post.id}` : '',
    older: isUpward || hasMore ? `?before=${posts.at(-1)?.id ?? post?.id}` : undefined,
    newer: post && (isUpward ? hasMore : true) ? `?after=${posts[0]?.id ?? post.id}` : undefined,
  }
}
