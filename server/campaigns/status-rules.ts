/** Which way a campaign's status may move (docs/decisions/campaigns.md): pure. */
import { refuse } from '../refusals.ts'
import type { CampaignStatus } from './schemas.ts'

const MOVES = {
  schedule: { from: ['draft'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  begin: { from: ['scheduled'], to: 'publishing' },
  finish: { from: ['publishing'], to: 'published' },
  pause: { from: ['publishing'], to: 'paused' },
  resume: { from: ['paused'], to: 'publishing' },
  reopen: { from: ['published'], to: 'publishing' },
  cancel: { from: ['publishing', 'paused'], to: 'cancelled' },
  fail: { from: ['scheduled', 'publishing'], to: 'failed' },
} as const satisfies Record<string, { readonly from: readonly CampaignStatus[]; readonly to: CampaignStatus }>

export type Move = keyof typeof MOVES

export function mayMove(status: CampaignStatus, move: Move): boolean {
  return (MOVES[move].from as readonly CampaignStatus[]).includes(status)
}

/** The status after a move; one that cannot be made from here is refused (409). */
export function moved(status: CampaignStatus, move: Move): CampaignStatus {
  if (!mayMove(status, move)) refuse('campaign-move-refused', move, status, MOVES[move].from)
  return MOVES[move].to
}
