/** When each API key was last used: exact, and written at most once a minute a key. */
import { now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { Principal } from './authentication.ts'
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

type Uses = Map<string, Use>

/** Must be called before any route is declared. What waits is written when the server closes. */
export function keepKeyUses(http: Http, db: Queryable): void {
  const uses: Uses = new Map()
  let timer: NodeJS.Timeout | undefined
  const write = async (isDue: (use: Use) => boolean): Promise<void> => {
    // A database that is away is asked again with the next use.
    await writeUses(db, takeDue(uses, isDue)).catch((error: unknown) => {
      http.log.warn({ err: error }, 'the last use of keys could not be written')
    })
  }
  const tick = async (): Promise<void> => {
    timer = undefined
    const at = now().getTime()
    await write(({ written }) => at - written >= KEY_MILLISECONDS)
    const next = forgetIdle(uses, at)
    if (next !== undefined) wait(next - at)
  }
  const wait = (milliseconds: number): void => {
    timer ??= setTimeout(() => void tick(), Math.max(TICK_MILLISECONDS, milliseconds)).unref()
  }
  http.addHook('onResponse', async ({ principal }) => {
    if (!principal || principal.member) return
    if (noteUse(uses, principal)) {
      // One that is new is not to wait for those that were just written.
      clearTimeout(timer)
      timer = undefined
    }
    wait(0)
  })
  http.addHook('onClose', async () => {
    clearTimeout(timer)
    await write(() => true)
  })
}

/** True for a key that was not used lately. */
function noteUse(uses: Uses, { keyId, workspaceId }: Pick<Principal, 'keyId' | 'workspaceId'>): boolean {
  const at = now().getTime()
  const use = uses.get(keyId)
  if (use) use.at = at
  else uses.set(keyId, { workspaceId, at, written: 0 })
  return use === undefined
}

interface Row {
  readonly id: string
  readonly workspace_id: string
  readonly at: string
}

function takeDue(uses: Uses, isDue: (use: Use) => boolean): Row[] {
  const due = [...uses].filter(([, use]) => use.at > use.written && isDue(use))
  return due.map(([id, use]) => {
    use.written = use.at
    return { id, workspace_id: use.workspaceId, at: new Date(use.at).toISOString() }
  })
}

/** Keys that nobody uses any more; answers when the next of the others is due. */
function forgetIdle(uses: Uses, at: number): number | undefined {
  for (const [id, use] of uses)
    if (use.at <= use.written && at - use.written > KEY_MILLISECONDS) uses.delete(id)
  const waiting = [...uses.values()].filter((use) => use.at > use.written)
  return waiting.length === 0
    ? undefined
    : Math.min(...waiting.map(({ written }) => written + KEY_MILLISECONDS))
}

async function writeUses(db: Queryable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  // Another process may have written a later one.
  await db.rows(sql`
    update api_key k set last_used = greatest(k.last_used, u.at)
    from json_to_recordset(${JSON.stringify(rows)}::json) as u (id uuid, workspace_id uuid, at timestamptz)
    where k.id = u.id and k.workspace_id = u.workspace_id`)
}
