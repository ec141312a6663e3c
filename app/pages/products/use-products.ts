/** Products as they are searched and read. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { ProductList } from '../../../server/catalog/products/schemas.ts'
import { useApi, type List } from '../../api/workspace.tsx'
import { PAGE_ROWS } from '../../ui/list/search.ts'
import type { ProductsSearch } from './search.ts'

export type Product = Static<typeof ProductList>['items'][number]

export type Found = Pick<
  Product,
  'id' | 'title' | 'imageUrl' | 'vendor' | 'price' | 'originalPrice' | 'currency' | 'isForSale'
> & {
  readonly updated: string
}

const FIELDS = [
  'id',
  'title',
  'imageUrl',
  'vendor',
  'price',
  'originalPrice',
  'currency',
  'isForSale',
  'updated',
]

/** With how the prompt was read, as its header says it. */
export function useProducts({ prompt, sort, page = 1 }: ProductsSearch) {
  const api = useApi()
  const [field = '', direction = 'asc'] = (sort ?? (prompt ? '' : 'updated desc')).split(' ')
  const body = {
    ...(prompt ? { prompt } : {}),
    ...(field ? { orderBy: [{ field, direction }] } : {}),
    fields: FIELDS,
    offset: (page - 1) * PAGE_ROWS,
    limit: PAGE_ROWS,
  }
  return useQuery({
    queryKey: [api.key, '/api/products', 'search', body],
    queryFn: async ({ signal }) => {
      let reading = ''
      const onHeaders = (headers: Headers) => {
        reading = headers.get('x-search-interpretation') ?? ''
      }
      const list = await api.post<List<Found>>('/api/products-search', body, { signal, onHeaders })
      return { ...list, reading }
    },
    placeholderData: keepPreviousData,
  })
}
