/** When each API key was last used: exact, and written at most once a minute a key. */
import { now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { Http } from './http.ts'

/** What comes within it is written together. */
const TICK_MILLISECONDS = 1_000
/** And of one key no sooner than this after the last time. */
const KEY_MILLISECONDS = 60_000

interface Use {
  readonly workspaceId: string
  at: number
  written: number
}

/** Must be called before any route is declared. What waits is written when the server closes. */
export function keepKeyUses(http: Http, db: Queryable): void {
  const uses = new Map<string, Use>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (isDue: (use: Use) => boolean): Promise<void> => {
    const due = [...uses].filter(([, use]) => use.at > use.written && isDue(use))
    const rows = due.map(([id, { workspaceId, at }]) => {
      return { id, workspace_id: workspaceId, at: new Date(at).toISOString() }
    })
    for (const [, use] of due) use.written = use.at
    // A database that is away is asked again with the next use.
    await writeUses(db, rows).catch((error: unknown) => {
      http.log.warn({ err: error }, 'the last use of keys could not be written')
    })
  }
  const tick = async (): Promise<void> => {
    timer = undefined
    const at = now().getTime()
    await flush(({ written }) => at - written >= KEY_MILLISECONDS)
    for (const [id, use] of uses)
      if (use.at <= use.written && at - use.written > KEY_MILLISECONDS) uses.delete(id)
    const waiting = [...uses.values()].filter((use) => use.at > use.written)
    if (waiting.length > 0) wait(Math.min(...waiting.map(({ written }) => written + KEY_MILLISECONDS)) - at)
  }
  const wait = (milliseconds: number): void => {
    timer ??= setTimeout(() => void tick(), Math.max(TICK_MILLISECONDS, milliseconds)).unref()
  }
  http.addHook('onResponse', async ({ principal }) => {
    if (!principal || principal.member) return
    const { keyId, workspaceId } = principal
    const at = now().getTime()
    const use = uses.get(keyId)
    if (use) use.at = at
    else {
      uses.set(keyId, { workspaceId, at, written: 0 })
      // One that is new is not to wait for those that were just written.
      clearTimeout(timer)
      timer = undefined
    }
    wait(0)
  })
  http.addHook('onClose', async () => {
    clearTimeout(timer)
    await flush(() => true)
  })
}

async function writeUses(
  db: Queryable,
  rows: readonly { readonly id: string; readonly workspace_id: string; readonly at: string }[],
): Promise<void> {
  if (rows.length === 0) return
  // Another process may have written a later one.
  await db.rows(sql`
    update api_key k set last_used = greatest(k.last_used, u.at)
    from json_to_recordset(${JSON.stringify(rows)}::json) as u (id uuid, workspace_id uuid, at timestamptz)
    where k.id = u.id and k.workspace_id = u.workspace_id`)
}
