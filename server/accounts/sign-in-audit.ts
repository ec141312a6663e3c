/** Coming and going in the log of who did what: for each organization, or workspace, that the account is a member of. */
import { rateLimiter } from '../lib/rate.ts'
import { now } from '../platform/clock.ts'
import type { Db, Queryable } from '../platform/database.ts'
import { writeAudit } from './audit-store.ts'
import { membershipsOf } from './membership-store.ts'
import { findAccount, readAccount } from './store.ts'

type SessionAction = 'session.opened' | 'session.closed' | 'session.refused' | 'session.ended'

export async function auditSession(tx: Queryable, accountId: string, action: SessionAction): Promise<void> {
  const { email } = await readAccount(tx, accountId)
  for (const { organizationId, workspaceId } of await membershipsOf(tx, accountId)) {
    await writeAudit(tx, { organizationId, workspaceId, accountId, actor: email, action })
  }
}

/** Of one account at most so many in a row, and one a minute after that: whoever guesses fills no table. */
const REFUSALS = { perMinute: 1, burst: 20 } as const

/** Notes attempts that were refused, of accounts that there are; nobody waits for it, or could tell by the time it takes. */
export function openRefusalNotes(db: Db): (email: string) => Promise<void> {
  const limiter = rateLimiter(REFUSALS)
  return async (email) => {
    const account = await findAccount(db, email.trim())
    if (!account || !limiter.take(account.id, now().getTime()).allowed) return
    await auditSession(db, account.id, 'session.refused')
  }
}
