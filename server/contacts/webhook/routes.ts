/** The contact webhook (spec "Contact webhook"): no key, and an empty body on every failure. */
import { declared } from '../../http/declared-errors.ts'
import type { Http } from '../../http/http.ts'
import { sendJson } from '../../http/replies.ts'
import { validatorCompiler } from '../../http/validation.ts'
import type { Db } from '../../platform/database.ts'
import type { ContactWriter } from '../upsert.ts'
import { bodyOf, bytesIn, takeBodies } from './bodies.ts'
import { admitCallers, type CallerDependencies } from './callers.ts'
import { openCallLog } from './calls.ts'
import { deliver, mustBeReadable } from './delivery.ts'
import { openFieldsReader } from './read-in-thread.ts'
import { openReception } from './reception.ts'
import { contactInputOf, ignoredKeys, isTrapped, readingOf, redirectOf, sketchOf } from './rules.ts'
import { shownText } from './shown-text.ts'
import { Body, Delivered, DeliveryQuery, LedOn, Preview, TrustHeaders, WebhookId } from './schemas.ts'

interface WebhookDependencies extends CallerDependencies {
  readonly db: Db
  readonly contacts: ContactWriter
}

/** Trust is shown by what may be sent beside the id (trust.ts). */
const ENDPOINT = {
  access: 'public',
  anyOrigin: true,
  silentFailures: true,
  mendsText: true,
  ownRateLimit: true,
  errors: [declared('webhook-key-wrong'), declared('forms-busy')],
} as const

/** To be registered by itself: its bodies, its rates and its failures are unlike those of the other routes. */
export async function contactWebhookRoutes(http: Http, dependencies: WebhookDependencies): Promise<void> {
  const callerOf = await admitCallers(http, dependencies)
  const { db } = dependencies
  const reception = openReception(db, dependencies.contacts)
  const calls = openCallLog(db, (error) =>
    http.log.warn({ err: error }, 'the log of calls could not be written'),
  )
  const reader = openFieldsReader()
  http.addHook('onClose', async () => void (await Promise.all([calls.close(), reader.close()])))
  takeBodies(http)
  validateAllButBodies(http)

  http.post(
    '/:webhookId',
    {
      config: ENDPOINT,
      schema: {
        operationId: 'deliverContact',
        summary: 'Add or update a contact from a form or another system',
        description:
          'A contact with the same email or phone is updated, not duplicated; new contacts are subscribed to email ' +
          'and SMS. A form post with an allowed `redirect` is answered with 303. Failures have an empty body; one that ' +
          'names nobody is kept for 14 days to be replayed.',
        tags: ['Contact webhook'],
        params: WebhookId,
        headers: TrustHeaders,
        querystring: DeliveryQuery,
        body: Body,
        response: { 200: Delivered, 303: LedOn },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { isImport = false } = request.query
      const body = await deliver(request, caller, isImport, { db, reception, calls, reader })
      const redirect = redirectOf(body, caller.webhook.origins)
      if (redirect !== undefined) return reply.redirect(redirect, 303)
      return { status: 'success' }
    },
  )

  http.post(
    '/test/:webhookId',
    {
      // What it says of a contact is for its sender alone, never for a page that somebody visits.
      config: { ...ENDPOINT, anyOrigin: false },
      schema: {
        operationId: 'previewContact',
        summary: 'See what a delivery would make, without storing anything',
        description:
          'Takes what the webhook takes. Trusted, it shows the contact as it would be; one that would be new has an id ' +
          'of the moment. Without trust it shows what was sent, normalised, whether there is such a contact or not.',
        tags: ['Contact webhook'],
        params: WebhookId,
        headers: TrustHeaders,
        querystring: DeliveryQuery,
        body: Body,
        response: { 200: Preview },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { webhook, isTrusted } = caller
      const { body } = await shownText(db, webhook.workspaceId, bodyOf(request))
      const fields = await reader.read(caller, body.pairs, bytesIn(request))
      const rest = {
        read: Object.fromEntries(fields.read),
        fields: readingOf(fields),
        ignored: ignoredKeys(fields, body, redirectOf(body, webhook.origins)),
      }
      if (isTrusted && isTrapped(body, webhook.honeypot)) {
        return { status: 'success', contact: null, action: 'none' as const, ...rest, note: null }
      }
      mustBeReadable(request, fields)
      const input = contactInputOf(fields, body.files, {
        isImport: request.query.isImport ?? false,
        isTrusted,
        doubleOptIn: webhook.doubleOptIn,
      })
      if (!isTrusted) {
        const note = input.note?.text ?? null
        const contact = sketchOf(fields)
        return { status: 'success', contact, action: 'store' as const, ...rest, note }
      }
      const { record, isNew, note } = await reception.preview(webhook.workspaceId, input)
      const members = { action: isNew ? 'create' : 'update', ...rest, note }
      return sendJson(reply, `{"status":"success","contact":${record},${JSON.stringify(members).slice(1)}`)
    },
  )
}

/** A body is read in whatever words it comes; its schema is there for the documentation. */
function validateAllButBodies(http: Http): void {
  http.setValidatorCompiler((part) => (part.httpPart === 'body' ? () => true : validatorCompiler(part)))
}
