/** The ledger of a workspace as people page through it: newest first, by word, kind, channel or mailing. */
import type { Queryable } from '../../platform/database.ts'
import { empty, join, sql, type Sql } from '../../platform/sql.ts'
import type { Channel } from '../../contacts/channel.ts'
import { MESSAGE, type MessageRow, type Page } from './messages-store.ts'
import type { MailingKind } from './schemas.ts'
import type { FinalWord } from './word-rules.ts'

export interface LedgerFilter {
  readonly word?: FinalWord | undefined
  readonly channel?: Channel | undefined
  readonly kind?: MailingKind | undefined
  readonly mailingId?: string | undefined
  /** These alone. */
  readonly ids?: readonly string[] | undefined
}

export interface LedgerPage {
  readonly messages: MessageRow[]
  /** The last row that was looked at: there may be others before it, even if this page is empty. */
  readonly next: string | null
}

/**
 * So many rows are looked at for a page, at most: one million of them take as long as a thousand. What is looked for and
 * is further back is on a page that follows.
 */
export const LOOKED_AT = 20_000

/** Rows that each word means, as `finalWord` says; those that are rare are in indexes of their own (migration 0058). */
const WORDS: Readonly<Record<FinalWord, Sql>> = {
  waiting: sql`d.state in ('queued', 'leased')`,
  sent: sql`d.state = 'sent' and d.outcome is null`,
  delivered: sql`d.outcome = 'delivered'`,
  bounced: sql`(d.outcome = 'bounced' or d.outcome is null and d.state = 'failed' and d.reason = 'bounced')`,
  complained: sql`d.outcome = 'complained'`,
  failed: sql`d.outcome is null and d.state = 'failed' and d.reason is distinct from 'bounced'`,
  skipped: sql`d.outcome is null and d.state = 'skipped'`,
  unknown: sql`d.outcome is null and d.state = 'unknown'`,
}

/** Where the rare ones are. */
const RARE: Readonly<Partial<Record<FinalWord, readonly Sql[]>>> = {
  failed: [sql`d.state = 'failed'`],
  skipped: [sql`d.state = 'skipped'`],
  unknown: [sql`d.state = 'unknown'`],
  bounced: [sql`d.outcome = 'bounced'`, sql`d.state = 'failed'`],
  complained: [sql`d.outcome = 'complained'`],
}

/** Newest first. */
export async function listLedger(
  db: Queryable,
  workspaceId: string,
  filter: LedgerFilter,
  { after, limit }: Page,
): Promise<LedgerPage> {
  const range = await rangeOf(db, workspaceId, { mailingId: filter.mailingId, after })
  if (range === undefined) return { messages: [], next: null }
  const looked = lookedAt(workspaceId, filter.word, range)
  const messages = await db.rows<MessageRow>(sql`
    select ${MESSAGE} from (${looked}) d
    join mailing m on m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
    where d.workspace_id = ${workspaceId}::uuid and ${chosenSql(filter)}
    order by d.id desc limit ${limit + 1}::int`)
  const shown = messages.slice(0, limit)
  if (messages.length > limit) return { messages: shown, next: shown.at(-1)?.id ?? null }
  const [last] = await db.rows<{ id: string }>(sql`
    select d.id from (${looked}) d order by d.id desc offset ${LOOKED_AT - 1}::int limit 1`)
  return { messages: shown, next: last?.id ?? null }
}

/** The conditions of a filter on a row `d` of the ledger and its mailing `m`. */
export function chosenSql({ word, channel, kind, mailingId, ids }: LedgerFilter): Sql {
  const conditions = [
    ...(ids === undefined ? [] : [sql`d.id = any(${ids}::uuid[])`]),
    ...(word === undefined ? [] : [WORDS[word]]),
    ...(channel === undefined ? [] : [sql`m.channel = ${channel}`]),
    ...(kind === undefined ? [] : [sql`m.kind = ${kind}`]),
    ...(mailingId === undefined ? [] : [sql`d.mailing_id = ${mailingId}::uuid`]),
  ]
  return conditions.length === 0 ? sql`true` : join(conditions, ' and ')
}

/** Each arm ends no earlier than the page may. */
function lookedAt(workspaceId: string, word: FinalWord | undefined, range: Sql): Sql {
  const arms = (word === undefined ? undefined : RARE[word]) ?? [sql`true`]
  const selected = arms.map(
    (arm) => sql`(
      select d.* from delivery d where d.workspace_id = ${workspaceId}::uuid and ${arm} ${range}
      order by d.id desc limit ${LOOKED_AT}::int)`,
  )
  return sql`select * from (${join(selected, ' union all ')}) d order by d.id desc limit ${LOOKED_AT}::int`
}

/**
 * Between which ids. Those of a mailing were written down after it was opened, and before it was finished; undefined: there
 * is no such mailing here.
 */
async function rangeOf(
  db: Queryable,
  workspaceId: string,
  { mailingId, after }: { readonly mailingId: string | undefined; readonly after: string | undefined },
): Promise<Sql | undefined> {
  const older = after === undefined ? empty : sql`and d.id < ${after}::uuid`
  if (mailingId === undefined) return older
  const [mailing] = await db.rows<{ from: string; to: string }>(sql`
    select uuid_floor(created - interval '1 second') as from,
      uuid_floor(coalesce(finished, '9999-01-01'::timestamptz) + interval '1 second') as to
    from mailing where workspace_id = ${workspaceId}::uuid and id = ${mailingId}::uuid`)
  return mailing && sql`${older} and d.id >= ${mailing.from}::uuid and d.id < ${mailing.to}::uuid`
}
