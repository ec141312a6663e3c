/** What `doctor` looks at, one question a function: how it is, and how to mend what is wrong. */
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PoolConfig } from 'pg'
import { findMiscounts, recount, type Miscount } from '../query/counter-audit.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'
import { listDoubted } from '../messaging/bounce-watch/store.ts'
import { listSendersWithoutKey } from '../messaging/domains/store.ts'
import { listOutages } from '../messaging/ledger/outage-store.ts'
import { awaySentence } from '../messaging/sending/words.ts'
import { countUnproven } from '../messaging/sms/store.ts'
import { now } from '../platform/clock.ts'
import { pendingMigrations } from '../platform/migrations.ts'
import { mustOpen } from '../platform/sealing/prepare.ts'
import { countSeals } from '../platform/sealing/store.ts'
import { sql } from '../platform/sql.ts'

export interface Finding {
  readonly check: string
  readonly ok: boolean
  /** How it is. */
  readonly says: string
  /** What to do about it. */
  readonly mend?: string
}

const GIB = 2 ** 30
/** Below this PostgreSQL's own log of changes may no longer fit. */
const LEAST_FREE_BYTES = GIB
/** Times that people see, and wake-ups of scheduled campaigns, go by the server's clock. */
const CLOCK_SECONDS = 5
const UNPROVEN_DAYS = 30
const ANSWER_MILLISECONDS = 3_000

export function folderCheck({ DATA_DIR }: Config): Finding {
  const check = 'data folder'
  const existing = nearestExisting(DATA_DIR)
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK)
    const isThere = existing === DATA_DIR
    return { check, ok: true, says: isThere ? DATA_DIR : `${DATA_DIR} will be made at the first start` }
  } catch {
    const mend = `give ${existing} to user ${process.getuid?.() ?? '?'}, or set DATA_DIR to another folder`
    return { check, ok: false, says: `${existing} cannot be written to`, mend }
  }
}

export function diskCheck({ DATA_DIR }: Config): Finding {
  const { bavail, bsize } = statfsSync(nearestExisting(DATA_DIR))
  const says = `${((bavail * bsize) / GIB).toFixed(1)} GiB free`
  const mend = 'make room on the disk of DATA_DIR, or move the folder to a larger one'
  const isTight = bavail * bsize < LEAST_FREE_BYTES
  return { check: 'disk', ok: !isTight, says, ...(isTight && { mend }) }
}

/** Is there a database to look at? A new installation has none before its first start. */
export function hasDatabase({ DATABASE_URL, DATA_DIR }: Config): boolean {
  return DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'postgres'))
}

export async function versionCheck(db: Db, place: string): Promise<Finding> {
  const [row] = await db.rows<{ version: string }>(sql`select current_setting('server_version') as version`)
  return { check: 'database', ok: true, says: `PostgreSQL ${row?.version ?? '?'} answers at ${place}` }
}

export async function schemaCheck(connection: PoolConfig): Promise<Finding> {
  const pending = await pendingMigrations(connection)
  const check = 'schema'
  if (pending.length === 0) return { check, ok: true, says: 'up to date' }
  return { check, ok: false, says: `misses ${pending.join(', ')}`, mend: 'run tidings migrate' }
}

/** With `mends` what is wrong is set right, and printed. */
export async function counterCheck(db: Db, mends: boolean): Promise<Finding> {
  const check = 'counters'
  const miscounts = mends ? await recount(db) : await findMiscounts(db)
  if (miscounts.length === 0) return { check, ok: true, says: 'equal the rows' }
  const says = miscounts.slice(0, 5).map(describe).join('; ')
  if (mends) return { check, ok: true, says: `set right: ${says}` }
  return { check, ok: false, says, mend: 'run tidings doctor --recount, and tell us how it came about' }
}

/** No fault: the mail server may sign. */
export async function senderCheck(db: Db): Promise<Finding> {
  const check = 'senders'
  const [first, ...others] = await listSendersWithoutKey(db)
  if (!first) return { check, ok: true, says: 'none is without a DKIM key' }
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const domain = first.senderEmail.slice(first.senderEmail.lastIndexOf('@') + 1)
  return {
    check,
    ok: true,
    says: `${first.senderEmail}${more} without a DKIM key: receivers trust signed mail only`,
    mend: `unless your mail server signs: tidings domain add ${domain} --workspace ${first.handle}`,
  }
}

/** Bounces that nobody has judged: whether a list is dead or the mail server lies is for people to say. */
export async function bounceCheck(db: Db): Promise<Finding> {
  const check = 'bounces'
  const [first, ...others] = await listDoubted(db)
  if (!first) return { check, ok: true, says: 'none is in doubt' }
  const which = first.campaignId === null ? `--mailing ${first.id}` : `--campaign ${first.campaignId}`
  const more = others.length > 0 ? ` (and ${others.length} more mailings)` : ''
  const says = `${first.held} of one mailing are too many to be believed and are held back${more}`
  const mend = `look at them, then run tidings suppression undo ${which}, or believe ${which} if the addresses are dead`
  return { check, ok: false, says, mend }
}

/** A warning where secrets lie plain, since nobody is stopped for that; a fault where their key is missing. */
export async function sealCheck(db: Db): Promise<Finding> {
  const check = 'secrets'
  const seals = await countSeals(db)
  mustOpen(seals, db.keys)
  const plain = seals.filter(({ keyId }) => keyId === null).reduce((sum, { values }) => sum + values, 0)
  const [key] = db.keys.ids()
  if (key !== undefined) {
    const rest = plain > 0 ? `; ${plain} will be at the next start` : ''
    return { check, ok: true, says: `sealed with the key ${key}${rest}` }
  }
  return {
    check,
    ok: true,
    says: `no SECRET_KEY is set: ${plain} secrets lie in the database and its backups as they are`,
    mend: 'set SECRET_KEY, the same for every process, such as of openssl rand -base64 32; keep a copy apart from backups',
  }
}

/** No fault of the installation: strangers can post. But a gateway without its key is believed in little. */
export async function repliesCheck(db: Db): Promise<Finding> {
  const check = 'replies by SMS'
  const [first, ...others] = await countUnproven(
    db,
    new Date(now().getTime() - UNPROVEN_DAYS * 24 * 3600 * 1000),
  )
  if (!first) return { check, ok: true, says: 'none came without key or signature' }
  const more = others.length > 0 ? ` (and of ${others.length} more workspaces)` : ''
  return {
    check,
    ok: true,
    says: `${first.n} of workspace ${first.workspaceId}${more} came in ${UNPROVEN_DAYS} days with neither key nor signature: only a STOP of a number written to lately is obeyed`,
    mend: `if your gateway posts them, give it the address that this prints: tidings suppression callback-urls --workspace ${first.workspaceId}`,
  }
}

export async function clockCheck(db: Db): Promise<Finding> {
  const [row] = await db.rows<{ seconds: number }>(
    sql`select extract(epoch from clock_timestamp() - ${new Date().toISOString()}::timestamptz) as seconds`,
  )
  const seconds = Math.abs(row?.seconds ?? 0)
  if (seconds <= CLOCK_SECONDS) return { check: 'clock', ok: true, says: 'agrees with the database' }
  const says = `${Math.round(seconds)} s apart from the database's`
  return { check: 'clock', ok: false, says, mend: 'keep the time of both machines by NTP' }
}

/** Where a server of these settings answers on this machine. */
export function addressOf({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Does a server answer where this one would listen, or could it listen there? */
export async function addressCheck({ HOST, PORT }: Config): Promise<Finding> {
  const check = 'server'
  const address = addressOf({ HOST, PORT })
  if (PORT === 0) return { check, ok: true, says: 'takes any free port (PORT=0)' }
  try {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) })
    const { status } = (await answer.json()) as { status?: string }
    if (status === 'ok') return { check, ok: true, says: `answers at ${address}` }
    const mend = 'look at the database above, and at the log of the server'
    if (status === 'unavailable')
      return { check, ok: false, says: `answers at ${address}, without database`, mend }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (code === 'ECONNREFUSED') return { check, ok: true, says: `does not run; ${address} is free` }
  }
  const mend = 'stop the other program, or set PORT to another number'
  return { check, ok: false, says: `something that is not Tidings uses ${address}`, mend }
}

function describe({ workspaceId, resource, facet, counted, rows }: Miscount): string {
  const what = facet ? `${resource} ${facet}` : resource
  return `${what} in workspace ${workspaceId}: counted ${counted}, has ${rows}`
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder))
}

/** Mail servers and gateways that are away: nobody is lost, but nothing goes. */
export async function outageCheck(db: Db): Promise<Finding> {
  const check = 'mail servers'
  const [first, ...others] = await listOutages(db)
  if (!first) return { check, ok: true, says: 'none has been away for long' }
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  const mend = `see that it runs, or correct it: tidings workspace set ${first.workspaceId} --help`
  return { check, ok: false, says: `${awaySentence(first)}${more}`, mend }
}
