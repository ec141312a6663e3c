/** Where a page of a workspace is missing: whose it would be, and what was posted last. */
import type { Http } from '../http/http.ts'
import { html } from '../lib/html.ts'
import type { Db } from '../platform/database.ts'
import type { Handles } from '../posts/handles.ts'
import { readFeedPage, type FeedPageData } from '../posts/pages-store.ts'
import { layOut } from './layout.ts'
import { dressOf, foot, masthead, wordsOf } from './parts.ts'
import { listOf } from './post-list.ts'

const POSTS_SHOWN = 3

/** The page that stands in for a 404; what is there costs nothing. Called before the routes it is for. */
export function leadTheLost(
  http: Http,
  { db, handles }: { readonly db: Db; readonly handles: Handles },
): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 404 || request.method !== 'GET') return payload
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    const [, handle] = /^\/w\/([^/?]+)/.exec(request.url) ?? []
    if (handle === undefined) return payload
    const data = await handles.read(handle, (blog) => readFeedPage(db, blog, { limit: POSTS_SHOWN }))
    if (data === undefined) return payload
    void reply.removeHeader('content-length')
    return lostPage(JSON.parse(data) as FeedPageData)
  })
}

function lostPage({ feed, posts }: FeedPageData): string {
  const { say } = wordsOf(feed)
  return layOut({
    title: `${say('lostTitle')} – ${feed.name}`,
    ...dressOf(feed),
    body: html`${masthead(feed)}
<main class="page lost" id="matter">
<h1>${say('lostTitle')}</h1>
<p>${say('lostText')}</p>
${posts.length > 0 && html`<section class="newest"><h2>${say('newestPosts')}</h2>${listOf(feed, posts)}</section>`}
</main>
${foot(feed)}`,
  })
}
