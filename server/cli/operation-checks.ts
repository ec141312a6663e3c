/** What `doctor` asks of an installation at work: who is waited for, what is left behind, where its links lead, what is backed up. */
import { isLoopback, readSmtpUrls } from '../platform/smtp/server-url.ts'
import { findSender, listOutboxOnly } from '../messaging/settings-store.ts'
import { findLateBackup } from '../platform/backup-record.ts'
import { now } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { connectionRoom } from '../platform/connection-room.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { listAllWorkspaces } from '../workspaces/store.ts'
import type { Finding } from './checks.ts'

/** What is due for longer waits for something. */
const LATE_MINUTES = 10
const ANSWER_MILLISECONDS = 3_000
const ASKED_WORKSPACES = 200

/** Mail that leaves the machine with links that lead to it alone: pictures, unsubscribing, posts. */
export function linksCheck({ PUBLIC_URL: url, SMTP_URL }: Pick<Config, 'PUBLIC_URL' | 'SMTP_URL'>): Finding {
  const check = 'links'
  const leadsHere = isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''))
  const leaves = SMTP_URL !== undefined && readSmtpUrls(SMTP_URL).some(({ host }) => !isLoopback(host))
  if (!leadsHere) return { check, ok: true, says: `in mails lead to ${url}` }
  if (!leaves) return { check, ok: true, says: `lead to ${url}, and no mail leaves this machine by SMTP_URL` }
  return {
    check,
    ok: false,
    says: `mail goes out by SMTP_URL, and its links lead to ${url}, which readers cannot reach`,
    mend: 'set PUBLIC_URL to the address that people know, such as https://news.example.com',
  }
}

export async function postalCheck(db: Db): Promise<Finding> {
  const check = 'postal addresses'
  const missing: string[] = []
  for (const { id, handle } of (await listAllWorkspaces(db)).slice(0, ASKED_WORKSPACES)) {
    const sender = await findSender(db, id)
    if (sender && sender.senderEmail !== null && !sender.postalAddress) missing.push(handle)
  }
  const [first] = missing
  if (first === undefined) return { check, ok: true, says: 'every sender has one' }
  return {
    check,
    ok: true,
    says: `${missing.slice(0, 3).join(', ')} ${missing.length > 3 ? `and ${missing.length - 3} more send` : 'send'} without one, which many countries ask for in the foot of a mail`,
    mend: `tidings workspace set ${first} --postal-address "Street 1, City"`,
  }
}

export async function deadLetterCheck(db: Db): Promise<Finding> {
  const check = 'dead letters'
  const rows = await db.rows<{ workspaceId: string; n: number }>(sql`
    select workspace_id, count(*)::int as n from event_failure group by workspace_id order by n desc`)
  const [first] = rows
  if (!first) return { check, ok: true, says: 'none' }
  const sum = rows.reduce((sum, { n }) => sum + n, 0)
  const mend = `tidings event list --workspace ${first.workspaceId} says why; mended, tidings event retry gives them back`
  return { check, ok: true, says: `${sum} events that a flow, welcome or webhook failed on`, mend }
}

/** What is due and not done: nobody works, or somebody outside is slow. */
export async function queueCheck(db: Db): Promise<Finding> {
  const check = 'queues'
  const since = new Date(now().getTime() - LATE_MINUTES * 60_000).toISOString()
  const [late] = await db.rows<{ mailings: number; webhooks: number }>(sql`
    select
      (select count(*)::int from mailing where status = 'sending' and next_due < ${since}::timestamptz) as mailings,
      (select count(*)::int from webhook_message where state = 'waiting' and due < ${since}::timestamptz) as webhooks`)
  const { mailings = 0, webhooks = 0 } = late ?? {}
  if (mailings + webhooks === 0)
    return { check, ok: true, says: `nothing is due for more than ${LATE_MINUTES} minutes` }
  return {
    check,
    ok: true,
    says: `${mailings} mailings and ${webhooks} messages of webhooks are due for more than ${LATE_MINUTES} minutes`,
    mend: 'see that a process with --role all or worker runs, and look at its log',
  }
}

/** A server that answers where ours would, and knows none of our workspaces, belongs to another installation. */
export async function strangerCheck(db: Db, address: string): Promise<Finding | undefined> {
  const [workspace] = await listAllWorkspaces(db)
  if (!workspace) return undefined
  const status = await fetch(`${address}/api/${workspace.id}/posts?$limit=1`, {
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  }).then(
    (answer) => answer.status,
    () => undefined,
  )
  if (status !== 404) return undefined
  return {
    check: 'installation',
    ok: false,
    says: `another installation of Tidings answers at ${address}: it does not know ${workspace.handle}`,
    mend: 'stop that one, or set PORT to another number; or point DATA_DIR or DATABASE_URL to its data',
  }
}

/** Workspaces that send nothing because they are set so: a warning, since it may be wanted, and may be forgotten. */
export async function outboxCheck(db: Queryable): Promise<Finding> {
  const check = 'outbox'
  const [first, ...others] = await listOutboxOnly(db)
  if (!first) return { check, ok: true, says: 'no workspace is set to keep all its messages there' }
  const more = others.length > 0 ? ` (and ${others.length} more workspaces)` : ''
  return {
    check,
    ok: true,
    says: `${first.name}${more} keeps all its messages there: nothing of it is sent`,
    mend: `if it is to send: tidings workspace set ${first.handle} --outbox-only false`,
  }
}

/** When the last backup was written: a warning, since nobody is stopped; what is not backed up is lost with its disk. */
export async function backupCheck(
  db: Queryable,
  { BACKUP_REMINDER_DAYS: backupReminderDays }: Pick<Config, 'BACKUP_REMINDER_DAYS'>,
): Promise<Finding> {
  const check = 'backups'
  if (backupReminderDays === 0) return { check, ok: true, says: 'are not watched (BACKUP_REMINDER_DAYS=0)' }
  const late = await findLateBackup(db, { backupReminderDays })
  if (!late)
    return { check, ok: true, says: `none is due: one is asked for every ${backupReminderDays} days` }
  const says = late.made === null ? 'none was ever made' : `the last is of ${late.made.slice(0, 10)}`
  const mend = 'run tidings backup FILE, best every night; BACKUP_REMINDER_DAYS=0 where you have others'
  return { check, ok: true, says, mend }
}

/** No fault: they may never all be asked for at once. */
export async function roomCheck(db: Db, config: Config): Promise<Finding> {
  return { check: 'connections', ok: true, ...(await connectionRoom(db, config)) }
}
