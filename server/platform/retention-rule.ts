/** How a rule of what is forgotten is written. */
import type { Sql } from './sql.ts'

export interface Retention {
  readonly table: string
  /** As the documentation says it. */
  readonly rule: string
  /** Deletes some of what is over in a workspace, `BATCH` rows at most, and returns a row for each; unset: its store does. */
  readonly deletion?: (workspaceId: string, at: Date) => Sql
}

/** Rows of one statement. */
export const BATCH = 5_000

export function daysBefore(at: Date, days: number): string {
  return new Date(at.getTime() - days * 24 * 3600 * 1000).toISOString()
}
