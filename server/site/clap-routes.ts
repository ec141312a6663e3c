/** Clapping: a plain form that leads back to the post, or its count as JSON for the script that betters it. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import { callerAddress, mustBeWithinRate } from '../http/rate-limit.ts'
import { encodeBase62 } from '../lib/base62.ts'
import { rateLimiter } from '../lib/rate.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { postAddress } from '../content/addresses.ts'
import { readLanguage } from '../content/feeds.ts'
import { openClapCounter } from '../posts/claps.ts'
import { CLAPS_OF_BROWSER } from '../posts/claps-store.ts'
import type { Handles } from '../posts/handles.ts'
import { readPostPage } from '../posts/pages-store.ts'
import { isForeign, takeForms } from './forms.ts'
import { clapWords, wordsIn, type Words } from '../words/words.ts'
import { pathOf } from './parts.ts'

const RATE = { perMinute: 60, burst: 60 }
const COOKIE = 'clapper'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

const PostParams = Type.Object({ handle: Type.String(), postId: Type.String() })

interface Clapping {
  readonly db: Db
  readonly handles: Handles
  readonly publicUrl: string
}

export function clapRoutes(http: Http, { db, handles, publicUrl }: Clapping): void {
  const counter = openClapCounter(db)
  const perAddress = rateLimiter(RATE)
  const isSecure = publicUrl.startsWith('https:')

  void http.register(async (scope: Http) => {
    takeForms(scope)
    scope.post(
      '/w/:handle/:postId/claps',
      { config: { access: 'public' }, schema: { hide: true, params: PostParams } },
      async (request, reply) => {
        const { handle, postId } = request.params
        mustBeWithinRate(perAddress, callerAddress(request), reply)
        const found = await handles.read(handle, async (blog) => {
          const post = await readPostPage(db, blog, postId)
          return post && { ...blog, slug: post.slug, language: await readLanguage(db, blog.workspaceId) }
        })
        if (!found) refuse('page-unknown')
        const address = `${postAddress(pathOf({ handle }), { id: postId, slug: found.slug })}#claps`
        // Another site may not have its visitors clap; they are led to the post all the same.
        if (isForeign(request)) return reply.redirect(address, 303)
        const browser = browserOf(request) ?? introduce(reply, handle, isSecure)
        const counted = await counter.clap(found.workspaceId, postId, {
          browser,
          address: callerAddress(request),
        })
        if (!counted) refuse('page-unknown')
        if (!request.headers.accept?.includes('application/json')) return reply.redirect(address, 303)
        return reply.header('cache-control', 'no-store').send({
          claps: counted.claps,
          words: wordsOf(wordsIn(found.language), counted),
          isFull: counted.own >= CLAPS_OF_BROWSER || !counted.isCounted,
        })
      },
    )
  })
}

function wordsOf(
  words: Words,
  { claps: number, own, isCounted }: { claps: number; own: number; isCounted: boolean },
): string {
  const claps = clapWords(words, number)
  if (own >= CLAPS_OF_BROWSER) return words.say('clapsFull', { claps, own })
  return isCounted ? words.say('clapsYours', { claps, own }) : claps
}

function browserOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9A-Za-z]{22})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
}

/** Only who claps gets a cookie: random, unreadable by scripts, of one workspace's pages, and sent by no other site. */
function introduce(reply: FastifyReply, handle: string, isSecure: boolean): string {
  const browser = encodeBase62(randomBytes(16), 22)
  const path = pathOf({ handle })
  void reply.header(
    'set-cookie',
    `${COOKIE}=${browser}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
  return browser
}
