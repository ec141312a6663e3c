/** A key to be made: its name, and in a table for each part of the API whether it reads, writes too, or neither. */
import { Radio, Text, TextInput } from '@mantine/core'
import { ApiFormBox, useApiForm, type ApiForm } from '../../../ui/form/api-form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { keysWords } from '../../../words/keys.ts'
import { useWords } from '../../../words/language.ts'
import css from './keys.module.css'
import { AREAS, LEVELS, scopesOf, type Area } from './scopes.ts'

interface Wish {
  readonly name: string
  readonly scopes: readonly string[]
}

type Values = Record<Area, string> & { name: string }

interface Given {
  readonly make: (wish: Wish) => Promise<void>
  readonly onClose: () => void
}

export function NewKey({ make, onClose }: Given) {
  const words = useWords(keysWords)
  const form = useApiForm<Values>({
    initialValues: { name: '', contacts: 'none', products: 'none', posts: 'none', feeds: 'none' },
    validate: {
      name: (value) => (value.trim() ? null : words.missing),
      contacts: (_value, values) => (scopesOf(values).length > 0 ? null : words.scopesMissing),
    },
    send: async (values) => {
      await make({ name: values.name.trim(), scopes: scopesOf(values) })
      onClose()
    },
  })
  return (
    <ApiFormBox of={form} label={words.make}>
      <FormSection title={words.new}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          autoComplete="off"
          autoFocus
          {...form.form.getInputProps('name')}
        />
        <Rights of={form} />
        <FormButtons of={form} send={words.make} cancel={words.cancel} onCancel={onClose} />
      </FormSection>
    </ApiFormBox>
  )
}

function Rights({ of: { form } }: { readonly of: ApiForm<Values> }) {
  const words = useWords(keysWords)
  return (
    <div>
      <table className={css['choice']} aria-label={words.scopes}>
        <thead>
          <tr>
            <th scope="col">{words.scopes}</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {words.levels[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AREAS.map((area) => (
            <tr key={area}>
              <th scope="row">
                {words.areas[area]}
                <code>{area}</code>
              </th>
              {LEVELS.map((level) => (
                <td key={level}>
                  <Radio
                    name={area}
                    value={level}
                    aria-label={`${words.areas[area]}: ${words.levels[level]}`}
                    checked={form.values[area] === level}
                    onChange={() => {
                      form.setFieldValue(area, level)
                      form.clearFieldError('contacts')
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {form.errors['contacts'] !== undefined && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert" mt={6}>
          {form.errors['contacts']}
        </Text>
      )}
    </div>
  )
}
