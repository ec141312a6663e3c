/** The endpoints for gateways: what people answer, and what became of messages (docs/decisions/sms.md). */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../../http/http.ts'
import { callerAddress, mustBeWithinRate } from '../../http/rate-limit.ts'
import { escapeHtml } from '../../lib/html.ts'
import { rateLimiter, type Rate } from '../../lib/rate.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { readSecret } from '../../platform/secrets.ts'
import { isSignedByTwilio, type TwilioAccount } from '../../platform/sms/twilio.ts'
import { refuse } from '../../refusals.ts'
import { bodyOf, takeBodies, type SentBody } from '../../contacts/webhook/bodies.ts'
import { openKnownWebhooks } from '../../contacts/webhook/known-webhooks.ts'
import { openCredentials } from '../bounces/credentials.ts'
import { readToken } from '../../contacts/consent/tokens.ts'
import { receiveSms } from './inbound.ts'
import { recordStatus } from './status.ts'
import { readStatus } from './status-rules.ts'

interface SmsRouteOptions {
  readonly db: Db
  readonly publicUrl: string
  /** Whose signature every post has to carry, when SMS_URL names such a gateway. */
  readonly account: TwilioAccount | undefined
  /** Calls with an id or token that is not ours, for each address. */
  readonly strangerRate: Rate
}

/** Thousands answer within minutes of a campaign, through a handful of addresses; a STOP must not be turned away. */
const PER_WORKSPACE: Rate = { perMinute: 6_000, burst: 6_000 }
/** Of what comes with neither key nor signature, which may be anybody's: apart, so that it takes nothing from the gateway. */
const UNPROVEN_PER_ADDRESS: Rate = { perMinute: 60, burst: 60 }
const UNPROVEN_PER_WORKSPACE: Rate = { perMinute: 600, burst: 600 }

const CONFIG = { access: 'public', silentFailures: true, mendsText: true, ownRateLimit: true } as const
const BODY_BYTES = 65_536

/** To be registered by itself, under /webhooks: its bodies, its rates and its failures are its own. */
export async function smsRoutes(http: Http, options: SmsRouteOptions): Promise<void> {
  const { db } = options
  const secret = await readSecret(db, 'tokens')
  const webhooks = await openKnownWebhooks(db)
  const { isReportKey } = await openCredentials(db)
  const perWorkspace = rateLimiter(PER_WORKSPACE)
  const unprovenPerAddress = rateLimiter(UNPROVEN_PER_ADDRESS)
  const unprovenPerWorkspace = rateLimiter(UNPROVEN_PER_WORKSPACE)
  const strangers = rateLimiter(options.strangerRate)
  http.addHook('onClose', () => webhooks.close())
  takeBodies(http)

  const countStranger = (request: FastifyRequest, reply: FastifyReply): void =>
    mustBeWithinRate(strangers, callerAddress(request), reply)
  const mustBeOpen = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!strangers.isOpen(callerAddress(request), now().getTime())) countStranger(request, reply)
  }
  const mustBeSigned = (request: FastifyRequest, reply: FastifyReply, body: SentBody): void => {
    if (isSigned(request, body, options)) return
    countStranger(request, reply)
    refuse('signature-wrong')
  }

  http.post(
    '/sms/:webhookId',
    {
      config: CONFIG,
      bodyLimit: BODY_BYTES,
      schema: {
        hide: true,
        params: Type.Object({ webhookId: Type.String() }),
        querystring: Type.Object({ key: Type.Optional(Type.String()) }),
      },
    },
    async (request, reply) => {
      const { key } = request.query
      const webhook = await webhooks.find(request.params.webhookId, () => mustBeOpen(request, reply))
      if (!webhook || (key !== undefined && !isReportKey(webhook.workspaceId, key))) {
        countStranger(request, reply)
        return refuse('webhook-unknown')
      }
      const body = bodyOf(request)
      mustBeSigned(request, reply, body)
      const isProven = options.account !== undefined || key !== undefined
      if (!isProven) mustBeWithinRate(unprovenPerAddress, callerAddress(request), reply)
      mustBeWithinRate(isProven ? perWorkspace : unprovenPerWorkspace, webhook.workspaceId, reply)
      const words = await receiveSms(
        db,
        { ...webhook, isProven },
        {
          from: memberOf(body, 'from'),
          to: memberOf(body, 'to'),
          text: memberOf(body, 'text', 'body'),
          providerId: memberOf(body, 'messagesid', 'smssid', 'id'),
        },
      )
      if (body.isForm) return reply.type('text/xml; charset=utf-8').send(twiml(words))
      return { status: 'success', ...(words === undefined ? {} : { reply: words }) }
    },
  )

  http.post(
    '/sms-status/:token',
    {
      config: CONFIG,
      bodyLimit: BODY_BYTES,
      schema: { hide: true, params: Type.Object({ token: Type.String() }) },
    },
    async (request, reply) => {
      mustBeOpen(request, reply)
      const token = readToken(secret, 'callback', request.params.token)
      if (!token) {
        countStranger(request, reply)
        return refuse('webhook-unknown')
      }
      const body = bodyOf(request)
      mustBeSigned(request, reply, body)
      const word = memberOf(body, 'messagestatus', 'smsstatus', 'status') ?? refuse('sms-status-missing')
      const error = memberOf(body, 'errorcode', 'error')
      const status = readStatus(word, error, memberOf(body, 'errormessage', 'message'))
      // A word of a gateway's own is not a fault of its: it would only post it again.
      if (status) {
        const isKnown = await recordStatus(
          db,
          token,
          status,
          memberOf(body, 'messagesid', 'id')?.slice(0, 200),
        )
        if (!isKnown) return refuse('webhook-unknown')
      }
      return reply.code(204).send()
    },
  )
}

/** The address as the gateway was given it, which a proxy may have changed on the way. */
function isSigned(
  { headers, url }: FastifyRequest,
  body: SentBody,
  { account, publicUrl }: SmsRouteOptions,
): boolean {
  if (!account) return true
  const signature = headers['x-twilio-signature']
  const given = Array.isArray(signature) ? signature[0] : signature
  return body.isForm && isSignedByTwilio(account.token, given, `${publicUrl}${url}`, formPairs(body))
}

/** What such a gateway does next: send these words, or nothing. */
function twiml(words: string | undefined): string {
  const message = words === undefined ? '' : `<Message>${escapeHtml(words)}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`
}

/**
 * A member of what a gateway posts, by any of its usual names, as text, trimmed and mended; undefined when none of them
 * is there with a text or a number.
 */
function memberOf({ pairs }: SentBody, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const [, value] = pairs.find(([key]) => key.toLowerCase() === name) ?? []
    const isWord = typeof value === 'string' || typeof value === 'number'
    // PostgreSQL keeps no NUL, and nothing keeps half of a surrogate pair.
    const text = isWord ? String(value).replaceAll('\0', '').toWellFormed().trim() : ''
    if (text !== '') return text
  }
  return undefined
}

/** The pairs of a form as they were signed. */
function formPairs({ pairs }: SentBody): readonly (readonly [string, string])[] {
  return pairs.map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const)
}
