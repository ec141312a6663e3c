/** What `doctor` says of backups: when the last one was written. */
import { findLateBackup } from '../platform/backup-record.ts'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import type { Finding } from './checks.ts'

/** A warning, since nobody is stopped: what is not backed up is lost with its disk. */
export async function backupCheck(
  db: Queryable,
  { BACKUP_REMINDER_DAYS: backupReminderDays }: Pick<Config, 'BACKUP_REMINDER_DAYS'>,
): Promise<Finding> {
  const check = 'backups'
  if (backupReminderDays === 0) return { check, ok: true, says: 'are not watched (BACKUP_REMINDER_DAYS=0)' }
  const late = await findLateBackup(db, { backupReminderDays })
  if (!late)
    return { check, ok: true, says: `none is due: one is asked for every ${backupReminderDays} days` }
  const says = late.made === null ? 'none was ever made' : `the last is of ${late.made.slice(0, 10)}`
  const mend = 'run tidings backup FILE, best every night; BACKUP_REMINDER_DAYS=0 where you have others'
  return { check, ok: true, says, mend }
}
