/** The posts endpoints that read, in the order of the spec's table. */
import { callerOf } from '../http/authentication.ts'
import { declared } from '../http/declared-errors.ts'
import type { Http } from '../http/http.ts'
import type { Exchange, ListReader } from '../http/list-reader.ts'
import { clamped, readPage, type ListParameters } from '../query/list-parameters.ts'
import { KEYLESS_CONDITIONS, PUBLIC_POSTS_DEFAULT } from '../http/limits.ts'
import { sendJson, sendKnownJson } from '../http/replies.ts'
import { ClampedListQuery, IfNoneMatch, NotModified } from '../http/schemas.ts'
import type { Db } from '../platform/database.ts'
import { Type } from 'typebox'
import { feedAddress } from '../content/addresses.ts'
import { readFeed, readPublicFeed, type Feed } from '../content/feeds.ts'
import { publicPosts, withoutKey } from './fields.ts'
import { summarise } from './rules.ts'
import { PostList, PublicPost, PublicPostsQuery, WorkspaceId } from './schemas.ts'
import { readPosts } from './store.ts'

const TAGS = ['Posts']
const EMPTY = Buffer.from('{"meta":{"maxResults":0}')
/** As the document's example shows it. */
const unknown = declared('workspace-unknown', '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13')

export interface PostEndpoints {
  readonly db: Db
  readonly lists: ListReader
  readonly publicUrl: string
}

export function postRoutes(http: Http, { db, lists, publicUrl }: PostEndpoints): void {
  /** Spec "Limits": $limit and $offset are clamped silently. */
  const listPosts = (
    exchange: Omit<Exchange, 'workspaceId'>,
    feed: Pick<Feed, 'id' | 'handle'>,
    query: ListParameters,
  ): Promise<Buffer> => {
    const listing = publicPosts(feedAddress(publicUrl, feed.handle))
    const read = exchange.request.principal ? listing : withoutKey(listing)
    return lists.page({ ...exchange, workspaceId: feed.id }, read, clamped(readPage(query, read)))
  }

  const { fields } = publicPosts('')

  http.get(
    '/posts',
    {
      config: { access: 'posts:read-only', errors: [unknown], fields },
      schema: {
        operationId: 'listPosts',
        summary: "List the workspace's published public posts",
        description:
          'Newest first. Beyond the caps of `$limit` and `$offset` nothing is refused: they are clamped.',
        tags: TAGS,
        querystring: ClampedListQuery,
        response: { 200: PostList },
      },
    },
    async (request, reply) => {
      const { workspaceId: id, handle } = callerOf(request)
      const page = await listPosts({ request, reply }, { id, handle }, request.query)
      // Only a list without posts can be that of a workspace that is gone while its key is remembered.
      if (page.subarray(0, EMPTY.length).equals(EMPTY)) await readFeed(db, id)
      return sendJson(reply, page)
    },
  )

  http.get(
    '/:workspaceId/posts',
    {
      config: {
        access: 'public',
        anyOrigin: true,
        versioned: true,
        answerHeaders: ['ETag'],
        errors: [unknown, declared('keyless-conditions', KEYLESS_CONDITIONS)],
        fields: withoutKey(publicPosts('')).fields,
      },
      schema: {
        operationId: 'listWorkspacePosts',
        summary: "List a workspace's published public posts, without a key",
        description:
          'For public embeds: pages of any origin may call it. Counted per address. Filters and sorts by fewer fields ' +
          'than with a key, and `$filter` has five conditions at most.',
        tags: TAGS,
        params: WorkspaceId,
        querystring: ClampedListQuery,
        headers: IfNoneMatch,
        response: { 200: PostList, 304: NotModified },
      },
    },
    async (request, reply) => {
      const feed = await readPublicFeed(db, request.params.workspaceId)
      const page = await listPosts({ request, reply }, feed, request.query)
      return sendKnownJson(request, reply, page)
    },
  )

  http.get(
    '/public-posts',
    {
      config: { access: 'posts:read-only', errors: [unknown] },
      schema: {
        operationId: 'listPublicPosts',
        summary: "Summaries of the workspace's newest public posts",
        description: 'Newest first, as an array without an envelope.',
        tags: TAGS,
        querystring: PublicPostsQuery,
        response: { 200: Type.Array(PublicPost) },
      },
    },
    async (request) => {
      const { limit = PUBLIC_POSTS_DEFAULT } = request.query
      const feed = await readFeed(db, callerOf(request).workspaceId)
      const posts = await readPosts(db, feed.id, { limit })
      return posts.map((post) => summarise(feed, feedAddress(publicUrl, feed.handle), post))
    },
  )
}
