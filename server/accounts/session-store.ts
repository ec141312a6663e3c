/** Sessions in the database: opened, used, seen and ended. */
import { newId, now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import type { Language } from './account-rules.ts'
import { SESSION_SECONDS } from './cookie-rules.ts'

/** However much it is used. */
const LONGEST_SECONDS = 180 * 24 * 3600
/** Written no more often than this, in seconds. */
const SEEN_SECONDS = 60
const AGENT_LENGTH = 200

export interface LiveSession {
  readonly sessionId: string
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly confirmed: string
  readonly lastSeen: string
}

interface NewSession {
  readonly accountId: string
  readonly hash: Buffer
  readonly agent: string
  /** After which it ends, however much it is used. */
  readonly seconds?: number | undefined
}

export async function openSession(
  db: Queryable,
  { accountId, hash, agent, seconds }: NewSession,
): Promise<string> {
  const id = newId()
  const at = now().toISOString()
  const expires = seconds === undefined ? null : ago(now().getTime(), -seconds)
  await db.rows(sql`
    insert into account_session (id, account_id, token_hash, agent, created, last_seen, confirmed, expires)
    values (${id}::uuid, ${accountId}::uuid, ${hash}::bytea, ${agent.slice(0, AGENT_LENGTH)}::text, ${at}::timestamptz,
      ${at}::timestamptz, ${at}::timestamptz, ${expires}::timestamptz)`)
  return id
}

/** The session of a token, unless it was ended, not used for long, or is too old; noted as seen. */
export async function useSession(db: Queryable, hash: Buffer): Promise<LiveSession | undefined> {
  const at = now().getTime()
  const [session] = await db.rows<LiveSession>(sql`
    select s.id as session_id, s.account_id, s.confirmed, s.last_seen, a.email, a.name, a.language
    from account_session s join account a on a.id = s.account_id
    where s.token_hash = ${hash}::bytea and s.ended is null
      and s.last_seen > ${ago(at, SESSION_SECONDS)}::timestamptz and s.created > ${ago(at, LONGEST_SECONDS)}::timestamptz
      and (s.expires is null or s.expires > ${ago(at, 0)}::timestamptz)`)
  if (session && new Date(session.lastSeen).getTime() < at - SEEN_SECONDS * 1000) {
    await db.rows(sql`
      update account_session set last_seen = ${new Date(at).toISOString()}::timestamptz
      where id = ${session.sessionId}::uuid`)
  }
  return session
}

export async function confirmSession(db: Queryable, sessionId: string): Promise<void> {
  await db.rows(sql`
    update account_session set confirmed = ${now().toISOString()}::timestamptz where id = ${sessionId}::uuid`)
}

export interface ListedSession {
  readonly id: string
  readonly agent: string
  readonly created: string
  readonly lastSeen: string
}

export async function listSessions(db: Queryable, accountId: string): Promise<ListedSession[]> {
  return db.rows<ListedSession>(sql`
    select id, agent, created, last_seen from account_session
    where account_id = ${accountId}::uuid and ended is null
      and last_seen > ${ago(now().getTime(), SESSION_SECONDS)}::timestamptz
      and (expires is null or expires > ${now().toISOString()}::timestamptz)
    order by last_seen desc, id desc`)
}

/** Refused (404) unless it is a live session of the account. */
export async function endSession(db: Queryable, accountId: string, sessionId: string): Promise<void> {
  const ended = await db.rows(sql`
    update account_session set ended = ${now().toISOString()}::timestamptz
    where id = ${sessionId}::uuid and account_id = ${accountId}::uuid and ended is null returning id`)
  if (ended.length === 0) refuse('session-unknown')
}

/** All of an account but one, such as when its password is changed. */
export async function endSessions(db: Queryable, accountId: string, but?: string): Promise<void> {
  await db.rows(sql`
    update account_session set ended = ${now().toISOString()}::timestamptz
    where account_id = ${accountId}::uuid and ended is null and id is distinct from ${but ?? null}::uuid`)
}

function ago(at: number, seconds: number): string {
  return new Date(at - seconds * 1000).toISOString()
}
