/** A collection added or given another name. */
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CollectionUpsert } from '../../../server/catalog/collections/schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import type { Collection } from './use-collections.ts'

export function CollectionButton({ collection }: { readonly collection: Collection | undefined }) {
  const { collections: words } = useWords(productsWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('products:write')) return null
  const title = collection ? words.edit : words.add
  return (
    <>
      <Button leftSection={<Icon name={collection ? 'edit' : 'plus'} />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <CollectionForm collection={collection} label={title} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function CollectionForm({
  collection,
  label,
  onDone,
}: {
  readonly collection: Collection | undefined
  readonly label: string
  readonly onDone: () => void
}) {
  const { collections: words, fields, save, saved, titleMissing } = useWords(productsWords)
  const api = useApi()
  const queries = useQueryClient()
  const form = useApiForm({
    initialValues: { title: collection?.title ?? '', externalId: collection?.externalId ?? '' },
    validate: ({ title }) => (title.trim() ? {} : { title: titleMissing }),
    send: async ({ title, externalId }) => {
      const body: CollectionUpsert = {
        ...(collection ? { id: collection.id } : {}),
        title: title.trim(),
        externalId: externalId.trim() || null,
      }
      await api.post('/api/collections', body)
      notifications.show({ message: saved })
      await queries.invalidateQueries({ queryKey: [api.key] })
      onDone()
    },
  })
  return (
    <ApiFormBox of={form} label={label}>
      <Stack>
        <TextInput label={fields.title} data-autofocus {...form.form.getInputProps('title')} />
        <TextInput
          label={fields.externalId}
          description={words.externalIdHint}
          {...form.form.getInputProps('externalId')}
        />
        <div>
          <Button type="submit" loading={form.isSending}>
            {save}
          </Button>
        </div>
      </Stack>
    </ApiFormBox>
  )
}
