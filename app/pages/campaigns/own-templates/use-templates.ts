/** The letters of the workspace to begin from. */
import { useQuery } from '@tanstack/react-query'
import type { TemplateList } from '../../../../server/app-api/template-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'

export const TEMPLATES = '/app/api/templates'

export function useTemplates() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, TEMPLATES],
    queryFn: ({ signal }) => api.get<TemplateList>(TEMPLATES, { signal }),
    staleTime: 0,
  })
}
