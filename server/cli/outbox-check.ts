/** What `doctor` says of workspaces that send nothing because they are set so. */
import { listOutboxOnly } from '../messaging/settings-store.ts'
import type { Queryable } from '../platform/database.ts'
import type { Finding } from './checks.ts'

/** A warning, since it may be wanted, and may be forgotten. */
export async function outboxCheck(db: Queryable): Promise<Finding> {
  const check = 'outbox'
  const [first, ...others] = await listOutboxOnly(db)
  if (!first) return { check, ok: true, says: 'no workspace is set to keep all its messages there' }
  const more = others.length > 0 ? ` (and ${others.length} more workspaces)` : ''
  return {
    check,
    ok: true,
    says: `${first.name}${more} keeps all its messages there: nothing of it is sent`,
    mend: `if it is to send: tidings workspace set ${first.id} --outbox-only false`,
  }
}
