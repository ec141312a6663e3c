/** Archiving, bringing back and deleting the workspace: each answers the session, which what may be done comes from. */
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionQuery, type Session } from '../api/session.ts'
import { useApi, useHere } from '../api/workspace.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'

export function useEnding() {
  const { archived: words } = useWords(shellWords)
  const api = useApi()
  const queries = useQueryClient()
  const { name } = useHere().workspace
  async function end(act: 'archive' | 'restore' | 'delete', body?: object): Promise<void> {
    const session = await api.post<Session>(`/app/api/workspace/${act}`, body)
    queries.setQueryData(sessionQuery.queryKey, session)
    await queries.invalidateQueries({ queryKey: [api.key] })
    notifications.show({ message: words.said[act](name) })
  }
  const { mutate: restore, isPending } = useMutation({
    mutationFn: () => end('restore'),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
  return { end, restore, isPending }
}
