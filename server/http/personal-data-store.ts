/** Answers kept for an Idempotency-Key may show a contact. */
import { addressPattern, type PersonalDataSource } from '../platform/personal-data.ts'
import { sql } from '../platform/sql.ts'

/**
 * The claim stays, without headers or body: the same request again must not make a second contact, and is refused because its
 * answer was erased (idempotency.ts).
 */
export const httpPersonalData: PersonalDataSource = {
  module: 'http',
  tables: ['idempotent_answer'],
  async erase(tx, workspaceId, subject) {
    const shows = addressPattern(subject) ?? subject.id
    await tx.rows(sql`
      update idempotent_answer set headers = null, body = null
      where workspace_id = ${workspaceId}::uuid and status is not null
        and (position(${subject.id}::text in body) > 0 or body ~* ${shows}::text)`)
  },
}
