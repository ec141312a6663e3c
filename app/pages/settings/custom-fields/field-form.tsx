/** A new field: its title, from which its data name is made until that is typed, and what it holds. */
import { Select, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FieldRecord, NewField } from '../../../../server/app-api/field-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { fieldsWords } from '../../../words/fields.ts'
import { useWords } from '../../../words/language.ts'
import { dataNameOf } from './data-name.ts'
import { FIELDS, useFieldsChanged } from './use-fields.ts'

interface Given {
  /** A title to begin with, such as a column's. */
  readonly title?: string
  readonly onClose: () => void
  readonly onMade?: (field: FieldRecord) => void
}

const DATA_NAME = /^[A-Za-z]\w{0,99}$/

export function FieldForm({ title = '', onClose, onMade }: Given) {
  const words = useWords(fieldsWords)
  const form = useFieldForm({ title, onClose, ...(onMade ? { onMade } : {}) })
  const { getInputProps } = form.form
  const typed = getInputProps('label') as { onChange: (event: React.ChangeEvent<HTMLInputElement>) => void }
  return (
    <ApiFormBox of={form} label={words.add}>
      <Stack>
        <TextInput
          label={words.label}
          description={words.labelHint}
          autoComplete="off"
          data-autofocus
          {...getInputProps('label')}
          onChange={(event) => {
            const before = dataNameOf(form.form.values.label)
            typed.onChange(event)
            // Its own words stay as they are typed.
            if (form.form.values.name === before)
              form.form.setFieldValue('name', dataNameOf(event.currentTarget.value))
          }}
        />
        <TextInput
          label={words.name}
          description={words.nameHint}
          autoComplete="off"
          spellCheck={false}
          {...getInputProps('name')}
        />
        <Select
          label={words.type}
          description={words.typeHint}
          data={Object.entries(words.types).map(([value, label]) => ({ value, label }))}
          allowDeselect={false}
          {...getInputProps('type')}
        />
        <FormButtons of={form} send={words.add} cancel={words.cancel} onCancel={onClose} />
      </Stack>
    </ApiFormBox>
  )
}

function useFieldForm({ title = '', onClose, onMade }: Given) {
  const words = useWords(fieldsWords)
  const api = useApi()
  const changed = useFieldsChanged()
  return useApiForm<NewField>({
    initialValues: { label: title, name: dataNameOf(title), type: 'text' },
    validate: {
      label: (value) => (value.trim() ? null : words.labelMissing),
      name: (value) => (DATA_NAME.test(value) ? null : words.nameWrong),
    },
    send: async (values) => {
      const made = await api.post<FieldRecord>(FIELDS, values)
      notifications.show({ message: words.added(made.label) })
      await changed()
      onMade?.(made)
      onClose()
    },
  })
}
