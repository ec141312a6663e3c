/** A collection's own fields, changed in their place by somebody who saw what they were. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CollectionChanges, CollectionPage } from '../../../server/app-api/catalog-schemas.ts'
import { ApiFormBox } from '../../ui/form/api-form.tsx'
import { ClashAlert } from '../../ui/form/clash-alert.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { useMergedForm } from '../../ui/form/merged-form.ts'
import { useWords } from '../../words/language.ts'
import { productWords } from '../../words/product.ts'
import { productsWords } from '../../words/products.ts'
import {
  faultOf,
  propertiesOf,
  propertiesText,
  readProperties,
  type Property,
} from '../products/edit/properties.ts'
import { PropertiesField } from '../products/edit/properties-field.tsx'
import { COLLECTIONS, useCollectionsChanged } from './use-collections.ts'

interface Values {
  title: string
  bodyHtml: string
  externalId: string
  handle: string
  customProperties: readonly Property[]
}

type Field = keyof Values

function valuesOf(collection: CollectionPage): Values {
  const { title, bodyHtml, externalId, handle, customProperties } = collection
  return {
    title,
    bodyHtml: bodyHtml ?? '',
    externalId: externalId ?? '',
    handle,
    customProperties: propertiesOf(customProperties),
  }
}

/** With its title, which no collection is without. */
function bodyOf(values: Values, fields: readonly Field[]): CollectionChanges {
  const { title, customProperties, ...texts } = values
  const changed = Object.entries(texts).filter(([name]) => fields.includes(name as Field))
  return {
    ...Object.fromEntries(changed.map(([name, text]) => [name, text.trim() || null])),
    ...(fields.includes('customProperties') && { customProperties: readProperties(customProperties) }),
    title: title.trim(),
    // What properties are is asked of each row before.
  } as CollectionChanges
}

function textOf(values: Values, field: Field): string {
  return field === 'customProperties' ? propertiesText(values.customProperties) : values[field]
}

export function EditCollection({
  collection,
  onDone,
}: {
  readonly collection: CollectionPage
  readonly onDone: () => void
}) {
  const { collections: words, fields, save } = useWords(productsWords)
  const { hints, sections, cancel } = useWords(productWords)
  const form = useCollectionForm(collection, onDone)
  const { getInputProps, getValues, setFieldValue, errors } = form.form
  const guard = useLeaveGuard(form)
  const names: Readonly<Record<Field, string>> = {
    title: fields.title,
    bodyHtml: fields.body,
    externalId: fields.externalId,
    handle: fields.handle,
    customProperties: sections.properties,
  }
  return (
    <ApiFormBox of={form} label={words.edit}>
      {guard}
      <ClashAlert of={form} nameOf={(field) => names[field]} textOf={textOf} />
      <Stack maw={640} mb="xl">
        <TextInput label={fields.title} autoFocus {...getInputProps('title')} />
        <Textarea
          label={fields.body}
          description={fields.bodyHint}
          autosize
          minRows={3}
          maxRows={12}
          {...getInputProps('bodyHtml')}
        />
        <TextInput
          label={fields.externalId}
          description={words.externalIdHint}
          {...getInputProps('externalId')}
        />
        <TextInput label={fields.handle} description={hints.handle} {...getInputProps('handle')} />
        <PropertiesField
          rows={getValues().customProperties}
          onChange={(rows) => setFieldValue('customProperties', rows)}
          error={errors['customProperties']}
        />
        <Group>
          <Button type="submit" loading={form.isSending}>
            {save}
          </Button>
          <Button variant="default" onClick={onDone}>
            {cancel}
          </Button>
        </Group>
      </Stack>
    </ApiFormBox>
  )
}

function useCollectionForm(collection: CollectionPage, onDone: () => void) {
  const { saved, titleMissing } = useWords(productsWords)
  const { faults } = useWords(productWords)
  const changed = useCollectionsChanged()
  return useMergedForm<CollectionPage, Values>({
    record: collection,
    path: `${COLLECTIONS}/${collection.id}`,
    valuesOf,
    bodyOf,
    validate: ({ title, customProperties }) => ({
      ...(title.trim() ? {} : { title: titleMissing }),
      ...(customProperties.every((row) => faultOf(row, customProperties) === undefined)
        ? {}
        : { customProperties: faults.properties }),
    }),
    onSaved: async () => {
      await changed()
      notifications.show({ message: saved })
      onDone()
    },
  })
}
