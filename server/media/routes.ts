/** Pictures as readers get them: by addresses that nobody guesses and that always show the same. */
import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { refuse } from '../refusals.ts'
import { isShortId, typeOf } from './rules.ts'

const Address = Type.Object({ workspace: Type.String(), id: Type.String(), file: Type.String() })

/** Shown in mail programs and on pages of anybody; opened by itself it is a picture and nothing else. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'content-disposition': 'inline',
} as const

/** No question to the database, and none to anybody who asks: mail programs of many readers ask from one address. */
export function mediaRoutes(http: Http, { store }: { readonly store: ObjectStore }): void {
  http.get(
    '/media/:workspace/:id/:file',
    { config: { access: 'public', ownRateLimit: true }, schema: { hide: true, params: Address } },
    async (request, reply) => {
      const { workspace, id, file } = request.params
      const type = typeOf(file)
      const missing = (): never => refuse('route-unknown', request.method, request.url.slice(0, 200))
      if (!type || !isShortId(workspace) || !isShortId(id)) return missing()
      const etag = `"${file}"`
      const found = await store.get(`${workspace}/${id}/${file}`)
      if (!found) return missing()
      void reply.headers({ ...HEADERS, etag })
      if (request.headers['if-none-match'] === etag) {
        found.stream.destroy()
        return reply.code(304).send()
      }
      const { stream, bytes } = found
      return reply.type(type).header('content-length', bytes).send(Readable.from(stream))
    },
  )
}
