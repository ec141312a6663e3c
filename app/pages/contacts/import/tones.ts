import type { TaskLine } from '../../../../server/app-api/import-schemas.ts'
import type { Tone } from '../../../ui/state-badge.tsx'

export const TONES: Readonly<Record<TaskLine['status'], Tone>> = {
  uploading: 'warn',
  reading: 'accent',
  ready: 'quiet',
  checking: 'accent',
  checked: 'quiet',
  running: 'accent',
  stopped: 'warn',
  finished: 'good',
  undoing: 'accent',
  undone: 'quiet',
  failed: 'bad',
}
