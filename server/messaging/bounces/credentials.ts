/** What opens the endpoints for reports: which links are ours, and whose word is believed about an address alone. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../platform/database.ts'
import { readSecret } from '../../platform/secrets.ts'
import { readToken } from '../../contacts/consent/tokens.ts'
import { refuse } from '../../refusals.ts'
import { readReturnPath } from '../email/return-path.ts'
import { ADAPTERS } from './providers/adapters.ts'
import type { ReadLink } from './read-mail.ts'
import { findWebhookId } from './store.ts'

const KEY_BYTES = 16

/**
 * The `key` of a workspace's report addresses: 22 characters. Its webhook id stands in every form that it has on public
 * pages, so the id alone does not make anybody believed who says that some address bounced.
 */
export async function reportKey(db: Db, workspaceId: string): Promise<string> {
  return keyOf(await readSecret(db, 'reports'), workspaceId)
}

/** Where a workspace's bounces, complaints, callbacks and replies by SMS are posted, the key with them; by what each is for. */
export async function reportAddresses(
  db: Db,
  workspaceId: string,
  publicUrl: string,
): Promise<Readonly<Record<string, string>>> {
  const webhookId = (await findWebhookId(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const key = await reportKey(db, workspaceId)
  const senders = [...ADAPTERS.keys()].map((provider) => [provider, `email-events/${webhookId}/${provider}`])
  const all = [['bounces', `bounces/${webhookId}`], ['sms', `sms/${webhookId}`], ...senders]
  return Object.fromEntries(all.map(([name, path]) => [name, `${publicUrl}/webhooks/${path}?key=${key}`]))
}

/** The secrets read once, for as long as the program runs. */
export interface Credentials {
  isReportKey(workspaceId: string, key: string): boolean
  /** Reads the signed links and return paths of our messages. */
  readonly readLink: ReadLink
}

export async function openCredentials(db: Db): Promise<Credentials> {
  const [reports, tokens] = [await readSecret(db, 'reports'), await readSecret(db, 'tokens')]
  return {
    isReportKey: (workspaceId, key) => {
      const right = Buffer.from(keyOf(reports, workspaceId))
      const given = Buffer.from(key)
      return given.length === right.length && timingSafeEqual(given, right)
    },
    readLink: (token) => {
      const { workspaceId, deliveryId } =
        readToken(tokens, 'preferences', token) ?? readReturnPath(tokens, token) ?? {}
      return workspaceId && deliveryId ? { workspaceId, deliveryId } : undefined
    },
  }
}

function keyOf(secret: Buffer, workspaceId: string): string {
  return createHmac('sha256', secret)
    .update(workspaceId)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url')
}
