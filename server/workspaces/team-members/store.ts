/** Team members in the database. */
import type { Static } from 'typebox'
import { readEmail } from '../../lib/email-address.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
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

const DEFAULT_ROLE = 'Member'

/** The publicly listed ones, newest first. Refused with 404 when the workspace is no longer there. */
export async function listTeamMembers(db: Db, workspaceId: string): Promise<Member[]> {
  const rows = await db.rows<Member | { id: null }>(sql`
    select m.id, w.id as feed_id, m.name, m.role, m.bio, m.image, m.created
    from workspace w
    left join team_member m on m.workspace_id = w.id and not m.is_secret
    where w.id = ${workspaceId}::uuid
    order by m.created desc, m.id desc`)
  if (rows.length === 0) refuse('workspace-unknown', workspaceId)
  return rows.filter((row): row is Member => row.id !== null)
}

/** Adds a member. Refused when the email is not an address (400), is a member's already (409), or the workspace unknown. */
export async function createMember(db: Db, workspaceId: string, member: NewMember): Promise<{ id: string }> {
  const { name, role = DEFAULT_ROLE, phone = null, bio = null, image = null, isSecret = false } = member
  const email = readEmail(member.email) ?? refuse('email-invalid', member.email)
  const id = newId()
  const at = now().toISOString()
  return db.transaction(async (tx) => {
    const workspaces = await tx.rows(sql`select from workspace where id = ${workspaceId}::uuid for key share`)
    if (workspaces.length === 0) refuse('workspace-unknown', workspaceId)
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
