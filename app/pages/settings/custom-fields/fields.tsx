/** The workspace's own fields: how many contacts have each, made, renamed, and deleted once it is seen what goes by them. */
import { Button, Group, Skeleton, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { FieldRecord } from '../../../../server/app-api/field-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { fieldsWords } from '../../../words/fields.ts'
import { useWords } from '../../../words/language.ts'
import css from '../settings.module.css'
import { SettingsPage } from '../settings-page.tsx'
import { DeleteField } from './delete-field.tsx'
import { FieldForm } from './field-form.tsx'
import { FIELDS, useFieldCounts, useFields, useFieldsChanged } from './use-fields.ts'

const NEW = 'new'

export function FieldsPage() {
  const words = useWords(fieldsWords)
  const { data, error, refetch } = useFields()
  const { data: counts } = useFieldCounts()
  /** The id of what is renamed, or that one is made. */
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <SettingsPage title={words.title}>
      {!data && error && <ReadFailed title={words.failed} again={words.again} onAgain={refetch} />}
      <FormSection title={words.list} text={words.text}>
        {data?.items.length === 0 && open !== NEW && <Text c="dimmed">{words.none}</Text>}
        {data?.items.map((field) => (
          <div key={field.id} className={css['record']}>
            {open === field.id ? (
              <Rename of={field} onClose={close} />
            ) : (
              <Shown of={field} contacts={counts?.contacts[field.name]} onRename={() => setOpen(field.id)} />
            )}
          </div>
        ))}
        {open === NEW && (
          <div className={css['record']}>
            <FieldForm onClose={close} />
          </div>
        )}
        {data && open !== NEW && (
          <div>
            <Button onClick={() => setOpen(NEW)}>{words.add}</Button>
          </div>
        )}
      </FormSection>
    </SettingsPage>
  )
}

interface ShownField {
  readonly of: FieldRecord
  /** Undefined while they are counted. */
  readonly contacts: number | undefined
  readonly onRename: () => void
}

function Shown({ of: field, contacts, onRename }: ShownField) {
  const words = useWords(fieldsWords)
  const written = useNumbers()
  const { name, label, type } = field
  return (
    <Group justify="space-between">
      <div className={css['breaks']}>
        <strong>{label}</strong>
        <Text c="dimmed" size="sm">
          <code>{name}</code> · {words.types[type]}
        </Text>
        {contacts === undefined ? (
          <Skeleton height={12} width={120} mt={6} />
        ) : (
          <Text size="sm">{contacts === 0 ? words.nobody : words.contacts(written(contacts))}</Text>
        )}
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" aria-label={words.renameOf(label)} onClick={onRename}>
          {words.rename}
        </Button>
        <DeleteField of={field} />
      </Group>
    </Group>
  )
}

function Rename({ of: { id, label }, onClose }: { readonly of: FieldRecord; readonly onClose: () => void }) {
  const words = useWords(fieldsWords)
  const api = useApi()
  const changed = useFieldsChanged()
  const form = useApiForm({
    initialValues: { label },
    validate: { label: (value) => (value.trim() ? null : words.labelMissing) },
    send: async (values) => {
      await api.patch(`${FIELDS}/${id}`, values)
      notifications.show({ message: words.saved })
      await changed()
      onClose()
    },
  })
  return (
    <ApiFormBox of={form} label={words.renameOf(label)}>
      <Group align="flex-end">
        <TextInput
          label={words.label}
          autoComplete="off"
          autoFocus
          flex="1 1 200px"
          {...form.form.getInputProps('label')}
        />
        <Button type="submit" loading={form.isSending}>
          {words.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
      </Group>
    </ApiFormBox>
  )
}
