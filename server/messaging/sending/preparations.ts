/** Mailings made ready for sending: once for all their recipients, again when words or settings change. */
import { lruMap } from '../../lib/lru.ts'
import type { Db } from '../../platform/database.ts'
import { readSendable, type DueMailing, type SendableMailing } from '../ledger/mailing-store.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { Mailing } from '../mailings/schemas.ts'
import type { Prepared, Transport } from '../transport.ts'

export interface Ready {
  readonly sendable: SendableMailing
  readonly prepared: Prepared
}

interface Kept {
  readonly version: string
  readonly content: Mailing['content']
  readonly prepared: Promise<Prepared>
}

const KEPT = 100

/** What a mailing is made of beside its words and its workspace (keys, routes) is looked at again this often. */
const KEPT_MILLISECONDS = 60_000

/** Undefined for a mailing that is not being sent any more; throws the transport's `Unsendable`. */
export function openPreparations(
  db: Db,
  transports: Readonly<Record<Channel, Transport>>,
): (due: DueMailing) => Promise<Ready | undefined> {
  const kept = lruMap<Kept>({ max: KEPT, ttl: KEPT_MILLISECONDS })
  return async (due) => {
    const known = kept.get(due.id)
    const sendable = await readSendable(db, due, known)
    if (sendable === undefined) return undefined
    if (known?.version === sendable.version) return { sendable, prepared: await known.prepared }
    const { mailing, version } = sendable
    const prepared = transports[due.channel].prepare(mailing)
    kept.set(due.id, { version, content: mailing.content, prepared })
    try {
      return { sendable, prepared: await prepared }
    } catch (error) {
      kept.delete(due.id)
      throw error
    }
  }
}
