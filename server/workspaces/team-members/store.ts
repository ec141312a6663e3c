/** Team members in the database. */
import type { Static } from 'typebox'
import { readEmail } from '../../lib/email-address.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import type { TeamMember } from './schemas.ts'

export interface NewMember {
  readonly name: string
  readonly email: string
  readonly role?: string | undefined
  readonly phone?: string | undefined
  readonly bio?: string | undefined
  readonly image?: string | undefined
  /** Kept out of the public list. */
  readonly isSecret?: boolean | undefined
}

type Member = Static<typeof TeamMember>

/** What is kept of one beside its id and times. */
export interface MemberFields {
  readonly name: string
  readonly email: string
  readonly role: string
  readonly bio: string | null
  readonly image: string | null
  readonly isSecret: boolean
}

/** As those who look after the workspace see it. */
export interface KnownMember extends MemberFields {
  readonly id: string
  readonly created: string
}

const DEFAULT_ROLE = 'Member'
/** The public list answers all of them at once. */
const MEMBERS = 500

/** All of them, secret ones too, by name. */
export async function listAllMembers(db: Queryable, workspaceId: string): Promise<KnownMember[]> {
  return db.rows<KnownMember>(sql`
    select id, name, email, role, bio, image, is_secret, created from team_member
    where workspace_id = ${workspaceId}::uuid order by lower(name), id`)
}

/** The publicly listed one with this address; undefined where there is none. */
export async function findMemberByEmail(
  db: Queryable,
  workspaceId: string,
  email: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [member] = await db.rows<{ id: string; name: string }>(sql`
    select id, name from team_member
    where workspace_id = ${workspaceId}::uuid and lower(email) = lower(${email}) and not is_secret`)
  return member
}

/** The publicly listed ones, newest first. Refused with 404 when the workspace is no longer there. */
export async function listTeamMembers(db: Db, workspaceId: string): Promise<Member[]> {
  const rows = await db.rows<Member | { id: null }>(sql`
    select m.id, w.id as feed_id, m.name, m.role, m.bio, m.image, m.created
    from workspace w
    left join team_member m on m.workspace_id = ${workspaceId}::uuid and not m.is_secret
    where w.id = ${workspaceId}::uuid
    order by m.created desc, m.id desc`)
  if (rows.length === 0) refuse('workspace-unknown', workspaceId)
  return rows.filter((row): row is Member => row.id !== null)
}

/**
 * Adds a member. Refused when the email is not an address (400), is a member's already (409), the workspace unknown, or
 * it has 500 (409).
 */
export async function createMember(db: Db, workspaceId: string, member: NewMember): Promise<{ id: string }> {
  const { name, role = DEFAULT_ROLE, phone = null, bio = null, image = null, isSecret = false } = member
  const email = readEmail(member.email) ?? refuse('email-invalid', member.email)
  const id = newId()
  const at = now().toISOString()
  return db.transaction(async (tx) => {
    await inTurn(tx, workspaceId)
    if ((await countMembers(tx, workspaceId)) >= MEMBERS) refuse('members-full', MEMBERS)
    const made = await tx.rows(sql`
      insert into team_member
        (workspace_id, id, name, email, phone, role, bio, image, is_secret, created, updated)
      values (${workspaceId}::uuid, ${id}::uuid, ${name}, ${email}, ${phone}, ${role}, ${bio}, ${image}, ${isSecret},
        ${at}::timestamptz, ${at}::timestamptz)
      on conflict (workspace_id, lower(email)) do nothing returning id`)
    if (made.length === 0) refuse('member-taken', email)
    return { id }
  })
}

/** Those who add and change members of a workspace wait for each other: addresses and their number are looked at first. */
async function inTurn(tx: Tx, workspaceId: string): Promise<void> {
  const workspaces = await tx.rows(
    sql`select from workspace where id = ${workspaceId}::uuid for no key update`,
  )
  if (workspaces.length === 0) refuse('workspace-unknown', workspaceId)
}

async function countMembers(tx: Tx, workspaceId: string): Promise<number> {
  const [counted] = await tx.rows<{ n: number }>(sql`
    select count(*)::int as n from team_member where workspace_id = ${workspaceId}::uuid`)
  return counted?.n ?? 0
}

/** What is not given stays. Refused when nobody here has this id (404), or the address is another one's (409). */
export async function changeMember(
  db: Db,
  workspaceId: string,
  id: string,
  changes: Partial<MemberFields>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await inTurn(tx, workspaceId)
    const [before] = await tx.rows<MemberFields>(sql`
      select name, email, role, bio, image, is_secret from team_member
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid for update`)
    if (!before) refuse('member-unknown', id)
    const { name, email, role, bio, image, isSecret } = { ...before, ...changes }
    const others = await tx.rows(sql`
      select from team_member
      where workspace_id = ${workspaceId}::uuid and lower(email) = lower(${email}) and id <> ${id}::uuid`)
    if (others.length > 0) refuse('member-taken', email)
    await tx.rows(sql`
      update team_member set name = ${name}, email = ${email}, role = ${role}, bio = ${bio}, image = ${image},
        is_secret = ${isSecret}, updated = ${now().toISOString()}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  })
}

/** Refused with 404 when nobody here has this id. */
export async function deleteMember(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<{ name: string }> {
  const [deleted] = await db.rows<{ name: string }>(sql`
    delete from team_member where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning name`)
  return deleted ?? refuse('member-unknown', id)
}
