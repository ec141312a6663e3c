/** A workspace's posts for feed readers, in the three formats they know. */
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { Handles } from '../posts/handles.ts'
import { readSyndication, type SyndicationData } from '../posts/pages-store.ts'
import { sendFeed } from './answers.ts'
import { atomFeed, jsonFeed, rssFeed } from './syndication.ts'

const POSTS = 30

const FORMATS = {
  'feed.xml': { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
} as const

interface Syndication {
  readonly db: Db
  readonly handles: Handles
  readonly publicUrl: string
}

export function syndicationRoutes(http: Http, { db, handles, publicUrl }: Syndication): void {
  const config = { access: 'public', anyOrigin: true } as const
  const schema = { hide: true, params: Type.Object({ handle: Type.String() }) } as const
  for (const [name, { type, write }] of Object.entries(FORMATS)) {
    http.get(`/w/:handle/${name}`, { config, schema }, async (request, reply) => {
      const { handle } = request.params
      const found = await handles.read(handle, (blog) => readSyndication(db, blog, POSTS))
      const { page, updated } = found ?? refuse('page-unknown')
      const draw = (): string => write(publicUrl, JSON.parse(page) as SyndicationData)
      return sendFeed(
        request,
        reply,
        { kind: `${name} ${publicUrl}`, data: page, draw },
        { type, modified: updated },
      )
    })
  }
}
