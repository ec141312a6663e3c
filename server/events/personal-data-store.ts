/** Events about a person: those that wait to be handed over, and those dead-lettered. */
import type { PersonalDataSource } from '../platform/personal-data.ts'
import { sql } from '../platform/sql.ts'

/**
 * Whoever is handing an event over at this moment holds it, and finds no such contact any more: to wait for it would be to
 * wait for each other.
 */
export const eventsPersonalData: PersonalDataSource = {
  module: 'events',
  tables: ['event', 'event_failure'],
  async erase(tx, workspaceId, { id }) {
    const about = sql`
      workspace_id = ${workspaceId}::uuid and (subject_id = ${id}::uuid or data ->> 'contactId' = ${id}::text)`
    await tx.rows(sql`
      delete from event
      where workspace_id = ${workspaceId}::uuid
        and id = any(array(select id from event where ${about} for update skip locked))`)
    await tx.rows(sql`delete from event_failure where ${about}`)
  },
}
