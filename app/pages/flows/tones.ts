/** The colours of a flow's states. */
import type { FlowList } from '../../../server/app-api/flow-schemas.ts'
import type { Tone } from '../../ui/state-badge.tsx'

export const TONES: Readonly<Record<FlowList['items'][number]['status'], Tone>> = {
  active: 'good',
  paused: 'warn',
  archived: 'quiet',
}
