/** What other systems were sent about a person, and what they answered. */
import type { PersonalDataSource } from '../platform/personal-data.ts'
import { sql } from '../platform/sql.ts'

export const webhooksPersonalData: PersonalDataSource = {
  module: 'webhooks',
  // Attempts go with their message.
  tables: ['webhook_message', 'webhook_attempt'],
  async erase(tx, workspaceId, { id }) {
    // As everybody who writes several messages of an endpoint holds it first.
    await tx.rows(sql`
      select from webhook_endpoint where workspace_id = ${workspaceId}::uuid order by id for no key update`)
    await tx.rows(sql`
      delete from webhook_message
      where workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid and contact_id is not null`)
  },
}
