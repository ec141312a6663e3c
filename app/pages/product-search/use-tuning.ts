/** What corrects how products are found, read and written. */
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  HideChange,
  MissList,
  OwnWord,
  OwnWordChange,
  OwnWordList,
  PinChange,
  PinnedPromptList,
} from '../../../server/app-api/search-schemas.ts'
import { useApi, type List } from '../../api/workspace.tsx'

const PATH = '/app/api/search'
export const HIDDEN = `${PATH}/hidden`

export function useOwnWords() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, 'words'],
    queryFn: ({ signal }) => api.get<OwnWordList>(`${PATH}/words`, { signal }),
  })
}

/** Of one prompt, as the server compares them, or of all. */
export function usePins(prompt?: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, 'pins', prompt ?? ''],
    queryFn: ({ signal }) => api.get<PinnedPromptList>(`${PATH}/pins`, { query: { prompt }, signal }),
    enabled: prompt !== '',
  })
}

export function useMisses() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, 'misses'],
    queryFn: ({ signal }) => api.get<MissList>(`${PATH}/misses`, { signal }),
  })
}

/** How many products a prompt finds. */
export function useFinding(): (prompt: string) => Promise<number> {
  const api = useApi()
  return async (prompt) => {
    const body = { prompt, offset: 0, limit: 0 }
    const { meta } = await api.post<List<unknown>>('/api/products-search', body)
    return meta.maxResults
  }
}

/** The verbs themselves: what was changed is read again, with every list of products. */
export function useTuning() {
  const api = useApi()
  const queries = useQueryClient()
  const changed = async () => {
    await Promise.all(
      [PATH, HIDDEN, '/api/products', '/app/api/products'].map((path) =>
        queries.invalidateQueries({ queryKey: [api.key, path] }),
      ),
    )
  }
  const after = async <Answer>(done: Promise<Answer>): Promise<Answer> => {
    const answer = await done
    await changed()
    return answer
  }
  return {
    teach: (word: OwnWordChange) => after(api.put(`${PATH}/words`, word)),
    unteach: ({ word, meanings }: Pick<OwnWord, 'word' | 'meanings'>) =>
      after(api.post(`${PATH}/words/remove`, { word, meanings })),
    pin: (pin: PinChange) => after(api.put(`${PATH}/pins`, pin)),
    hide: (hide: HideChange) => after(api.post(`${PATH}/hidden`, hide)),
    forget: (prompts: readonly string[]) => after(api.post(`${PATH}/misses/forget`, { prompts })),
  }
}

/** Done at once; a refusal is said as it is. */
export function useAct() {
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: ({ message }) => void notifications.show({ message, color: 'red' }),
  })
  return { act: mutate, isPending }
}
