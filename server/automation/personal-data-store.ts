/** Where a person stands in flows, what was done there, and the mails the team got about it. */
import { forgetInNotifications } from '../messaging/personal-data-store.ts'
import type { PersonalDataSource } from '../platform/personal-data.ts'
import { sql, type Sql } from '../platform/sql.ts'

const ERASED = { newContacts: { title: 'New contacts', text: 'One of them was erased since.' } }

export const automationPersonalData: PersonalDataSource = {
  module: 'automation',
  tables: ['flow_enrollment', 'flow_step_taken'],
  read: async (db, workspaceId, id) => ({
    flows: await db.rows(sql`
      select t.flow_id, f.name as flow, t.step, t.act, t.detail, t.created
      from flow_step_taken t join flow f on f.workspace_id = ${workspaceId}::uuid and f.id = t.flow_id
      where t.workspace_id = ${workspaceId}::uuid and t.contact_id = ${id}::uuid
        and t.flow_id = any(${flowsOf(workspaceId)})
      order by t.id`),
  }),
  async erase(tx, workspaceId, { id }) {
    await forgetInNotifications(tx, workspaceId, { named: { newContacts: { ids: [id] } }, words: ERASED })
    const of = sql`workspace_id = ${workspaceId}::uuid and contact_id = ${id}::uuid`
    await tx.rows(sql`delete from flow_step_taken where ${of} and flow_id = any(${flowsOf(workspaceId)})`)
    await tx.rows(sql`delete from flow_enrollment where ${of}`)
  },
}

/** The index of what was done begins with the flow. */
function flowsOf(workspaceId: string): Sql {
  return sql`array(select id from flow where workspace_id = ${workspaceId}::uuid)`
}
