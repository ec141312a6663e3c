import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBegin, type DialogGiven } from './use-bulk.ts'

export function TagsDialog(given: DialogGiven) {
  const { tags: words } = useWords(bulkWords)
  const written = useNumbers()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const { mutate, isPending, error } = useBegin(given)
  return (
    <BulkDialog
      title={words.title(written(given.chosen.count))}
      confirm={words.confirm}
      isReady={add.length + remove.length > 0}
      isPending={isPending}
      error={error}
      onClose={given.onClose}
      onConfirm={() => mutate({ kind: 'tags', order: { add, remove } })}
    >
      <TagsInput
        label={words.add}
        description={words.hint}
        value={add}
        onChange={setAdd}
        acceptValueOnBlur
        data-autofocus
      />
      <TagsInput
        label={words.remove}
        description={words.hint}
        value={remove}
        onChange={setRemove}
        acceptValueOnBlur
      />
    </BulkDialog>
  )
}
