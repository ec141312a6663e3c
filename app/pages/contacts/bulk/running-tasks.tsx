/** What is being done to many contacts, as far as it is: also after a reload, and by whoever began it. */
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TaskLine } from '../../../../server/app-api/import-schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'
import { awaited, TASKS } from './use-bulk.ts'

const LOOK_MILLISECONDS = 700

export function RunningTasks() {
  return useMay('contacts:write') ? <Tasks /> : null
}

function Tasks() {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, TASKS],
    queryFn: ({ signal }) => api.get<{ items: TaskLine[] }>(TASKS, { signal }),
    refetchInterval: ({ state }) => (runningIn(state.data).length > 0 ? LOOK_MILLISECONDS : false),
  })
  useDone(data?.items)
  const running = runningIn(data)
  if (running.length === 0) return null
  return (
    <Stack mb="md" gap="sm">
      {running.map((task) => (
        <Running key={task.id} task={task} />
      ))}
    </Stack>
  )
}

function runningIn(data: { readonly items: readonly TaskLine[] } | undefined): readonly TaskLine[] {
  return data?.items.filter(({ status }) => status === 'running') ?? []
}

/** Says once what came of each that was begun here or seen running, and has the list read again. */
function useDone(tasks: readonly TaskLine[] | undefined): void {
  const words = useWords(bulkWords)
  const written = useNumbers()
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    for (const { id, status, counts } of tasks ?? []) {
      if (status === 'running') awaited.add(id)
      else if (awaited.delete(id)) {
        const { changed = 0, left = 0 } = counts
        notifications.show({ message: words.done(written(changed), written(left)) })
        void queries.invalidateQueries({ queryKey: [api.key, '/api/contacts'] })
      }
    }
  }, [tasks, words, written, queries, api.key])
}

function Running({ task: { id, kind, done, total } }: { readonly task: TaskLine }) {
  const words = useWords(bulkWords)
  const written = useNumbers()
  const api = useApi()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`${TASKS}/${id}/stop`),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key, TASKS] }),
  })
  return (
    <Group gap="md" wrap="nowrap">
      <Text size="sm" role="status" style={{ whiteSpace: 'nowrap' }}>
        {words.running[kind]}: {words.progress(written(done), written(total))}
      </Text>
      <Progress flex={1} value={total === 0 ? 0 : (100 * done) / total} aria-label={words.running[kind]} />
      <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
        {words.stop}
      </Button>
    </Group>
  )
}
