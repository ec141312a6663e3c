/** All that the first page says beside the last campaigns, in one answer. */
import { useQuery } from '@tanstack/react-query'
import type { Home } from '../../../server/app-api/home-schemas.ts'
import { useApi } from '../../api/workspace.tsx'

const AGAIN_MILLISECONDS = 60_000

export function useHome() {
  const api = useApi()
  const path = '/app/api/home'
  return useQuery({
    queryKey: [api.key, path],
    queryFn: ({ signal }) => api.get<Home>(path, { signal }),
    // What wants a hand is looked for at each coming back here; while it stands open, once a minute.
    staleTime: 0,
    refetchInterval: AGAIN_MILLISECONDS,
  })
}
