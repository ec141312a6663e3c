/** What is done to a campaign as a whole, with what is shown of it read again afterwards. */
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { CampaignProgress } from '../../../server/app-api/campaign-schemas.ts'
import { ApiError, ConnectionLost } from '../../api/errors.ts'
import { useSingle } from '../../api/use-single.ts'
import { useApi } from '../../api/workspace.tsx'
import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/language.ts'
import { useFaultText } from './sentences.ts'

export type Verb = 'publish' | 'schedule' | 'unschedule' | 'pause' | 'resume' | 'cancel' | 'retry-failed'

interface Wish {
  readonly verb: Verb
  readonly body?: unknown
  readonly query?: Readonly<Record<string, number>>
  /** Of what was looked over: something else is not let go. */
  readonly hash?: string
}

/** `onDone` is called as soon as it is done, also where what pressed it is gone from the page by then. */
export function useVerb(id: string, onDone?: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const words = useWords(uiWords)
  const faultText = useFaultText()
  return useSingle({
    mutationFn: ({ verb, body, query = {}, hash }: Wish) =>
      api.post<CampaignProgress>(`/app/api/campaigns/${id}/${verb}`, body, {
        query,
        ...(hash === undefined ? {} : { headers: { 'if-match': `"${hash}"` } }),
      }),
    onSuccess: () => onDone?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key] }),
    onError: (error) =>
      notifications.show({
        color: 'red',
        message:
          error instanceof ConnectionLost
            ? words.connection
            : error instanceof ApiError
              ? faultText(error)
              : String(error),
      }),
  })
}
