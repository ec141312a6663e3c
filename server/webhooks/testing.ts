/** One signed message to an endpoint at this moment, to see what it answers; it is in no log, and tells of nobody. */
import { newId, now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Answered, EgressClient } from '../platform/egress-client.ts'
import { headersOf } from './signing.ts'
import { findSecret } from './store.ts'

/** Refused with 404 when the workspace has none of that id. */
export async function testEndpoint(
  { db, egress }: { readonly db: Db; readonly egress: EgressClient },
  workspaceId: string,
  endpointId: string,
): Promise<Answered & { readonly url: string; readonly messageId: string }> {
  const { url, secret } = await findSecret(db, workspaceId, endpointId)
  const id = newId()
  const payload = JSON.stringify({ type: 'test', timestamp: now().toISOString(), data: { workspaceId } })
  const answered = await egress.post(endpointId, url, payload, headersOf({ id, payload, secret }))
  return { ...answered, url, messageId: id }
}
