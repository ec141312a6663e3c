/** What waits for somebody beside campaigns, as far as the role may see it. */
import { useQuery } from '@tanstack/react-query'
import type { DeadLetters } from '../../../server/app-api/dead-letter-schemas.ts'
import { useApi, useMay, type List } from '../../api/workspace.tsx'

/** 0 while it is read. */
export function useDeadLetters(): number {
  const api = useApi()
  const path = '/app/api/dead-letters'
  const { data } = useQuery({
    queryKey: [api.key, path],
    queryFn: ({ signal }) => api.get<DeadLetters>(path, { signal }),
    enabled: useMay('outbox:write'),
  })
  return data ? data.events.length + data.webhooks.length : 0
}

/** 0 while it is read. */
export function useSuggested(): number {
  const api = useApi()
  const [path, query] = ['/app/api/post-requests', { state: 'suggested', limit: 1 }]
  const { data } = useQuery({
    queryKey: [api.key, path, query],
    queryFn: ({ signal }) => api.get<List<unknown>>(path, { query, signal }),
    enabled: useMay('posts:review'),
  })
  return data?.meta.maxResults ?? 0
}
