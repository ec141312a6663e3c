/** The database as a route of the app uses it for an act: what was done and who did it are written together. */
import type { FastifyRequest } from 'fastify'
import { recorded, writeAudit, type AuditAction, type AuditEntry } from '../accounts/audit-store.ts'
import type { Db, Tx } from '../platform/database.ts'
import { asDb } from '../platform/transaction-as-db.ts'

interface Act {
  readonly action: AuditAction
  readonly subject?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** For verbs that open transactions of their own. */
export function audited(db: Db, request: FastifyRequest, act: Act): Db {
  return recorded(db, entryOf(request, act))
}

/** For acts of one statement, and for those whose subject is known only when they are done. */
export async function auditing<Result>(
  db: Db,
  request: FastifyRequest,
  work: (tx: Db) => Promise<{ readonly result: Result; readonly act: Act }>,
): Promise<Result> {
  return db.transaction(async (tx: Tx) => {
    const { result, act } = await work(asDb(tx))
    await writeAudit(tx, entryOf(request, act))
    return result
  })
}

function entryOf({ session, principal }: FastifyRequest, act: Act): AuditEntry {
  return {
    organizationId: principal?.organizationId ?? null,
    workspaceId: principal?.workspaceId ?? null,
    accountId: session?.accountId ?? null,
    actor: session?.email ?? 'nobody',
    ...act,
  }
}
