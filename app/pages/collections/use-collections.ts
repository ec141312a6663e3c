/** Collections, as they are listed and chosen from. */
import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { CollectionList } from '../../../server/catalog/collections/schemas.ts'
import { useApi, type List } from '../../api/workspace.tsx'

export type Collection = Static<typeof CollectionList>['items'][number]

const CHOICES = 1_000

/** To choose from. */
export function useCollections(): readonly Collection[] {
  const api = useApi()
  const query = { $limit: CHOICES }
  const { data } = useQuery({
    queryKey: [api.key, '/api/collections', query],
    queryFn: ({ signal }) => api.get<List<Collection>>('/api/collections', { query, signal }),
  })
  return data?.items ?? []
}

/** Null: there is none. */
export function useCollection(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, '/api/collections', id],
    queryFn: async ({ signal }) => {
      const query = { $filter: `id eq '${id.replaceAll("'", "''")}'`, $limit: 1 }
      const { items } = await api.get<List<Collection>>('/api/collections', { query, signal })
      return items[0] ?? null
    },
  })
}
