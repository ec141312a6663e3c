/** A collection added by hand, and opened to be filled. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CollectionUpsert } from '../../../server/catalog/collections/schemas.ts'
import { useApi, useHere, useMay } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { useCollectionsChanged } from './use-collections.ts'

export function AddCollection() {
  const { collections: words } = useWords(productsWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('products:write')) return null
  return (
    <>
      <Button leftSection={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={words.add} withCloseButton={false}>
        <NewCollection onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function NewCollection({ onClose }: { readonly onClose: () => void }) {
  const { collections: words, fields, save, titleMissing } = useWords(productsWords)
  const api = useApi()
  const { handle } = useHere().workspace
  const navigate = useNavigate()
  const changed = useCollectionsChanged()
  const form = useApiForm({
    initialValues: { title: '' },
    validate: ({ title }) => (title.trim() ? {} : { title: titleMissing }),
    send: async ({ title }) => {
      const body: CollectionUpsert = { title: title.trim() }
      const { id } = await api.post<{ id: string }>('/api/collections', body)
      await changed()
      onClose()
      await navigate({ to: '/w/$handle/collections/$id', params: { handle, id } })
    },
  })
  return (
    <ApiFormBox of={form} label={words.add}>
      <Stack>
        <TextInput
          label={fields.title}
          description={words.titleHint}
          autoComplete="off"
          data-autofocus
          {...form.form.getInputProps('title')}
        />
        <Group>
          <Button type="submit" loading={form.isSending}>
            {save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </ApiFormBox>
  )
}
