import { Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBegin, type DialogGiven } from './use-bulk.ts'

export function StateDialog(given: DialogGiven) {
  const { state: words } = useWords(bulkWords)
  const written = useNumbers()
  const [kind, setKind] = useState('activate')
  const [proof, setProof] = useState('')
  const { mutate, isPending, error } = useBegin(given)
  return (
    <BulkDialog
      title={words.title(written(given.chosen.count))}
      confirm={words.confirm}
      isReady={proof.trim() !== ''}
      isPending={isPending}
      error={error}
      onClose={given.onClose}
      onConfirm={() => mutate({ kind, order: { proof } })}
    >
      <Radio.Group
        aria-label={words.title(written(given.chosen.count))}
        value={kind}
        onChange={(value) => setKind(value === 'unsubscribe' ? value : 'activate')}
      >
        <Stack gap="sm">
          <Radio value="activate" label={words.activate} description={words.activateHint} />
          <Radio value="unsubscribe" label={words.unsubscribe} description={words.unsubscribeHint} />
        </Stack>
      </Radio.Group>
      <Textarea
        label={words.proof}
        description={words.proofHint}
        autosize
        minRows={2}
        maxLength={2_000}
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
    </BulkDialog>
  )
}
