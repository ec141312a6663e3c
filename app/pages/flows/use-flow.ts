/** One flow, and what is done with it. */
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FlowPage } from '../../../server/app-api/flow-schemas.ts'
import { useSingle } from '../../api/use-single.ts'
import { useApi } from '../../api/workspace.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import type { FlowDefinition } from './definition.ts'

const PATH = '/app/api/flows'

export type Flow = Omit<FlowPage, 'definition'> & { readonly definition: FlowDefinition }

export function useFlow(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, id],
    queryFn: ({ signal }) => api.get<Flow>(`${PATH}/${id}`, { signal }),
    // What is being written is not taken away by what is read.
    refetchOnWindowFocus: false,
  })
}

export function useMove(id: string) {
  const words = useWords(flowsWords)
  const api = useApi()
  const queries = useQueryClient()
  return useSingle({
    mutationFn: (status: Flow['status']) => api.post(`${PATH}/${id}/status`, { status }),
    onSuccess: (_answer, status) => notifications.show({ message: words.moved[status] }),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key, PATH] }),
  })
}
