/** One post request, and what is decided on it. */
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PostRequestLook, PostRequestMoved } from '../../../server/app-api/post-request-schemas.ts'
import { ApiError, ConnectionLost } from '../../api/errors.ts'
import { useSingle } from '../../api/use-single.ts'
import { useApi } from '../../api/workspace.tsx'
import { useWords } from '../../words/language.ts'
import { requestsWords } from '../../words/requests.ts'
import { uiWords } from '../../words/ui.ts'

export const REQUESTS = '/app/api/post-requests'

export function useRequest(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, REQUESTS, id],
    queryFn: ({ signal }) => api.get<PostRequestLook>(`${REQUESTS}/${id}`, { signal }),
  })
}

interface Decision {
  readonly verb: 'approve' | 'reject' | 'schedule'
  readonly body?: unknown
}

/** Says what became of it; what is shown is read again. Nothing is let go but what is shown (`hash`). */
export function useDecision({ id, hash }: Pick<PostRequestLook, 'id' | 'hash'>) {
  const api = useApi()
  const queries = useQueryClient()
  const ui = useWords(uiWords)
  const words = useWords(requestsWords)
  return useSingle({
    mutationFn: ({ verb, body }: Decision) => {
      const headers = verb === 'reject' ? {} : { 'if-match': `"${hash}"` }
      return api.post<PostRequestMoved>(`${REQUESTS}/${id}/${verb}`, body, { headers })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key] }),
    onSuccess: ({ state }) => notifications.show({ message: words.moved[state] }),
    onError: (error) =>
      notifications.show({
        color: 'red',
        message:
          error instanceof ConnectionLost
            ? ui.connection
            : error instanceof ApiError
              ? error.message
              : String(error),
      }),
  })
}
