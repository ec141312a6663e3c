/** Letters of a workspace to begin from, made of its campaigns. */
import type { Block } from '../../content/blocks/blocks.ts'
import { newId, now } from '../../platform/clock.ts'
import { sqlState, type Db, type Queryable, type Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { refuse } from '../../refusals.ts'
import type { Campaign } from '../rules.ts'
import { readCampaign } from '../store.ts'

export interface Template {
  readonly id: string
  readonly name: string
  readonly title: string | null
  /** Where it was written apart from the title. */
  readonly subject: string | null
  readonly updated: string
}

export interface TemplateContent extends Template {
  readonly preheader: string | null
  readonly blocks: readonly Block[]
}

export const TEMPLATES_MAXIMUM = 100
const UNIQUE_VIOLATION = '23505'

const SHOWN = sql`id, name, title, notification->>'emailTitle' as subject, updated`

export async function listTemplates(db: Queryable, workspaceId: string): Promise<Template[]> {
  return db.rows<Template>(sql`
    select ${SHOWN} from campaign_template
    where workspace_id = ${workspaceId}::uuid order by lower(name), id`)
}

/** Refused with 404. */
export async function readTemplate(db: Queryable, workspaceId: string, id: string): Promise<TemplateContent> {
  const [found] = await db.rows<TemplateContent>(sql`
    select ${SHOWN}, notification->>'emailDescription' as preheader, blocks from campaign_template
    where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
  return found ?? refuse('template-unknown', id)
}

/**
 * Made of a campaign as it is now, whatever its state. Refused with 404 for an unknown campaign, 400 for an SMS, 409 for a
 * name that another one has, and where there are 100.
 */
export async function createTemplate(
  db: Db,
  workspaceId: string,
  { name, campaignId }: { readonly name: string; readonly campaignId: string },
): Promise<{ readonly id: string }> {
  return db.transaction(async (tx) => {
    const { title, notification, blocks } = await readLetter(tx, workspaceId, campaignId)
    await inTurn(tx, workspaceId)
    const [counted] = await tx.rows<{ n: number }>(sql`
      select count(*)::int as n from campaign_template where workspace_id = ${workspaceId}::uuid`)
    if ((counted?.n ?? 0) >= TEMPLATES_MAXIMUM) refuse('templates-full', TEMPLATES_MAXIMUM)
    const id = newId()
    const at = now().toISOString()
    await named(name, () =>
      tx.rows(sql`
        insert into campaign_template (workspace_id, id, name, title, notification, blocks, created, updated)
        values (${workspaceId}::uuid, ${id}::uuid, ${name}::text, ${title}::text,
          ${JSON.stringify(inboxOf(notification))}::jsonb, ${JSON.stringify(blocks)}::jsonb, ${at}::timestamptz,
          ${at}::timestamptz)`),
    )
    return { id }
  })
}

/** A name, the words of a campaign, or both. Refused as a new one is, and with 404. */
export async function changeTemplate(
  db: Db,
  workspaceId: string,
  id: string,
  { name, campaignId }: { readonly name?: string | undefined; readonly campaignId?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readTemplate(tx, workspaceId, id)
    const at = now().toISOString()
    if (campaignId !== undefined) {
      const { title, notification, blocks } = await readLetter(tx, workspaceId, campaignId)
      await tx.rows(sql`
        update campaign_template set title = ${title}::text, notification = ${JSON.stringify(inboxOf(notification))}::jsonb,
          blocks = ${JSON.stringify(blocks)}::jsonb, updated = ${at}::timestamptz
        where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
    }
    if (name === undefined || name === before.name) return
    await named(name, () =>
      tx.rows(sql`
        update campaign_template set name = ${name}::text, updated = ${at}::timestamptz
        where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`),
    )
  })
}

/** Refused with 404. Campaigns that began from it keep what they are. */
export async function deleteTemplate(db: Queryable, workspaceId: string, id: string): Promise<void> {
  const deleted = await db.rows(sql`
    delete from campaign_template where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning id`)
  if (deleted.length === 0) refuse('template-unknown', id)
}

async function readLetter(tx: Tx, workspaceId: string, campaignId: string): Promise<Campaign> {
  const campaign = await readCampaign(tx, workspaceId, campaignId)
  if (campaign.deliveryChannel !== 'email') refuse('campaign-not-email', 'campaignId')
  return campaign
}

/** What an inbox shows; the text of an SMS teaser is of its one campaign. */
function inboxOf({ emailTitle, emailDescription }: Campaign['notification']): object {
  return { ...(emailTitle ? { emailTitle } : {}), ...(emailDescription ? { emailDescription } : {}) }
}

/** Those who add templates to a workspace wait for each other: their number is looked at first. */
async function inTurn(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('templates ' || ${workspaceId}::text, 0))`)
}

async function named(name: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) refuse('template-taken', name)
    throw error
  }
}
