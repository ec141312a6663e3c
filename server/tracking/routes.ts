/** Where measured links lead through, and the picture that tells of an open. Neither keeps a reader waiting. */
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../http/http.ts'
import { readToken, type TokenKind } from '../contacts/consent/tokens.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { readSecret } from '../platform/secrets.ts'
import { refuse } from '../refusals.ts'
import { agentOf, type Agent, type Kind } from './rules.ts'
import { findLink, findMessage, NO_LINK, record, type Measured } from './store.ts'

/** One transparent pixel (GIF89a). */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const UNSEEN = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const

/** Counts under way in a process. */
const WAITING_MAXIMUM = 1_000

const config = { access: 'public' } as const
const Click = Type.Object({ token: Type.String(), number: Type.Integer({ minimum: 0, maximum: 32_767 }) })
const Open = Type.Object({ token: Type.String() })

interface Found {
  readonly measured: Measured
  readonly agent: Agent
}

export function measurementRoutes(http: Http, { db }: { readonly db: Db }): void {
  const find = openFinder(db)
  const count = openCount(db)

  http.get('/c/:token/:number', { config, schema: { hide: true, params: Click } }, async (request, reply) => {
    const { token, number } = request.params
    const found = await find(request, 'click', token)
    const url = found && (await findLink(db, found.measured, number))
    if (!found || url === undefined) refuse('page-unknown')
    count(request, found, 'click', number)
    return reply.headers(UNSEEN).redirect(url, 302)
  })

  // Even for an invalid token: a broken picture would show in a mail.
  http.get('/o/:token.gif', { config, schema: { hide: true, params: Open } }, async (request, reply) => {
    const found = await find(request, 'open', request.params.token)
    if (found) count(request, found, 'open', NO_LINK)
    return reply.headers(UNSEEN).type('image/gif').send(PIXEL)
  })
}

type Finder = (request: FastifyRequest, kind: TokenKind & Kind, text: string) => Promise<Found | undefined>

/** What a token measures and who looks; undefined for an invalid one, or of a message that is gone. */
function openFinder(db: Db): Finder {
  let secret: Promise<Buffer> | undefined
  return async (request, kind, text) => {
    secret ??= readSecret(db, 'tokens').catch((error: unknown) => {
      secret = undefined
      throw error
    })
    const token = readToken(await secret, kind, text)
    if (!token) return undefined
    const { workspaceId, deliveryId, contactId } = token
    // In the anonymous mode a token names the mailing alone.
    if (contactId === null)
      return {
        measured: { workspaceId, mailingId: deliveryId, deliveryId: undefined },
        agent: judge(request, kind),
      }
    const message = await findMessage(db, workspaceId, deliveryId)
    if (!message) return undefined
    const { mailingId, settled } = message
    return { measured: { workspaceId, mailingId, deliveryId }, agent: judge(request, kind, settled) }
  }
}

/**
 * Counts without anybody waiting for it. When the database falls behind, counts are left out: what waits for it must not
 * grow with every look.
 */
function openCount(db: Db) {
  let waiting = 0
  return ({ log }: FastifyRequest, { measured, agent }: Found, kind: Kind, link: number): void => {
    if (waiting >= WAITING_MAXIMUM) return log.warn('an open or click was not counted: too many wait')
    waiting += 1
    record(db, measured, { kind, link, agent })
      .catch((error: unknown) => log.warn({ err: error }, 'an open or click was not counted'))
      .finally(() => (waiting -= 1))
  }
}

function judge({ method, headers }: FastifyRequest, kind: Kind, settled: string | null = null): Agent {
  const purpose = headers['sec-purpose'] ?? headers['purpose']
  return agentOf({
    kind,
    method,
    userAgent: headers['user-agent'],
    purpose: Array.isArray(purpose) ? purpose.join() : purpose,
    secondsSinceSent: settled === null ? undefined : (now().getTime() - new Date(settled).getTime()) / 1000,
  })
}
