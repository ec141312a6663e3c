/** The webhooks a node remembers, so that a busy form costs no look-up a call. */
import { lruMap } from '../../lib/lru.ts'
import { CACHE_CHANNEL } from '../../http/authentication.ts'
import type { Db } from '../../platform/database.ts'
import { findWebhook, type Webhook } from './store.ts'

export interface KnownWebhooks {
  /** Undefined when there is none of that id. `beforeReading` is called before the database is asked, and may refuse. */
  find(id: string, beforeReading: () => void): Promise<Webhook | undefined>
  close(): Promise<void>
}

const REMEMBERED = 10_000
/** Bounds what a lost notification can do, as for keys: a second at most. */
const REMEMBERED_MILLISECONDS = 900

/** Forgotten whenever a workspace's settings change; while the listener is cut off nothing is remembered. */
export async function openKnownWebhooks(db: Db): Promise<KnownWebhooks> {
  const known = lruMap<Webhook>({ max: REMEMBERED, ttl: REMEMBERED_MILLISECONDS })
  const forget = (): void => known.clear()
  // A key's own change, notified by its id, does not concern webhooks.
  const listening = await db.listen(CACHE_CHANNEL, (subject) => subject === '*' && forget(), forget)
  return {
    async find(id, beforeReading) {
      const remembered = known.get(id)
      if (remembered) return remembered
      beforeReading()
      const found = await findWebhook(db, id)
      if (found && listening.isLive()) known.set(id, found)
      return found
    },
    close: () => listening.close(),
  }
}
