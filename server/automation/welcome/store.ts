/** Who is new, who is notified, and in which words. */
import { setInterest } from '../../events/store.ts'
import type { NewDelivery } from '../../messaging/mailings/store.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { readWelcomeSettings } from '../settings-store.ts'

export interface NewContact {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly source: string | null
}

/** Listens for what the settings of a workspace need. */
export async function listenForNewContacts(tx: Tx, workspaceId: string): Promise<void> {
  const { welcomeText, notifyTeam } = await readWelcomeSettings(tx, workspaceId)
  await setInterest(tx, workspaceId, 'welcome', welcomeText === null ? [] : ['contact.subscribed'])
  await setInterest(tx, workspaceId, 'notification', notifyTeam ? ['contact.created'] : [])
}

/**
 * Those that are still there, in the order in which they came; held, so that who is erased meanwhile is erased from what is
 * written now too.
 */
export async function findNewContacts(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<NewContact[]> {
  return tx.rows<NewContact>(sql`
    select id, name, email, phone, source from contact
    where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[]) order by created, id
    for key share`)
}

export async function findTeam(db: Queryable, workspaceId: string): Promise<{ email: string }[]> {
  return db.rows<{ email: string }>(sql`
    select email from team_member where workspace_id = ${workspaceId}::uuid order by created, id`)
}

/** Those of the deliveries whose contact the mailing has none for yet: nobody is welcomed twice. */
export async function withoutWelcome<Delivery extends NewDelivery>(
  db: Queryable,
  workspaceId: string,
  mailingId: string,
  deliveries: readonly Delivery[],
): Promise<Delivery[]> {
  const ids = deliveries.map(({ contactId }) => contactId)
  const welcomed = await db.rows<{ contactId: string }>(sql`
    select contact_id from delivery
    where workspace_id = ${workspaceId}::uuid and contact_id = any(${ids}::uuid[])
      and mailing_id = ${mailingId}::uuid`)
  const known = new Set(welcomed.map(({ contactId }) => contactId))
  return deliveries.filter(({ contactId }) => contactId === null || !known.has(contactId))
}

/** Of new contacts, what a notification says: how many, and the first of them by name. */
export interface Digest {
  readonly first: string
  readonly count: number
  readonly lines: readonly string[]
  readonly ids: readonly string[]
}

export interface LastNotification {
  readonly id: string
  /** When it went, or is to go. */
  readonly at: string
  /** What it will say, while it still waits. */
  readonly digest: Digest | undefined
}

/** The last notification to a member, held if it still waits; undefined when there is none. */
export async function holdLastNotification(
  tx: Tx,
  workspaceId: string,
  mailingId: string,
  email: string,
): Promise<LastNotification | undefined> {
  const [last] = await tx.rows<{
    id: string
    at: string
    state: string
    variables: { newContacts: Digest } | null
  }>(sql`
    select id, coalesce(settled, due, now()) as at, state, variables from delivery
    where workspace_id = ${workspaceId}::uuid and lower(address) = lower(${email}) and contact_id is null
      and mailing_id = ${mailingId}::uuid
    order by id desc limit 1 for update`)
  if (!last) return undefined
  const { id, at, state, variables } = last
  return { id, at, digest: state === 'queued' ? variables?.newContacts : undefined }
}

export async function rewriteNotification(
  tx: Tx,
  workspaceId: string,
  id: string,
  variables: object,
): Promise<void> {
  await tx.rows(sql`
    update delivery set variables = ${JSON.stringify(variables)}::jsonb
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
}
