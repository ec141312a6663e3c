/** What wants a hand in a workspace, the worst first: what the first page shows. */
import { countStanding, type Standing } from '../campaigns/standing-store.ts'
import { listRequests } from '../campaigns/post-requests/store.ts'
import { listFailures } from '../events/failure-store.ts'
import { now } from '../platform/clock.ts'
import { findLateBackup, type BackupReminder } from '../platform/backup-record.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { alignedDomains } from '../messaging/domains/rules.ts'
import { listDomains, type SenderDomain } from '../messaging/domains/store.ts'
import { listOutages } from '../messaging/ledger/outage-store.ts'
import { countReturned } from '../messaging/mailings/returned-store.ts'
import { findSender, type Sender } from '../messaging/settings-store.ts'
import { readLog } from '../webhooks/log-store.ts'
import type { Attention } from './home-schemas.ts'

export interface AttentionOptions extends BackupReminder {
  readonly db: Db
  readonly smtpUrl: string | undefined
}

/** More are as many. */
const DEAD_LETTERS_COUNTED = 100
const RETURNED_DAYS = 30
const DAY_MILLISECONDS = 86_400_000
/** Of fewer messages a share says nothing; receivers begin to turn senders away at about a twentieth. */
const [LEAST_SENT, BOUNCED_SHARE] = [50, 0.05]

/** `may`: what the role of whoever looks allows; nothing is shown that others alone can see. */
export async function findAttention(
  options: AttentionOptions,
  workspaceId: string,
  may: (permission: string) => boolean,
): Promise<Attention[]> {
  const { db } = options
  const standing = await countStanding(db, workspaceId)
  return [
    ...(await outages(db, workspaceId)),
    ...campaigns(standing),
    ...(await bounces(db, workspaceId)),
    ...(may('outbox:write') ? await deadLetters(db, workspaceId) : []),
    ...(may('posts:review') ? await suggested(db, workspaceId) : []),
    ...(await sending(options, workspaceId, may('settings:read'))),
    ...(may('settings:read') ? await backups(options) : []),
  ]
}

async function outages(db: Queryable, workspaceId: string): Promise<Attention[]> {
  const away = await listOutages(db, workspaceId)
  return away.map(({ channel, since }) => ({ name: 'server-away', subject: channel, at: since }))
}

function campaigns({ failed, paused }: Standing): Attention[] {
  return [...counted('campaigns-failed', failed), ...counted('campaigns-paused', paused)]
}

async function bounces(db: Queryable, workspaceId: string): Promise<Attention[]> {
  const { sent, bounced } = await countReturned(
    db,
    workspaceId,
    leastIdAt(new Date(now().getTime() - RETURNED_DAYS * DAY_MILLISECONDS)),
  )
  const isMuch = sent >= LEAST_SENT && bounced >= sent * BOUNCED_SHARE
  return isMuch ? [{ name: 'bounces', count: Math.round((bounced / sent) * 100) }] : []
}

async function deadLetters(db: Queryable, workspaceId: string): Promise<Attention[]> {
  const [events, webhooks] = await Promise.all([
    listFailures(db, workspaceId, DEAD_LETTERS_COUNTED),
    readLog(db, workspaceId, { state: 'failed', limit: DEAD_LETTERS_COUNTED }),
  ])
  return counted('dead-letters', events.length + webhooks.length)
}

async function suggested(db: Queryable, workspaceId: string): Promise<Attention[]> {
  const { total } = await listRequests(db, workspaceId, { states: ['suggested'], offset: 0, limit: 1 })
  return counted('posts-suggested', total)
}

/** Without a sender nothing goes, which everybody is to know; the rest only who can mend it. */
async function sending(
  { db, smtpUrl }: AttentionOptions,
  workspaceId: string,
  maySet: boolean,
): Promise<Attention[]> {
  const sender = await findSender(db, workspaceId)
  if (!sender) return []
  if (sender.senderEmail === null) return [{ name: 'sender-missing' }]
  if (!maySet) return []
  return [
    ...(await signing(db, workspaceId, sender)),
    ...(sender.postalAddress === null ? [{ name: 'postal-address-missing' } as const] : []),
    ...outboxLines(sender, smtpUrl),
  ]
}

function outboxLines({ outboxOnly, smtpUrl: own }: Sender, smtpUrl: string | undefined): Attention[] {
  if (outboxOnly) return [{ name: 'outbox-only' }]
  return (own ?? smtpUrl) ? [] : [{ name: 'no-mail-server' }]
}

async function signing(db: Queryable, workspaceId: string, { senderEmail }: Sender): Promise<Attention[]> {
  const own = await findSigner(db, workspaceId, senderEmail ?? '')
  if (!own) return [{ name: 'domain-unsigned', subject: hostOf(senderEmail ?? '') }]
  const fails = own.checks?.some(({ verdict }) => verdict === 'fail') === true
  return fails ? [{ name: 'domain-failing', subject: own.domain }] : []
}

/** The domain with a key that signs for this address, if the workspace has one. */
export async function findSigner(
  db: Queryable,
  workspaceId: string,
  senderEmail: string,
): Promise<SenderDomain | undefined> {
  const aligned = alignedDomains(hostOf(senderEmail))
  return (await listDomains(db, { workspaceId })).find(({ domain }) => aligned.includes(domain))
}

function hostOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

async function backups({ db, backupReminderDays }: AttentionOptions): Promise<Attention[]> {
  const late = await findLateBackup(db, { backupReminderDays })
  return late ? [{ name: 'backup-late', ...(late.made === null ? {} : { at: late.made }) }] : []
}

function counted(name: Attention['name'], count: number): Attention[] {
  return count > 0 ? [{ name, count }] : []
}

/** The least UUIDv7 (RFC 9562, 5.7) of a millisecond: what was made later has a greater one. */
function leastIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
