/** What a person may ask for: everything that is kept about them, and its end. */
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi, useHere, useMay } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { contactWords } from '../../../words/contact.ts'
import { useWords } from '../../../words/language.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { nameOf, pathOf, type Person } from './use-contact.ts'

export function Privacy({ contact }: { readonly contact: Person }) {
  const { privacy: words } = useWords(contactWords)
  const mayExport = useMay('contacts:export')
  const mayErase = useMay('contacts:erase')
  return (
    <>
      {!mayExport && <Text>{words.notYours}</Text>}
      {mayExport && (
        <FormSection title={words.data} text={words.dataText}>
          <Download id={contact.id} />
        </FormSection>
      )}
      {mayErase && (
        <FormSection title={words.erase} text={words.eraseText}>
          <Erase contact={contact} />
        </FormSection>
      )}
    </>
  )
}

function Download({ id }: { readonly id: string }) {
  const { privacy: words } = useWords(contactWords)
  const api = useApi()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.get<object>(`${pathOf(id)}/data`),
    onSuccess: (data) => saveFile(`contact-${id}.json`, 'application/json', JSON.stringify(data, null, 2)),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {words.download}
      </Button>
    </Group>
  )
}

/** It cannot be undone, so the name is typed first. */
function Erase({ contact }: { readonly contact: Person }) {
  const { privacy: words } = useWords(contactWords)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const name = nameOf(contact)
  const { mutate, isPending, error } = useErase(contact)
  return (
    <>
      <Group>
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.eraseButton}
        </Button>
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.eraseTitle(name)}
        withCloseButton={false}
      >
        <Text mb="md">{words.eraseText}</Text>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === name.trim()) mutate()
          }}
        >
          <TextInput
            label={words.typeName(name)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={error?.message}
            autoComplete="off"
            data-autofocus
          />
          <Group mt="lg">
            <Button type="submit" color="red" loading={isPending} disabled={typed.trim() !== name.trim()}>
              {words.eraseButton}
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  )
}

function useErase(contact: Person) {
  const { privacy: words } = useWords(contactWords)
  const api = useApi()
  const { handle } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.post(`${pathOf(contact.id)}/erase`),
    onSuccess: async () => {
      await navigate({ to: '/w/$handle/contacts', params: { handle } })
      queries.removeQueries({ queryKey: [api.key, pathOf(contact.id)] })
      await queries.invalidateQueries({ queryKey: [api.key, '/api/contacts'] })
      notifications.show({ message: words.erased(nameOf(contact)) })
    },
  })
}
