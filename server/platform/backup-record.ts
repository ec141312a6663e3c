/** When a backup was last written: whoever looks after the installation is reminded of it. */
import { now } from './clock.ts'
import type { Queryable } from './database.ts'
import { sql } from './sql.ts'

/** How long ago the last backup may be, in days, before somebody is reminded; 0: nobody ever is. */
export interface BackupReminder {
  readonly backupReminderDays: number
}

export interface LateBackup {
  /** null: none was ever made. */
  readonly made: string | null
}

const DAY_MILLISECONDS = 86_400_000

export async function noteBackup(db: Queryable, bytes: number): Promise<void> {
  await db.rows(sql`
    insert into backup_made (id, made, bytes) values (1, ${now().toISOString()}::timestamptz, ${bytes}::bigint)
    on conflict (id) do update set made = excluded.made, bytes = excluded.bytes`)
}

/** Undefined while the last one is young enough, and where the installation itself is younger than that. */
export async function findLateBackup(
  db: Queryable,
  { backupReminderDays }: BackupReminder,
): Promise<LateBackup | undefined> {
  if (backupReminderDays === 0) return undefined
  const [row] = await db.rows<{ made: string | null; begun: string | null }>(sql`
    select (select made from backup_made) as made, (select min(created) from organization) as begun`)
  const made = row?.made ?? null
  const since = made ?? row?.begun ?? null
  const isLate = since !== null && Date.parse(since) < now().getTime() - backupReminderDays * DAY_MILLISECONDS
  return isLate ? { made } : undefined
}
