/** Why a campaign stopped is said in the words of a mail server, which may quote an address. */
import { addressPattern, type PersonalDataSource } from '../platform/personal-data.ts'
import { sql } from '../platform/sql.ts'

export const campaignsPersonalData: PersonalDataSource = {
  module: 'campaigns',
  tables: ['campaign'],
  async erase(tx, workspaceId, subject) {
    const pattern = addressPattern(subject)
    if (pattern === undefined) return
    await tx.rows(sql`
      update campaign set failure = regexp_replace(failure, ${pattern}::text, '…', 'gi')
      where workspace_id = ${workspaceId}::uuid and failure ~* ${pattern}::text`)
  },
}
