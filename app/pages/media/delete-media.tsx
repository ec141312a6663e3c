/** Takes a picture away: asked first, and told what shows it. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaDetail } from '../../../server/app-api/media-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { MEDIA } from '../../ui/media/use-media.ts'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import { MediaUses } from './media-uses.tsx'

export function DeleteMedia({
  record: { id, uses },
  onDeleted,
  onKept,
}: {
  readonly record: MediaDetail
  readonly onDeleted: () => void
  readonly onKept: () => void
}) {
  const words = useWords(mediaWords)
  const api = useApi()
  const queries = useQueryClient()
  const [fault, setFault] = useState<string>()
  const isUsed = uses.length > 0
  async function remove(): Promise<void> {
    try {
      await api.delete(`${MEDIA}/${id}`, { query: isUsed ? { anyway: true } : {} })
      notifications.show({ message: words.deleted })
      onDeleted()
      queries.removeQueries({ queryKey: [api.key, MEDIA, id] })
      await queries.invalidateQueries({ queryKey: [api.key, MEDIA] })
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Stack role="group" aria-label={words.delete}>
      <Text>{isUsed ? words.deleteUsed : words.deleteSure}</Text>
      {isUsed && <MediaUses uses={uses} />}
      {fault !== undefined && <Text role="alert">{fault}</Text>}
      <Group>
        <Button color="red" onClick={() => void remove()}>
          {isUsed ? words.deleteAnyway : words.delete}
        </Button>
        <Button variant="default" autoFocus onClick={onKept}>
          {words.keep}
        </Button>
      </Group>
    </Stack>
  )
}
