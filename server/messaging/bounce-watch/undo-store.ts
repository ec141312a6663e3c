/** What the bounces of mailings put on the suppression list, taken back in the database. */
import type { Channel } from '../../contacts/channel.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'

export interface GivenBack {
  readonly channel: Channel
  readonly address: string
  readonly deliveryId: string
}

/** Some addresses that are suppressed because a message of these mailings bounced; null contact ids went to nobody. */
export async function listBounced(
  tx: Tx,
  workspaceId: string,
  mailings: readonly string[],
  limit: number,
): Promise<GivenBack[]> {
  return tx.rows<GivenBack>(sql`
    select s.channel, s.address, s.delivery_id
    from suppression s
    join delivery d on d.workspace_id = ${workspaceId}::uuid and d.id = s.delivery_id
      and d.mailing_id = any(${mailings}::uuid[])
    where s.workspace_id = ${workspaceId}::uuid and s.reason = 'bounced'
    order by s.channel, s.address limit ${limit}::int`)
}

/** Takes addresses off the list where the same message still keeps them there; how many. */
export async function removeBounced(
  tx: Tx,
  workspaceId: string,
  given: readonly GivenBack[],
): Promise<number> {
  const rows = await tx.rows(sql`
    delete from suppression s
    using json_to_recordset(${JSON.stringify(given)}::json) as g (channel text, address text, "deliveryId" uuid)
    where s.workspace_id = ${workspaceId}::uuid and s.channel = g.channel and s.address = g.address
      and s.delivery_id = g."deliveryId" and s.reason = 'bounced'
    returning s.address`)
  return rows.length
}

/** Of these contacts, those who were asked to confirm and have not. */
export async function listInvited(
  tx: Tx,
  workspaceId: string,
  contacts: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ contactId: string }>(sql`
    select distinct e.contact_id from consent_event e
    where e.workspace_id = ${workspaceId}::uuid and e.contact_id = any(${contacts}::uuid[]) and e.act = 'invited'
      and not exists (
        select from consent_event y
        where y.workspace_id = ${workspaceId}::uuid and y.contact_id = e.contact_id
          and y.act in ('confirmed', 'granted') and y.id > e.id)`)
  return new Set(rows.map(({ contactId }) => contactId))
}

/**
 * The ledger says so: what failed as bounced was refused, and may be sent again (`retry-failed`); what came back later
 * did not. Answers how many rows changed; twice is as once.
 */
export async function unbounce(tx: Tx, workspaceId: string, mailings: readonly string[]): Promise<number> {
  const rows = await tx.rows(sql`
    update delivery set
      reason = case when state = 'failed' and reason = 'bounced' then 'refused' else reason end,
      detail = case when state = 'failed' and reason = 'bounced'
        then left('taken back: ' || coalesce(detail, ''), 500) else detail end,
      outcome_detail = case when outcome = 'bounced'
        then left('taken back: ' || coalesce(outcome_detail, ''), 500) else outcome_detail end,
      outcome_at = case when outcome = 'bounced' then null else outcome_at end,
      outcome = case when outcome = 'bounced' then null else outcome end
    where workspace_id = ${workspaceId}::uuid and mailing_id = any(${mailings}::uuid[])
      and (state = 'failed' and reason = 'bounced' or outcome = 'bounced')
    returning id`)
  return rows.length
}

/** Nothing is held back any more, and the watch begins again; how many were held. */
export async function forgetHeld(tx: Tx, workspaceId: string, mailings: readonly string[]): Promise<number> {
  const held = await tx.rows(sql`
    delete from bounce_hold
    where workspace_id = ${workspaceId}::uuid and mailing_id = any(${mailings}::uuid[]) returning delivery_id`)
  await tx.rows(sql`
    delete from bounce_watch
    where workspace_id = ${workspaceId}::uuid and mailing_id = any(${mailings}::uuid[])`)
  return held.length
}

/** The mailings of a campaign, or one by its own id, with their workspace; empty for ids that are not there. */
export async function findMailings(
  db: Queryable,
  { campaign, mailing }: { readonly campaign?: string | undefined; readonly mailing?: string | undefined },
): Promise<{ workspaceId: string; id: string }[]> {
  return db.rows(sql`
    select workspace_id, id from mailing
    where campaign_id = ${campaign ?? null}::uuid or id = ${mailing ?? null}::uuid
    order by workspace_id, id`)
}
