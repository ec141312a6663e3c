/** The rows that were left out, as a file to mend. */
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notifications } from '@mantine/notifications'
import { useApi } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { IMPORTS, type Import } from './use-import.ts'

export function Rejected({ of: { id, title, counts, imported } }: { readonly of: Import }) {
  const words = useWords(importsWords)
  const written = useNumbers()
  const api = useApi()
  const count = (imported ?? counts)['rejected'] ?? 0
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.blob(`${IMPORTS}/${id}/rejected`),
    onSuccess: (file) => saveFile(`${title.replace(/\.[^.]*$/, '')}-rejected.csv`, 'text/csv', file),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
  if (count === 0) return null
  return (
    <Stack gap={4} align="flex-start">
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {words.rejected(written(count))}
      </Button>
      <Text size="sm" c="dimmed">
        {words.rejectedHint}
      </Text>
    </Stack>
  )
}
