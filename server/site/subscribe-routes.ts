/** Subscribing from a public page: a plain form, answered the same whatever is known of the address. */
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import { callerAddress, mustBeWithinRate } from '../http/rate-limit.ts'
import { readEmail } from '../lib/email-address.ts'
import { rateLimiter } from '../lib/rate.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { findFeed, type Feed } from '../content/feeds.ts'
import { subscribe } from '../contacts/subscriptions/subscribe.ts'
import { pageHeaders, sendPage } from './answers.ts'
import { fieldOf, takeForms } from './forms.ts'
import { pathOf, wordsOf } from './parts.ts'
import { inboxPage, subscribePage, TRAP } from './subscribe-page.ts'

/** Addresses asked for from one network address: a market stall's worth at once, then one in ten seconds. */
const RATE = { perMinute: 6, burst: 30 }

const Handle = Type.Object({ handle: Type.String() })

/** No session and no cookie, so nothing that another site could act in the name of: its form is as good as ours. */
export function subscribeRoutes(http: Http, { db }: { db: Db }): void {
  const config = { access: 'public' } as const
  const schema = { hide: true, params: Handle } as const
  const perAddress = rateLimiter(RATE)

  http.get('/w/:handle/subscribe', { config, schema }, async (request, reply) => {
    const feed = await mustFindFeed(db, request.params.handle)
    const matter = { kind: 'subscribe', data: JSON.stringify(feed), draw: () => subscribePage(feed) }
    return sendPage(request, reply, matter, { forms: true })
  })

  http.get('/w/:handle/subscribe/sent', { config, schema }, async (request, reply) => {
    const feed = await mustFindFeed(db, request.params.handle)
    return sendPage(request, reply, { kind: 'sent', data: JSON.stringify(feed), draw: () => inboxPage(feed) })
  })

  void http.register(async (scope: Http) => {
    takeForms(scope)
    scope.post('/w/:handle/subscribe', { config, schema }, async (request, reply) => {
      const { body } = request
      const feed = await mustFindFeed(db, request.params.handle)
      mustBeWithinRate(perAddress, callerAddress(request), reply)
      const typed = fieldOf(body, 'email')
      const email = readEmail(typed)
      if (email === undefined) {
        const page = subscribePage(feed, { email: typed.slice(0, 254), isWrong: true })
        return reply
          .code(400)
          .headers({ ...pageHeaders({ forms: true }), 'cache-control': 'no-store' })
          .send(page)
      }
      // Who fills in what people do not see is led on like everybody.
      if (fieldOf(body, TRAP) === '') await take(db, feed, email, request)
      return reply.redirect(`${pathOf(feed)}/subscribe/sent`, 303)
    })
  })
}

async function mustFindFeed(db: Db, handle: string): Promise<Feed> {
  return (await findFeed(db, handle)) ?? refuse('page-unknown')
}

/** With the words that stood beside the field as its proof. */
async function take(db: Db, feed: Feed, email: string, { ip, headers }: FastifyRequest): Promise<void> {
  const words = wordsOf(feed).say('subscribeWords', feed)
  await subscribe(db, feed.id, { email, words, ip, userAgent: headers['user-agent'] })
}
