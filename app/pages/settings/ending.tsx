/** The end of the workspace: archived, which is taken back at any time, or deleted, which has days of grace. Its owner alone. */
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useHere, useMay } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useEnding } from '../../ui/use-ending.ts'
import { endingWords } from '../../words/ending.ts'
import { useWords } from '../../words/language.ts'
import { AskFirst } from '../contacts/contact/ask-first.tsx'

/** As the server has them. */
const GRACE_DAYS = 14

export function Ending() {
  const words = useWords(endingWords)
  const { name, archived, eraseAfter } = useHere().workspace
  const { end, restore, isPending } = useEnding()
  const archiving = useMutation({
    mutationFn: () => end('archive'),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
  if (!useMay('workspace:end')) return null
  return (
    <FormSection title={words.title} text={words.text}>
      <Group>
        {archived === null ? (
          <AskFirst
            button={words.archive}
            title={words.archiveTitle(name)}
            text={words.archiveText}
            confirm={words.archive}
            cancel={words.cancel}
            isPending={archiving.isPending}
            onConfirm={() => archiving.mutateAsync()}
          />
        ) : (
          <Button variant="default" loading={isPending} onClick={() => restore()}>
            {words.restore}
          </Button>
        )}
        {eraseAfter === null && <Delete onDelete={(typed) => end('delete', { name: typed })} />}
      </Group>
    </FormSection>
  )
}

function Delete({ onDelete }: { readonly onDelete: (name: string) => Promise<void> }) {
  const words = useWords(endingWords)
  const { name } = useHere().workspace
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" c="var(--bad)" onClick={() => setOpen(true)}>
        {words.delete}
      </Button>
      <Modal opened={isOpen} onClose={close} title={words.deleteTitle(name)} withCloseButton={false}>
        <DeleteForm onDelete={onDelete} onClose={close} />
      </Modal>
    </>
  )
}

function DeleteForm({
  onDelete,
  onClose,
}: {
  readonly onDelete: (name: string) => Promise<void>
  readonly onClose: () => void
}) {
  const words = useWords(endingWords)
  const written = useNumbers()
  const { name } = useHere().workspace
  const form = useApiForm({
    initialValues: { name: '' },
    validate: { name: (typed) => (typed.trim() === name ? null : words.nameWrong(name)) },
    send: async (typed) => {
      await onDelete(typed.name)
      onClose()
    },
  })
  return (
    <ApiFormBox of={form} label={words.deleteTitle(name)}>
      <Stack>
        <Text>{words.deleteText(written(GRACE_DAYS))}</Text>
        <TextInput
          label={words.deleteName(name)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...form.form.getInputProps('name')}
        />
        <FormButtons of={form} send={words.delete} cancel={words.cancel} onCancel={onClose} isDangerous />
      </Stack>
    </ApiFormBox>
  )
}
