/** Addresses put on the list by hand: typed or pasted, one on each line. */
import { Alert, Button, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AddedSuppressions } from '../../../server/app-api/suppression-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import { REASONS } from './search.ts'

/** As many as the server takes at once. */
const MOST = 5_000
const SHOWN = 5

export function AddSuppressions() {
  const { suppressions: words } = useWords(outboxWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('outbox:write')) return null
  return (
    <>
      <Button leftSection={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={words.add} withCloseButton={false}>
        <AddForm onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const { suppressions: words } = useWords(outboxWords)
  const written = useNumbers()
  const [rejected, setRejected] = useState<readonly string[]>([])
  // Closed by Escape or beside it, it is still there when it is opened again.
  const [kept, keep] = useKept('suppressions', '')
  const form = useAddForm({ addresses: kept, onClose, onRejected: setRejected, onSent: keep })
  const { getInputProps } = form.form
  const addresses = getInputProps('addresses')
  return (
    <ApiFormBox of={form} label={words.add}>
      <Stack>
        {rejected.length > 0 && (
          <Alert color="yellow" icon={<Icon name="warning" />} role="status">
            {words.rejected(written(rejected.length))}
            <Text size="sm">{rejected.slice(0, SHOWN).join(', ')}</Text>
          </Alert>
        )}
        <Textarea
          label={words.addresses}
          description={words.addText}
          autosize
          minRows={5}
          maxRows={14}
          data-autofocus
          {...addresses}
          onChange={(event) => {
            keep(event.currentTarget.value)
            addresses.onChange(event)
          }}
        />
        <NativeSelect
          label={words.reason}
          data={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          {...getInputProps('reason')}
        />
        <FormButtons of={form} send={words.add} cancel={words.cancel} onCancel={onClose} />
      </Stack>
    </ApiFormBox>
  )
}

interface Given {
  readonly addresses: string
  readonly onClose: () => void
  readonly onRejected: (rejected: readonly string[]) => void
  /** `left`: what could not be read, which stays in the field. */
  readonly onSent: (left: string) => void
}

function useAddForm({ addresses: typed, onClose, onRejected, onSent }: Given) {
  const { suppressions: words } = useWords(outboxWords)
  const written = useNumbers()
  const api = useApi()
  const queries = useQueryClient()
  return useApiForm({
    initialValues: { addresses: typed, reason: 'unsubscribed' },
    validate: {
      addresses: (text) => {
        const { length } = linesOf(text)
        return length === 0 ? words.none : length > MOST ? words.tooMany(written(MOST)) : null
      },
    },
    send: async ({ addresses, reason }) => {
      const body = { addresses: linesOf(addresses), reason }
      const { added, rejected } = await api.post<AddedSuppressions>('/app/api/suppressions', body)
      if (added > 0) notifications.show({ message: words.added(written(added)) })
      await queries.invalidateQueries({ queryKey: [api.key] })
      const left = rejected.join('\n')
      onSent(left)
      if (rejected.length === 0) return onClose()
      onRejected(rejected)
      return { saved: { addresses: '', reason }, shown: { addresses: left, reason } }
    },
  })
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
