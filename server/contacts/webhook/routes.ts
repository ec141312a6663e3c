/** The contact webhook (spec "Contact webhook"): no key, and an empty body on every failure. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '../../http/http.ts'
import { callerAddress, mustBeWithinRate } from '../../http/rate-limit.ts'
import { sendJson } from '../../http/replies.ts'
import { validatorCompiler } from '../../http/validation.ts'
import { rateLimiter, type Rate } from '../../lib/rate.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import type { ContactLanes } from '../upsert.ts'
import { takeBodies, type SentBody } from './bodies.ts'
import { readFields, type WebhookFields } from './fields.ts'
import { openKnownWebhooks, type KnownWebhooks } from './known-webhooks.ts'
import { openReception } from './reception.ts'
import { arrivalOf, ignoredKeys, isTrapped, proofOf, redirectOf } from './rules.ts'
import { Body, Delivered, ImportQuery, LedOn, Preview, WebhookId } from './schemas.ts'
import type { Webhook } from './store.ts'
import { textOf } from './values.ts'

interface WebhookDependencies {
  readonly db: Db
  readonly contacts: ContactLanes
  /** Calls a minute for each webhook id and address. */
  readonly perMinute: number
  /** Calls with an id that is not there, for each address. */
  readonly strangerRate: Rate
}

const DOOR = {
  access: 'public',
  anyOrigin: true,
  silentFailures: true,
  mendsText: true,
  ownRateLimit: true,
} as const

/** To be registered by itself: its bodies, its rates and its failures are unlike those of the other routes. */
export async function contactWebhookRoutes(http: Http, dependencies: WebhookDependencies): Promise<void> {
  const webhookOf = await admitCallers(http, dependencies)
  const reception = openReception(dependencies.db, dependencies.contacts)
  takeBodies(http)
  validateAllButBodies(http)

  http.post(
    '/:webhookId',
    {
      config: DOOR,
      schema: {
        operationId: 'deliverContact',
        summary: 'Add or update a contact from a form or another system',
        description:
          'A contact with the same email or phone is updated, not duplicated; new contacts are subscribed to email ' +
          'and SMS. A form post with an allowed `redirect` is answered with 303. Failures have an empty body.',
        tags: ['Contact webhook'],
        params: WebhookId,
        querystring: ImportQuery,
        body: Body,
        response: { 200: Delivered, 303: LedOn },
      },
    },
    async (request, reply) => {
      const webhook = webhookOf(request)
      const body = bodyOf(request)
      if (!isTrapped(body, webhook.honeypot)) {
        const fields = readFields(body.pairs, webhook.customFields, webhook.country)
        mustBeReadable(request, fields)
        const arrival = arrivalOf(fields, body.files, {
          isImport: isImport(request.query),
          doubleOptIn: webhook.doubleOptIn,
        })
        const proof = proofOf(body, isImport(request.query), callerIn(request))
        await reception.store(webhook.workspaceId, { ...arrival, proof })
      }
      const redirect = redirectOf(body, webhook.origins)
      if (redirect !== undefined) return reply.redirect(redirect, 303)
      return { status: 'success' }
    },
  )

  http.post(
    '/test/:webhookId',
    {
      config: DOOR,
      schema: {
        operationId: 'previewContact',
        summary: 'See what a delivery would make, without storing anything',
        description:
          'Takes what the webhook takes. A contact that would be new is shown with an id of the moment.',
        tags: ['Contact webhook'],
        params: WebhookId,
        querystring: ImportQuery,
        body: Body,
        response: { 200: Preview },
      },
    },
    async (request, reply) => {
      const webhook = webhookOf(request)
      const body = bodyOf(request)
      const fields = readFields(body.pairs, webhook.customFields, webhook.country)
      const rest = {
        read: Object.fromEntries(fields.read),
        ignored: ignoredKeys(fields, body, redirectOf(body, webhook.origins)),
      }
      if (isTrapped(body, webhook.honeypot)) {
        return { status: 'success', contact: null, action: 'none' as const, ...rest, note: null }
      }
      mustBeReadable(request, fields)
      const arrival = arrivalOf(fields, body.files, {
        isImport: isImport(request.query),
        doubleOptIn: webhook.doubleOptIn,
      })
      const { record, isNew } = await reception.preview(webhook.workspaceId, arrival)
      const members = { action: isNew ? 'create' : 'update', ...rest, note: arrival.note?.text ?? null }
      return sendJson(reply, `{"status":"success","contact":${record},${JSON.stringify(members).slice(1)}`)
    },
  )
}

/**
 * Before the body is read: 404 for an id that is not there, 429 past the limit. Who asks for ids that are not there is
 * counted by address, and past that limit costs no look-up any more.
 */
async function admitCallers(http: Http, { db, perMinute, strangerRate }: WebhookDependencies) {
  const webhooks: KnownWebhooks = await openKnownWebhooks(db)
  const perCaller = rateLimiter({ perMinute, burst: perMinute })
  const strangers = rateLimiter(strangerRate)
  const admitted = new WeakMap<object, Webhook>()
  http.addHook('onClose', () => webhooks.close())
  http.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Both routes have it in their path.
    const { webhookId } = request.params as { webhookId: string }
    const address = callerAddress(request)
    const countStranger = (): void => mustBeWithinRate(strangers, address, reply)
    const webhook = await webhooks.find(webhookId, () => {
      if (!strangers.isOpen(address, now().getTime())) countStranger()
    })
    if (!webhook) {
      countStranger()
      refuse('webhook-unknown')
    }
    mustBeWithinRate(perCaller, `${webhookId} ${address}`, reply)
    admitted.set(request, webhook)
  })
  return (request: object): Webhook => admitted.get(request) ?? refuse('webhook-unknown')
}

/** A body is read in whatever words it comes; its schema is there for the documentation. */
function validateAllButBodies(http: Http): void {
  const compile = validatorCompiler()
  http.setValidatorCompiler((part) => (part.httpPart === 'body' ? () => true : compile(part)))
}

function bodyOf({ body }: { readonly body: unknown }): SentBody {
  // Made by takeBodies alone; without a body and its type there is none.
  return (body as SentBody | undefined) ?? refuse('body-malformed', 'it is empty')
}

/** The sender hears only the status, so the log says which fields were wrong; never what they held. */
function mustBeReadable({ log }: Pick<FastifyRequest, 'log'>, { problems }: WebhookFields): void {
  if (problems.length === 0) return
  log.info({ problems: problems.slice(0, 20) }, 'a delivery to the contact webhook was refused')
  refuse('input-invalid', problems)
}

function callerIn({ ip, headers }: FastifyRequest) {
  return { ip, userAgent: textOf(headers['user-agent']) }
}

function isImport(query: { readonly isImport?: string }): boolean {
  return query.isImport === 'true' || query.isImport === '1'
}
