/** `/s/{code}`: leads from the short link of an SMS to the page it stands for. */
import { Type } from 'typebox'
import type { Http } from '../../http/http.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { isPlace, isPrivatePlace } from './rules.ts'
import { findPlace } from './store.ts'

export function shortLinkRoutes(http: Http, { db, publicUrl }: { db: Db; publicUrl: string }): void {
  // HEAD comes with it.
  http.get(
    '/s/:code',
    { config: { access: 'public' }, schema: { hide: true, params: Type.Object({ code: Type.String() }) } },
    async (request, reply) => {
      const place = await findPlace(db, request.params.code)
      // What was stored was checked; checked again, this can never be made to lead elsewhere.
      if (place === undefined || !isPlace(place)) return refuse('page-unknown')
      const isPrivate = isPrivatePlace(place)
      return reply
        .headers({
          'cache-control': isPrivate ? 'no-store' : 'public, max-age=3600',
          'referrer-policy': isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin',
          'x-robots-tag': 'noindex',
        })
        .redirect(`${publicUrl}${place}`, 302)
    },
  )
}
