/** The addresses at which readers look for posts, and the bare one. */
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { Handles } from '../posts/handles.ts'
import { readPublications, readTagged, readYear, searchPosts } from '../posts/finding-store.ts'
import { sendPage } from './answers.ts'
import { archivePage, ASKED_LENGTH, searchPage, tagPage } from './find-page.ts'
import { frontPage } from './front-page.ts'
import { pathOf } from './parts.ts'

const Handle = Type.Object({ handle: Type.String() })
const TagParams = Type.Object({ handle: Type.String(), tag: Type.String() })
const Search = Type.Object({ q: Type.Optional(Type.String()) })
const Year = Type.Object({ year: Type.Optional(Type.String()) })
const PUBLICATIONS_SHOWN = 100

export function findRoutes(
  http: Http,
  { db, handles }: { readonly db: Db; readonly handles: Handles },
): void {
  const config = { access: 'public' } as const
  const hidden = { hide: true } as const
  const mustFind = async (handle: string, read: Parameters<Handles['read']>[1]): Promise<string> =>
    ((await handles.read(handle, read)) as string | undefined) ?? refuse('page-unknown')

  http.get(
    '/w/:handle/search',
    { config, schema: { ...hidden, params: Handle, querystring: Search } },
    async (request, reply) => {
      const asked = (request.query.q ?? '').replaceAll('\0', '').trim().slice(0, ASKED_LENGTH)
      const data = await mustFind(request.params.handle, (blog) => searchPosts(db, blog, asked))
      return sendPage(
        request,
        reply,
        { kind: `search ${asked}`, data, draw: () => searchPage(JSON.parse(data), asked) },
        { forms: true },
      )
    },
  )

  http.get(
    '/w/:handle/tags/:tag',
    { config, schema: { ...hidden, params: TagParams } },
    async (request, reply) => {
      const { handle, tag } = request.params
      const data = await mustFind(handle, (blog) => readTagged(db, blog, tag))
      const found = JSON.parse(data)
      if (found.posts.length === 0) refuse('page-unknown')
      return sendPage(request, reply, { kind: `tag ${tag}`, data, draw: () => tagPage(found, tag) })
    },
  )

  http.get(
    '/w/:handle/archive',
    { config, schema: { ...hidden, params: Handle, querystring: Year } },
    async (request, reply) => {
      const { year: text } = request.query
      const year =
        text === undefined ? undefined : /^\d{4}$/.test(text) ? Number(text) : refuse('page-unknown')
      const data = await mustFind(request.params.handle, (blog) => readYear(db, blog, year))
      return sendPage(request, reply, {
        kind: `archive ${year}`,
        data,
        draw: () => archivePage(JSON.parse(data), year),
      })
    },
  )

  // Whoever types the bare address: the one who publishes here, or a list of them; before anybody does, the app.
  http.get('/', { config, schema: hidden }, async (request, reply) => {
    const publications = await readPublications(db, PUBLICATIONS_SHOWN)
    const [first, second] = publications
    if (!first) return reply.redirect('/app', 302)
    if (!second) return reply.redirect(pathOf(first.feed), 302)
    const data = JSON.stringify(publications)
    return sendPage(request, reply, { kind: 'front', data, draw: () => frontPage(publications) })
  })
}
