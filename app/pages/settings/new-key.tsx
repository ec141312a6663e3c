/** A key to be made: its name, and for each part of the API whether it reads, writes too, or neither. */
import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { keys } from '../../words/en/keys.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { keysWords } from '../../words/keys.ts'

export type Area = keyof typeof keys.areas
export type Level = keyof typeof keys.levels

const AREAS: readonly Area[] = ['contacts', 'products', 'posts', 'feeds']

interface Wish {
  readonly name: string
  readonly scopes: readonly string[]
}

export function NewKey({ make }: { readonly make: (wish: Wish) => Promise<void> }) {
  const words = useWords(keysWords)
  const form = useApiForm({
    initialValues: { name: '', contacts: 'none', products: 'none', posts: 'none', feeds: 'none' },
    validate: {
      name: (value) => (value.trim() ? null : words.missing),
      contacts: (_value, values) => (scopesOf(values).length > 0 ? null : words.scopesMissing),
    },
    send: async (values) => {
      await make({ name: values.name.trim(), scopes: scopesOf(values) })
      form.form.reset()
    },
  })
  const { getInputProps } = form.form
  return (
    <ApiFormBox of={form} label={words.make}>
      <FormSection title={words.make}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          autoComplete="off"
          {...getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {AREAS.map((area) => (
            <NativeSelect
              key={area}
              label={words.areas[area]}
              data={Object.entries(words.levels).map(([value, label]) => ({ value, label }))}
              {...getInputProps(area)}
            />
          ))}
        </SimpleGrid>
        <div>
          <Button type="submit" loading={form.isSending}>
            {words.make}
          </Button>
        </div>
      </FormSection>
    </ApiFormBox>
  )
}

function scopesOf(values: Readonly<Record<Area, string>>): string[] {
  return AREAS.filter((area) => values[area] !== 'none').map((area) => `${area}:${values[area]}`)
}
