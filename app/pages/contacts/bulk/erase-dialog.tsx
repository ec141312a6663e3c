import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBegin, type DialogGiven } from './use-bulk.ts'

/** It cannot be undone, so the number is typed first. */
export function EraseDialog(given: DialogGiven) {
  const { erase: words } = useWords(bulkWords)
  const written = useNumbers()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useBegin(given)
  const { count } = given.chosen
  return (
    <BulkDialog
      title={words.title(written(count))}
      confirm={words.confirm}
      isDangerous
      isReady={typed.replaceAll(/\D/g, '') === String(count)}
      isPending={isPending}
      error={error}
      onClose={given.onClose}
      onConfirm={() => mutate({ kind: 'erase' })}
    >
      <Text>{words.text}</Text>
      <TextInput
        label={words.type(written(count))}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
    </BulkDialog>
  )
}
