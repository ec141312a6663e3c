/** Collections, as they are listed and chosen from. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { CollectionPage } from '../../../server/app-api/catalog-schemas.ts'
import type { CollectionList } from '../../../server/catalog/collections/schemas.ts'
import { useApi, type List } from '../../api/workspace.tsx'

type Collection = Static<typeof CollectionList>['items'][number]

const CHOICES = 1_000
const PUBLIC = '/api/collections'
export const COLLECTIONS = '/app/api/collections'

/** To choose from. */
export function useCollections(): readonly Collection[] {
  const api = useApi()
  const query = { $limit: CHOICES }
  const { data } = useQuery({
    queryKey: [api.key, PUBLIC, query],
    queryFn: ({ signal }) => api.get<List<Collection>>(PUBLIC, { query, signal }),
  })
  return data?.items ?? []
}

export function useCollection(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, COLLECTIONS, id],
    queryFn: ({ signal }) => api.get<CollectionPage>(`${COLLECTIONS}/${id}`, { signal }),
    retry: false,
  })
}

/** After a change: what shows collections, or products with theirs, is read again. */
export function useCollectionsChanged(): (id?: string) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return async (id) => {
    const members = id === undefined ? [] : [`${COLLECTIONS}/${id}/products`]
    await Promise.all(
      [PUBLIC, COLLECTIONS, '/api/products', '/app/api/products', ...members].map((path) =>
        queries.invalidateQueries({ queryKey: [api.key, path] }),
      ),
    )
  }
}
