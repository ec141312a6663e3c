/** A workspace's settings, as far as new contacts are welcomed by them: nothing else of this module reads them. */
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'

export interface WelcomeSettings {
  readonly name: string
  readonly welcomeSubject: string | null
  /** null: nobody is welcomed. */
  readonly welcomeText: string | null
  readonly notifyTeam: boolean
  readonly smsEnabled: boolean
}

/** Refused with 404 for an unknown workspace. */
export async function readWelcomeSettings(db: Queryable, workspaceId: string): Promise<WelcomeSettings> {
  const [settings] = await db.rows<WelcomeSettings>(sql`
    select name, welcome_subject, welcome_text, notify_team, sms_enabled from workspace
    where id = ${workspaceId}::uuid`)
  return settings ?? refuse('workspace-unknown', workspaceId)
}
