/** The messages that an address names, and what is sent again of them. */
import { notifications } from '@mantine/notifications'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  MessageCount,
  MessageList,
  MessagePage,
  MessageRecord,
  Retried,
} from '../../../server/app-api/message-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import type { Tone } from '../../ui/state-badge.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import { uiWords } from '../../words/ui.ts'
import type { MessageSearch } from './search.ts'

const PATH = '/app/api/messages'
/** How often one that waits is looked at again. */
const WAITING_MILLISECONDS = 2_000

export const TONES: Readonly<Record<MessageRecord['word'], Tone>> = {
  waiting: 'accent',
  sent: 'good',
  delivered: 'good',
  bounced: 'warn',
  complained: 'bad',
  failed: 'bad',
  skipped: 'quiet',
  unknown: 'warn',
}

/** Looks on by itself while nothing is found and there is more to look at. */
export function useMessages(search: MessageSearch) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, search],
    queryFn: async ({ signal }) => {
      let { after } = search
      for (;;) {
        const page = await api.get<MessageList>(PATH, { query: { ...search, after }, signal })
        if (page.items.length > 0 || page.next === null) return page
        after = page.next
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** How many there are, in words; asked for by itself, so that the list waits for nothing. */
export function useMessageCount({ after: _after, ...filter }: MessageSearch): string | undefined {
  const api = useApi()
  const written = useNumbers()
  const { list: words } = useWords(uiWords)
  const { data } = useQuery({
    queryKey: [api.key, PATH, 'count', filter],
    queryFn: ({ signal }) => api.get<MessageCount>(`${PATH}/count`, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
  return data && (data.isWhole ? words.total : words.moreThan)(written(data.maxResults))
}

export function useMessage(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, id],
    queryFn: ({ signal }) => api.get<MessagePage>(`${PATH}/${id}`, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.word === 'waiting' ? WAITING_MILLISECONDS : false),
  })
}

export type Retrying = { readonly ids: readonly string[] } | Omit<MessageSearch, 'word' | 'after'>

export function useRetry() {
  const api = useApi()
  const queries = useQueryClient()
  const { retry: words } = useWords(outboxWords)
  const written = useNumbers()
  return useMutation({
    mutationFn: (which: Retrying) => api.post<Retried>(`${PATH}/retry`, which),
    onSuccess: ({ retried }) =>
      notifications.show({ message: retried === 0 ? words.none : words.done(written(retried)) }),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key] }),
  })
}

/** Why it stands so, in plain words: what the server meant, or the ledger's reason. */
export function useWhy(): (message: Pick<MessageRecord, 'meaning' | 'reason'>) => string | undefined {
  const words = useWords(outboxWords)
  const reasons: Readonly<Record<string, string>> = words.reasons
  return ({ meaning, reason }) =>
    meaning !== null ? words.meanings[meaning] : reason === null ? undefined : (reasons[reason] ?? reason)
}
