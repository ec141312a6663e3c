/** Addresses that letters had at another service: they lead on to the same letter here. */
import type { Http } from '../http/http.ts'
import { feedAddress, postAddress } from '../content/addresses.ts'
import type { Db } from '../platform/database.ts'
import { findOldAddress } from '../posts/old-addresses-store.ts'
import { oldPath } from '../posts/old-addresses.ts'

/** Looked at only where there is no route: what is there costs nothing. Must be called before the routes it is for. */
export function followOldAddresses(http: Http, db: Db): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (!request.is404 || reply.statusCode !== 404) return payload
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload
    const path = oldPath(request.url)
    const post = path === undefined ? undefined : await findOldAddress(db, path)
    if (!post) return payload
    void reply
      .code(301)
      .removeHeader('content-type')
      .removeHeader('content-length')
      .headers({ location: postAddress(feedAddress('', post.handle), post), 'cache-control': 'no-cache' })
    return ''
  })
}
