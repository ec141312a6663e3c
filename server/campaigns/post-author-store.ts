/** Who the post of a campaign names as its author: one of the team, or nobody (docs/decisions/campaigns.md). */
import type { Queryable, Tx } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { PostAuthor } from '../posts/rules.ts'

/** `publisher`: whoever lets it go, where they are of the team. */
export const AUTHOR_CHOICES = ['publisher', 'nobody', 'member'] as const

export interface AuthorChoice {
  readonly choice: (typeof AUTHOR_CHOICES)[number]
  /** The one who was chosen, or the one who let it go. */
  readonly memberId: string | null
}

export async function readAuthorChoice(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<AuthorChoice> {
  const [found] = await db.rows<AuthorChoice>(sql`
    select post_author_choice as choice, post_author_id as member_id from campaign
    where workspace_id = ${workspaceId}::uuid and id = ${campaignId}::uuid`)
  return found ?? { choice: 'publisher', memberId: null }
}

/** The campaign's row must be held. */
export async function chooseAuthor(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  { choice, memberId }: AuthorChoice,
): Promise<void> {
  await tx.rows(sql`
    update campaign set post_author_choice = ${choice}::text, post_author_id = ${memberId}::uuid
    where workspace_id = ${workspaceId}::uuid and id = ${campaignId}::uuid`)
}

/** Whoever lets it go, null for a program or somebody who is not of the team; what was chosen stays. */
export async function rememberPublisher(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  memberId: string | null,
): Promise<void> {
  await tx.rows(sql`
    update campaign set post_author_id = ${memberId}::uuid
    where workspace_id = ${workspaceId}::uuid and id = ${campaignId}::uuid and post_author_choice = 'publisher'`)
}

/** As the team has them now; nobody who has left it, or is kept secret. */
export async function findPostAuthor(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<PostAuthor | undefined> {
  const [author] = await db.rows<{
    userId: string
    name: string
    bio: string | null
    image: string | null
  }>(sql`
    select m.id as user_id, m.name, m.bio, m.image from campaign c
    join team_member m on m.workspace_id = ${workspaceId}::uuid and m.id = c.post_author_id
    where c.workspace_id = ${workspaceId}::uuid and c.id = ${campaignId}::uuid and c.post_author_choice <> 'nobody'
      and not m.is_secret`)
  if (!author) return undefined
  const { userId, name, bio, image } = author
  return { userId, name, ...(bio === null ? {} : { bio }), ...(image === null ? {} : { image }) }
}
