/** Products of the catalogue for blocks, as they are now. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isUuid } from '../../../../server/lib/uuid.ts'
import { useApi, type List } from '../../../api/workspace.tsx'
import type { LineProduct } from '../../../ui/products/product-line.tsx'

export interface Found extends LineProduct {
  readonly externalId: string | null
  readonly vendor: string | null
  readonly status: string | null
}

interface Asked {
  readonly prompt?: string
  readonly filter?: { readonly or: readonly Equal[] }
}

interface Equal {
  readonly field: string
  readonly operator: 'eq'
  readonly value: string
}

const FIELDS = ['id', 'externalId', 'title', 'price', 'currency', 'isForSale', 'status', 'vendor', 'imageUrl']
const FRESH_MILLISECONDS = 60_000

export function useFound(asked: Asked, limit: number) {
  const api = useApi()
  const body = { ...asked, fields: FIELDS, offset: 0, limit }
  return useQuery({
    queryKey: [api.key, 'products-search', body],
    queryFn: ({ signal }) => api.post<List<Found>>('/api/products-search', body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MILLISECONDS,
  })
}

/** What a reference by name may mean: an id is asked for only where it is one. */
export function named(name: string): Asked {
  const equal = (field: string): Equal => ({ field, operator: 'eq', value: name })
  return { filter: { or: [...(isUuid(name) ? [equal('id')] : []), equal('externalId'), equal('handle')] } }
}
