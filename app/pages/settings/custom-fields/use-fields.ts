/** The workspace's own fields of contacts, and how many contacts have each. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FieldCounts, FieldList } from '../../../../server/app-api/field-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'

export const FIELDS = '/app/api/fields'

export function useFields() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, FIELDS],
    queryFn: ({ signal }) => api.get<FieldList>(FIELDS, { signal }),
  })
}

/** Counted apart: among a million contacts it takes a moment. */
export function useFieldCounts() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, FIELDS, 'counts'],
    queryFn: ({ signal }) => api.get<FieldCounts>('/app/api/field-counts', { signal }),
  })
}

export function useFieldsChanged(): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [api.key, FIELDS] })
}
