/** The passkeys of one's own account: added, named, removed. */
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasskeyRecord } from '../../../server/app-api/passkey-schemas.ts'
import { ApiError } from '../../api/errors.ts'
import {
  addPasskey,
  hasPasskeys,
  isGivenUp,
  isThereAlready,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../api/passkeys.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { securityWords } from '../../words/security.ts'
import { browserOf } from './browser.ts'
import css from './settings.module.css'
import { LastUsed } from './last-used.tsx'
import { SureButton } from './sure.tsx'

const queryKey = ['passkeys']

function said({ message }: Error): void {
  notifications.show({ message, color: 'red' })
}

export function Passkeys() {
  const { passkeys: words } = useWords(securityWords)
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => listPasskeys(signal) })
  const changed = () => queries.invalidateQueries({ queryKey })
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => addPasskey(browserOf(navigator.userAgent) ?? words.title),
    onSuccess: () => void notifications.show({ message: words.added }),
    onError: (error) => {
      if (isGivenUp(error)) return
      // What the browser or its library says is in words of neither ours nor the reader's language.
      if (error instanceof ApiError) said(error)
      else said(new Error(isThereAlready(error) ? words.there : words.failed))
    },
    onSettled: changed,
  })
  const canAdd = data?.canAdd && hasPasskeys()
  return (
    <FormSection title={words.title} text={words.text}>
      {data?.items.length === 0 && <Text c="dimmed">{words.none}</Text>}
      {data?.items.map((passkey) => (
        <Passkey key={passkey.id} of={passkey} onChanged={changed} />
      ))}
      {canAdd && (
        <div>
          <Button variant="default" loading={isPending} onClick={() => add()}>
            {words.add}
          </Button>
        </div>
      )}
      {data && !canAdd && <Text c="dimmed">{data.canAdd ? words.notThisBrowser : words.notHere}</Text>}
    </FormSection>
  )
}

interface Given {
  readonly of: PasskeyRecord
  readonly onChanged: () => Promise<void>
}

function Passkey({ of: { id, name, created, lastUsed }, onChanged }: Given) {
  const { passkeys: words } = useWords(securityWords)
  const { mutate: remove } = useMutation({
    mutationFn: () => removePasskey(id),
    onError: said,
    onSettled: onChanged,
  })
  return (
    <Group className={css['record'] ?? ''} justify="space-between">
      <div>
        <strong>{name}</strong>
        <LastUsed of={{ created, lastUsed }} words={words} />
      </div>
      <Group gap="xs">
        <Rename id={id} name={name} onChanged={onChanged} />
        <SureButton
          label={words.remove}
          name={words.removeOf(name)}
          title={words.removeTitle(name)}
          text={words.removeText}
          cancel={words.cancel}
          onSure={() => remove()}
        />
      </Group>
    </Group>
  )
}

function Rename({ id, name, onChanged }: { id: string; name: string; onChanged: () => Promise<void> }) {
  const { passkeys: words } = useWords(securityWords)
  const [isOpen, setOpen] = useState(false)
  const form = useApiForm({
    initialValues: { name },
    validate: { name: (value) => (value.trim() ? null : words.nameMissing) },
    send: async (values) => {
      await renamePasskey(id, values.name)
      setOpen(false)
      await onChanged()
    },
  })
  return (
    <>
      <Button size="xs" variant="default" aria-label={words.renameOf(name)} onClick={() => setOpen(true)}>
        {words.rename}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.renameOf(name)}
        withCloseButton={false}
      >
        <ApiFormBox of={form} label={words.renameOf(name)}>
          <Stack>
            <TextInput label={words.name} data-autofocus {...form.form.getInputProps('name')} />
            <FormButtons of={form} send={words.save} cancel={words.cancel} onCancel={() => setOpen(false)} />
          </Stack>
        </ApiFormBox>
      </Modal>
    </>
  )
}
