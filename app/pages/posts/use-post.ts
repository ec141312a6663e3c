/** One post of the list. */
import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { PostList } from '../../../server/posts/schemas.ts'
import { useApi, type List } from '../../api/workspace.tsx'

export type Post = Static<typeof PostList>['items'][number]

/** Null: there is none that is public. */
export function usePost(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, '/api/posts', id],
    queryFn: async ({ signal }) => {
      const query = { $filter: `id eq '${id.replaceAll("'", "''")}'`, $limit: 1 }
      const { items } = await api.get<List<Post>>('/api/posts', { query, signal })
      return items[0] ?? null
    },
  })
}
