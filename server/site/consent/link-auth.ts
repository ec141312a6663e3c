/** From a link to whoever it is about: what every endpoint here asks before it answers. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerAddress, mustBeWithinRate } from '../../http/rate-limit.ts'
import type { LinkSubject } from '../../contacts/consent/change-consent.ts'
import { bindingOf, type Binding } from '../../contacts/consent/rules.ts'
import type { SourceMessage } from '../../contacts/consent/schemas.ts'
import { findSourceMessage, findPerson } from '../../contacts/consent/store.ts'
import { readToken, type Token, type TokenKind } from '../../contacts/consent/tokens.ts'
import type { Channel } from '../../contacts/channel.ts'
import { rateLimiter, type Rate } from '../../lib/rate.ts'
import type { Db } from '../../platform/database.ts'
import { readSecret } from '../../platform/secrets.ts'
import { readFeed, type Feed } from '../../content/feeds.ts'
import { answer } from './forms.ts'
import { brokenLinkPage, erasedPage, movedPage, nobodyPage } from './error-pages.ts'
import type { Reader } from './parts.ts'

/** Somebody with a good link. */
export interface LinkRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly reader: Reader
  readonly subject: LinkSubject
  /** By which the message with the link came. */
  readonly channel: Channel
}

/** Somebody with a link to an address that the contact no longer has, or of which that is not known. */
export interface Stray extends Pick<LinkRequest, 'request' | 'subject' | 'channel'> {
  readonly feed: Feed
  readonly token: string
  readonly binding: Exclude<Binding, 'bound'>
  readonly sourceMessage: SourceMessage | undefined
}

/** The page a visit gets; or a reply that is sent already. */
export type Shown = string | FastifyReply

/** Makes the handler of an endpoint that takes tokens of one kind. */
export type LinkAuth = (
  kind: TokenKind,
  show: (visit: LinkRequest) => Promise<Shown>,
  turnAway?: (stray: Stray) => Promise<string>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface LinkAuthDependencies {
  readonly db: Db
  /** The secret of tokens. */
  readonly secret: () => Promise<Buffer>
  /** Of links that are not ours, for each address. */
  readonly strangerRate: Rate
}

/** Of one link, which people and their mail programs open a few times; mail services all come from few addresses. */
const PER_LINK: Rate = { perMinute: 60, burst: 30 }

/**
 * A good token is counted by itself, whoever brings it, looks apart from acts: no scanner uses up a wish to leave. Whoever
 * brings bad ones is counted by address.
 */
export function openLinkAuth({ db, secret, strangerRate }: LinkAuthDependencies): LinkAuth {
  const perLink = rateLimiter(PER_LINK)
  const strangers = rateLimiter(strangerRate)
  return (kind, show, turnAway) => async (request, reply) => {
    // Every one of these routes has it in its path.
    const { token: text } = request.params as { token: string }
    const token = readToken(await secret(), kind, text)
    const counted = token ? `${isLook(request) ? 'look' : 'act'} ${text}` : callerAddress(request)
    mustBeWithinRate(token ? perLink : strangers, counted, reply)
    if (!token) return answer(reply, brokenLinkPage(), 404)
    const shown = await enter(db, request, reply, { token, text, show, turnAway })
    return typeof shown === 'string' ? answer(reply, shown, reply.statusCode) : shown
  }
}

function isLook({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Read once; again after a failure. */
export function secretOf(db: Db): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined
  return () => {
    secret ??= readSecret(db, 'tokens').catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return secret
  }
}

interface Way {
  readonly token: Token
  readonly text: string
  readonly show: (visit: LinkRequest) => Promise<Shown>
  readonly turnAway: ((stray: Stray) => Promise<string>) | undefined
}

async function enter(db: Db, request: FastifyRequest, reply: FastifyReply, way: Way): Promise<Shown> {
  const { workspaceId, contactId, deliveryId } = way.token
  const feed = await readFeed(db, workspaceId)
  if (contactId === null) return nobodyPage(feed)
  const person = await findPerson(db, workspaceId, contactId)
  if (!person) return erasedPage(feed)
  const sourceMessage = await findSourceMessage(db, workspaceId, deliveryId)
  const binding = bindingOf(person, sourceMessage)
  const subject = { workspaceId, contactId, deliveryId }
  // The ledger may have been cleared of what is old; nearly all of it was email.
  const channel = sourceMessage?.channel ?? 'email'
  if (binding === 'bound') {
    return way.show({ request, reply, reader: { feed, person, token: way.text }, subject, channel })
  }
  if (way.turnAway)
    return way.turnAway({ request, feed, token: way.text, subject, channel, binding, sourceMessage })
  void reply.code(410)
  return movedPage(feed, way.text, way.token.kind === 'preferences')
}
