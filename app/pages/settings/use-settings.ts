/** The workspace's settings, read and saved. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import type { Settings, SettingsChanges } from '../../../server/app-api/settings-schemas.ts'
import { sessionQuery } from '../../api/session.ts'
import { useApi, useHere } from '../../api/workspace.tsx'

const PATH = '/app/api/settings'

export function useSettings() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<Settings>(PATH, { signal }),
  })
}

/** Saves, and follows the workspace to its new address when that is what was changed. */
export function useSaveSettings(): (changes: SettingsChanges) => Promise<Settings> {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { handle } = useHere().workspace
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  return async (changes) => {
    const saved = await api.patch<Settings>(PATH, changes)
    queries.setQueryData([api.key, PATH], saved)
    if (changes.workspace === undefined && changes.sender?.outboxOnly === undefined) return saved
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    const now = saved.workspace.handle
    const to = pathname.replace(`/w/${handle}/`, `/w/${now}/`)
    // Also where the address stays: name and colour of the frame, and its notices, are of the session.
    await navigate({ to, replace: true, ignoreBlocker: true })
    return saved
  }
}
