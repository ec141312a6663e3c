/** How an input is stored, or only looked at. */
import { createHash } from 'node:crypto'
import { lruMap } from '../../lib/lru.ts'
import { retried, type Db } from '../../platform/database.ts'
import { Refusal } from '../../refusals.ts'
import { receive, type ContactInput, type ContactWriter } from '../upsert.ts'
import { readRecord, undone } from './store.ts'

export interface Reception {
  store(workspaceId: string, input: ContactInput): Promise<void>
  /** The record as it would be stored, as JSON text. Stores nothing: no row, no tag, no note, no counter. */
  preview(workspaceId: string, input: ContactInput): Promise<Previewed>
}

export interface Previewed {
  readonly record: string
  readonly isNew: boolean
  /** What would be noted; null for nothing. */
  readonly note: string | null
}

const NOTES_REMEMBERED = 10_000
const TWICE_MILLISECONDS = 60_000

/**
 * A form that is sent twice within a minute, by a double click or by a sender that did not get the answer, updates its
 * contact twice and leaves its note once; unless the first delivery fails, when the second brings the note.
 */
export function openReception(db: Db, contacts: ContactWriter): Reception {
  const noted = lruMap<Promise<boolean>>({ max: NOTES_REMEMBERED, ttl: TWICE_MILLISECONDS })
  const storeOnce = async (workspaceId: string, input: ContactInput): Promise<void> => {
    const key = fingerprint(workspaceId, input)
    const first = noted.get(key)
    const isNoted = first !== undefined && (await first)
    const stored = contacts.write(workspaceId, isNoted ? { ...input, isRepeated: true } : input)
    if (!isNoted) noted.set(key, succeeds(stored))
    await stored
  }
  return {
    store: storeOnce,
    preview: (workspaceId, input) => preview(db, workspaceId, input),
  }
}

function preview(db: Db, workspaceId: string, input: ContactInput): ReturnType<Reception['preview']> {
  return retried(() =>
    undone(db, async (tx) => {
      const [outcome] = await receive(tx, workspaceId, [input])
      if (outcome === undefined || outcome instanceof Refusal) throw outcome
      const { contact, isNew, notes } = outcome
      const record = await readRecord(tx, workspaceId, contact.id)
      return { record, isNew, note: notes.join('\n\n') || null }
    }),
  )
}

function fingerprint(workspaceId: string, { details, note }: ContactInput): string {
  const { email, ...rest } = details
  const parts = [workspaceId, email?.toLowerCase(), rest, note?.text]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
