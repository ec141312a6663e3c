/** How many there are: the total of a list, of which nothing is read. */
import { useQuery } from '@tanstack/react-query'
import { useApi, type List } from '../../api/workspace.tsx'

/** `{}` while it is read, an error where it could not be. */
export function useCount(path: string, filter?: string): { count?: number; error: Error | null } {
  const api = useApi()
  const query = { $limit: 1, $filter: filter }
  const { data, error } = useQuery({
    queryKey: [api.key, path, 'count', query],
    queryFn: ({ signal }) => api.get<List<unknown>>(path, { query, signal }),
    staleTime: 60_000,
  })
  return { ...(data && { count: data.meta.maxResults }), error }
}
