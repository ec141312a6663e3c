/** Segments, and how many contacts fit into each. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SegmentList } from '../../../server/app-api/campaign-schemas.ts'
import type { SegmentDetail } from '../../../server/app-api/segment-schemas.ts'
import { filterSentence } from '../../ui/list/filter-tree.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { useContactFields } from '../contacts/columns.tsx'
import { useApi, type Api, type List } from '../../api/workspace.tsx'

export const PATH = '/app/api/segments'
const CONTACTS = '/api/contacts'

export function useSegments() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<SegmentList>(PATH, { signal }),
  })
}

export function useSegment(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, id],
    queryFn: ({ signal }) => api.get<SegmentDetail>(`${PATH}/${id}`, { signal }),
  })
}

export function useSegmentsChanged(): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [api.key, PATH] })
}

function countOf(api: Api, filter: string) {
  const query = { $filter: filter, $limit: 1 }
  return {
    queryKey: [api.key, CONTACTS, query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      api.get<List<unknown>>(CONTACTS, { query, signal }),
    retry: false,
  }
}

/** How many contacts fit; the search of the list of contacts, and its total. */
export function useCount(filter: string) {
  return useQuery({ ...countOf(useApi(), filter), enabled: filter !== '' })
}

/** One after the other: a workspace has only so many searches at once. */
export function useCounts(filters: readonly string[]) {
  const api = useApi()
  const queries = useQueryClient()
  const isCounted = (filter: string) => {
    const state = queries.getQueryState(countOf(api, filter).queryKey)
    return state !== undefined && state.status !== 'pending'
  }
  const next = filters.findIndex((filter) => !isCounted(filter))
  return useQueries({
    queries: filters.map((filter, at) => ({ ...countOf(api, filter), enabled: next === -1 || at <= next })),
  })
}

/** A filter as one would say it; what cannot be read as it is written. */
export function useSentence(): (filter: string) => string {
  const ui = useWords(uiWords)
  const fields = useContactFields()
  return (filter) => filterSentence(filter, fields, ui) ?? filter
}
