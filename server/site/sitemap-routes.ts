/** What search engines ask for: where they may go, and every public page, sent as it is read. */
import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import { escapeHtml } from '../lib/html.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { feedAddress, postAddress } from '../content/addresses.ts'
import { findFeed, type Feed } from '../content/feeds.ts'
import { readPublishers, readSitemapPosts, type Publisher, type SitemapPost } from '../posts/sitemap-store.ts'

/** https://www.sitemaps.org/protocol.html: 50,000 addresses and 50 MB; the longest slugs are 1 KB in an address. */
const POSTS_PER_SITEMAP = 40_000
const SITEMAPS_MAXIMUM = 50_000
const READ_AT_ONCE = 2_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XML = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

const HandleParams = Type.Object({ handle: Type.String() })
const Page = Type.Object({ page: Type.Optional(Type.String()) })

export function sitemapRoutes(http: Http, { db, publicUrl }: { db: Db; publicUrl: string }): void {
  const config = { access: 'public' } as const
  const hidden = { hide: true } as const

  http.get('/robots.txt', { config, schema: hidden }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(publicUrl)),
  )

  http.get('/sitemap.xml', { config, schema: hidden }, async (_request, reply) =>
    reply.headers(XML).send(Readable.from(sitemapIndex(db, publicUrl))),
  )

  http.get(
    '/w/:handle/sitemap.xml',
    { config, schema: { ...hidden, params: HandleParams, querystring: Page } },
    async (request, reply) => {
      const page = readPage(request.query.page) ?? refuse('page-unknown')
      const feed = (await findFeed(db, request.params.handle)) ?? refuse('page-unknown')
      const first = await readPiece(db, feed, page, undefined)
      if (page > 1 && first.length === 0) refuse('page-unknown')
      return reply.headers(XML).send(Readable.from(sitemap(db, publicUrl, { feed, page, first })))
    },
  )
}

/** Links of single persons and of programs are nobody's to find. */
function robots(publicUrl: string): string {
  const closed = ['/api/', '/webhooks/', '/s/', '/unsubscribe/', '/preferences/', '/confirm/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

async function* sitemapIndex(db: Db, publicUrl: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n`
  let left = SITEMAPS_MAXIMUM
  let after: string | undefined
  while (left > 0) {
    const publishers = await readPublishers(db, { after, limit: READ_AT_ONCE })
    const lines = publishers.flatMap((publisher) => sitemapsOf(publicUrl, publisher)).slice(0, left)
    left -= lines.length
    yield lines.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`).join('')
    if (publishers.length < READ_AT_ONCE) break
    after = publishers.at(-1)?.id
  }
  yield '</sitemapindex>\n'
}

function sitemapsOf(publicUrl: string, { handle, posts }: Publisher): string[] {
  const address = `${feedAddress(publicUrl, handle)}/sitemap.xml`
  return Array.from({ length: Math.ceil(posts / POSTS_PER_SITEMAP) }, (_, index) =>
    index === 0 ? address : `${address}?page=${index + 1}`,
  )
}

interface Sitemap {
  readonly feed: Feed
  /** From 1; the oldest posts are on the first, so that full pages never change. */
  readonly page: number
  readonly first: readonly SitemapPost[]
}

async function* sitemap(db: Db, publicUrl: string, { feed, page, first }: Sitemap): AsyncGenerator<string> {
  const feedUrl = feedAddress(publicUrl, feed.handle)
  yield `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="${NAMESPACE}">\n`
  if (page === 1) yield `<url><loc>${escapeHtml(feedUrl)}</loc></url>\n`
  let posts = first
  for (let read = first.length; posts.length > 0; read += posts.length) {
    yield posts
      .map(
        (post) =>
          `<url><loc>${escapeHtml(postAddress(feedUrl, post))}</loc><lastmod>${post.updated}</lastmod></url>\n`,
      )
      .join('')
    if (posts.length < READ_AT_ONCE || read >= POSTS_PER_SITEMAP) break
    posts = await readPiece(db, feed, page, posts.at(-1))
  }
  yield '</urlset>\n'
}

function readPiece(
  db: Db,
  { id }: Feed,
  page: number,
  after: SitemapPost | undefined,
): Promise<SitemapPost[]> {
  const offset = (page - 1) * POSTS_PER_SITEMAP
  return readSitemapPosts(db, id, { after, offset, limit: READ_AT_ONCE })
}

/** From 1 on; undefined for what is not a page. */
function readPage(text = '1'): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}
