/** What is known of a draft while it is written, and what it needs of the server. */
import type { CampaignChanges, CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { ApiError, ConnectionLost } from '../../../api/errors.ts'
import type { Draft } from './content.ts'
import type { Merge } from './merge.ts'

/** The server, as far as a draft needs it. */
export interface Desk {
  read(): Promise<CampaignRecord>
  /** Refused with 412 when the campaign has another hash by now. */
  change(changes: CampaignChanges, hash: string): Promise<CampaignRecord>
}

export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  /** Nobody answers; it is tried again by itself. */
  | 'offline'
  /** The API says what is wrong (`fault`); tried again after the next change. */
  | 'refused'
  /** Somebody has to choose (`conflict`). */
  | 'conflict'
  /** It is no draft any more, or gone; what was typed is kept. */
  | 'closed'

export interface SessionState {
  readonly draft: Draft
  readonly hash: string
  readonly status: SaveStatus
  readonly savedAt: string
  readonly fault?: Error
  readonly conflict?: Merge
  /** Once it is closed: whether there are words that the server has not. */
  readonly isTypedOn?: boolean
  /** How often changes of others went together with mine. */
  readonly merges: number
}

/** What is in the way of a save. */
export function faultOf(error: unknown): 'outdated' | 'closed' | 'offline' | 'refused' {
  if (error instanceof ConnectionLost) return 'offline'
  const status = error instanceof ApiError ? error.status : 0
  if (status === 412) return 'outdated'
  if (status === 409 || status === 404) return 'closed'
  return status >= 500 ? 'offline' : 'refused'
}
