import { Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi, useHere } from '../../../api/workspace.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { filterOf, type DialogGiven } from './use-bulk.ts'

/** Campaigns go to segments: the chosen contacts become one, and a draft to it opens. */
export function WriteDialog({ chosen, onClose }: DialogGiven) {
  const { write: words } = useWords(bulkWords)
  const written = useNumbers()
  const api = useApi()
  const { handle } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const filter = filterOf(chosen) ?? EVERYBODY
      const segment = await api.post<{ id: string }>('/app/api/segments', { name: name.trim(), filter })
      const title = Array.from(name.trim()).slice(0, TITLE_MOST).join('')
      const draft = { deliveryChannel: 'email', title, blocks: [], recipients: { segmentIds: [segment.id] } }
      return api.post<{ id: string }>('/api/campaigns', draft)
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: [api.key] })
      await navigate({ to: '/w/$handle/campaigns/$id', params: { handle, id } })
    },
  })
  return (
    <BulkDialog
      title={words.title(written(chosen.count))}
      confirm={words.confirm}
      isReady={name.trim() !== ''}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <Text>{words.text}</Text>
      <TextInput
        label={words.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </BulkDialog>
  )
}

/** Code points of an email's title, as the API has it. */
const TITLE_MOST = 45
/** A segment has a filter: every contact was created. */
const EVERYBODY = "created gt '1970-01-01T00:00:00Z'"
