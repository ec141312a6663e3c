/** The log of calls: gathered in memory and written once a second, so that it costs no delivery anything. */
import { withoutAddresses } from '../../lib/without-addresses.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { togetherOrApart } from '../../platform/distribution/apart.ts'
import { insertCalls, type CallReading, type NewCall } from './calls-store.ts'

/** Then platform/retention-forms.ts forgets them. */
export const CALLS_KEPT_DAYS = 7
const EVERY_MILLISECONDS = 1_000
/** More in a second are not kept, of a workspace and of all: the log is for people. */
const OF_A_WORKSPACE = 20
const WAITING_MAXIMUM = 1_000
/** Keys shown of one call, and characters of each. */
const KEYS_SHOWN = 60
const KEY_LENGTH = 120

export interface Call extends Pick<NewCall, 'workspaceId' | 'outcome' | 'isTrusted'> {
  readonly reason?: string | undefined
  readonly rejectedId?: string | undefined
  readonly reading?: CallReading | undefined
}

export interface CallLog {
  keep(call: Call): void
  /** Writes what waits. */
  close(): Promise<void>
}

export function openCallLog(db: Db, warn: (error: unknown) => void): CallLog {
  let waiting: NewCall[] = []
  const ofWorkspace = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    timer = undefined
    const calls = waiting
    waiting = []
    ofWorkspace.clear()
    await togetherOrApart(
      calls,
      ({ workspaceId }) => workspaceId,
      (some) => insertCalls(db, some),
    ).catch(warn)
  }
  return {
    keep(call) {
      const before = ofWorkspace.get(call.workspaceId) ?? 0
      if (waiting.length >= WAITING_MAXIMUM || before >= OF_A_WORKSPACE) return
      ofWorkspace.set(call.workspaceId, before + 1)
      waiting.push(rowOf(call))
      timer ??= setTimeout(() => void flush(), EVERY_MILLISECONDS).unref()
    },
    async close() {
      clearTimeout(timer)
      if (waiting.length > 0) await flush()
    },
  }
}

function rowOf({ reason, rejectedId, reading, ...call }: Call): NewCall {
  const { fields = [], ignored = [] } = reading ?? {}
  const shown: CallReading = {
    fields: fields
      .slice(0, KEYS_SHOWN)
      .map(({ field, key, why }) => ({ field: plain(field), key: plain(key), why: plain(why) })),
    ignored: ignored
      .slice(0, KEYS_SHOWN)
      .map(({ key, reason: said }) => ({ key: plain(key), reason: plain(said) })),
  }
  return {
    ...call,
    id: newId(),
    reason: reason === undefined ? null : plain(reason),
    rejectedId: rejectedId ?? null,
    reading: JSON.stringify(shown),
    created: now().toISOString(),
  }
}

/** Somebody may put an address where a name belongs. */
function plain(text: string): string {
  return withoutAddresses(text.replaceAll('\0', '').slice(0, KEY_LENGTH).toWellFormed())
}
