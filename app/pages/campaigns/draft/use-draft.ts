/** The session of a draft in a page: saved when the page is hidden, refreshed when it is looked at again. */
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import type { Api } from '../../../api/workspace.tsx'
import { keeperOf } from './keeper.ts'
import { DraftSession } from './session.ts'
import type { SessionState } from './session-state.ts'

const LOOK_MILLISECONDS = 15_000

export function useDraft(api: Api, record: CampaignRecord): { session: DraftSession; state: SessionState } {
  const [session] = useState(() => {
    const path = `/api/campaigns/${record.id}`
    const desk = {
      read: () => api.get<CampaignRecord>(path),
      change: (changes: object, hash: string) =>
        api.patch<CampaignRecord>(path, changes, { headers: { 'if-match': `"${hash}"` } }),
    }
    return new DraftSession(record, desk, keeperOf(api.key, record.id, localStorage))
  })
  const state = useSyncExternalStore(session.subscribe, session.state)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') void session.flush()
      // Who does not answer now is asked again in a moment.
      else session.refresh().catch(() => undefined)
    }
    const timer = setInterval(look, LOOK_MILLISECONDS)
    document.addEventListener('visibilitychange', look)
    // What nobody answered for is not left to wait its turn once somebody does.
    const forget = onlineManager.subscribe((isOnline) => isOnline && void session.flush())
    return () => {
      forget()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      void session.flush()
    }
  }, [session])
  return { session, state }
}
