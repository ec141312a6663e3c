/**
 * Who vouches for a delivery. The webhook's id stands in the HTML of public forms, so it proves nothing: trust is shown
 * by an API key of the workspace, or by the webhook's own secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { mustGrant, type KeyRing } from '../../http/authentication.ts'
import { encodeBase62 } from '../../lib/base62.ts'
import type { Db } from '../../platform/database.ts'
import { readSecret } from '../../platform/secrets.ts'
import { refuse } from '../../refusals.ts'
import type { Webhook } from './store.ts'

/** What a secret is made of beside the key of the installation. */
export type SecretOf = Pick<Webhook, 'id' | 'secretVersion'>

export interface WebhookSecrets {
  /** `whk_` and 43 letters and digits. */
  of(webhook: SecretOf): string
}

/** Where a sender may put what shows its trust; `?key=` is for systems that cannot set a header. */
export const SECRET_HEADER = 'x-webhook-key'

/** Secrets are not stored: they are made from one key of the installation, by HMAC-SHA-256. */
export async function openWebhookSecrets(db: Db): Promise<WebhookSecrets> {
  const key = await readSecret(db, 'contact-webhooks')
  return {
    of({ id, secretVersion }) {
      const digest = createHmac('sha256', key).update(`${id} ${secretVersion}`).digest()
      return `whk_${encodeBase62(digest, 43)}`
    },
  }
}

export interface TrustDependencies {
  readonly keys: KeyRing
  readonly secrets: WebhookSecrets
  /** Called before the database is asked for a key; may refuse. */
  readonly beforeReading: () => void
}

/**
 * Whether `request` shows trust; not, when it shows nothing. A key or secret that is there and wrong is refused with 403
 * instead of being passed over: its sender believes to be trusted, and must learn that it is not.
 */
export async function isTrusted(
  request: FastifyRequest,
  webhook: Webhook,
  { keys, secrets, beforeReading }: TrustDependencies,
): Promise<boolean> {
  // Not yet validated here: a repeated parameter is a list.
  const { key } = request.query as { readonly key?: unknown }
  const shown = [request.headers[SECRET_HEADER], key].filter((one) => one !== undefined)
  const apiKey = request.headers['x-api-key']
  if (!shown.every((one) => isSame(one, secrets.of(webhook)))) refuse('webhook-key-wrong')
  if (apiKey === undefined) return shown.length > 0
  const caller = await keys.authenticate(String(apiKey), beforeReading)
  mustGrant(caller, 'contacts:read-write')
  if (caller.workspaceId !== webhook.workspaceId) refuse('webhook-key-wrong')
  return true
}

/** In constant time, whatever is shown. */
function isSame(shown: unknown, secret: string): boolean {
  const given = Buffer.from(typeof shown === 'string' ? shown : '')
  const right = Buffer.from(secret)
  return given.length === right.length && timingSafeEqual(given, right)
}
