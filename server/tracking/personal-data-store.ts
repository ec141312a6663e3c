/** What a person opened and where it clicked. */
import type { PersonalDataSource } from '../platform/personal-data.ts'
import { sql } from '../platform/sql.ts'

export const trackingPersonalData: PersonalDataSource = {
  module: 'tracking',
  tables: ['delivery_engagement'],
  read: async (db, workspaceId, id) => ({
    engagement: await db.rows(sql`
      select e.delivery_id, e.kind, l.url, e.agent, e.n, e.first, e.last
      from delivery d
      join delivery_engagement e
        on e.workspace_id = ${workspaceId}::uuid and e.mailing_id = d.mailing_id and e.delivery_id = d.id
      left join tracked_link l
        on l.workspace_id = ${workspaceId}::uuid and l.mailing_id = e.mailing_id and l.number = e.link
      where d.workspace_id = ${workspaceId}::uuid and d.contact_id = ${id}::uuid
      order by e.first, e.delivery_id, e.kind, e.link`),
  }),
  async erase(tx, workspaceId, { id }) {
    await tx.rows(sql`
      delete from delivery_engagement e using delivery d
      where d.workspace_id = ${workspaceId}::uuid and d.contact_id = ${id}::uuid
        and e.workspace_id = ${workspaceId}::uuid and e.mailing_id = d.mailing_id and e.delivery_id = d.id`)
  },
}
