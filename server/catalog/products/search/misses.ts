/** Prompts that found nothing are kept for whoever looks after the shop; that they cannot be kept fails no search. */
import type { Db } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import { rememberMiss } from './miss-store.ts'

export interface Misses {
  remember(workspaceId: string, prompt: string): Promise<void>
}

export function openMisses(db: Db, log: Log): Misses {
  return {
    remember: async (workspaceId, prompt) => {
      try {
        await rememberMiss(db, workspaceId, prompt)
      } catch (error) {
        log.warn({ err: error }, 'A prompt that found nothing could not be kept')
      }
    },
  }
}
