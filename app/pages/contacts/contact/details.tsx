/** The fields of a contact, changed by hand. */
import { Alert, Button, Group, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import type { ContactPage } from '../../../../server/app-api/contact-schemas.ts'
import { useHere, useMay } from '../../../api/workspace.tsx'
import { ApiFormBox } from '../../../ui/form/api-form.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { contactWords } from '../../../words/contact.ts'
import { useWords } from '../../../words/language.ts'
import { LINES } from './merge-details.ts'
import { useDetails } from './use-details.ts'
import { useCountryName } from '../../enter/countries.ts'

export function Details({ page }: { readonly page: ContactPage }) {
  const { details: words } = useWords(contactWords)
  const { country } = useHere().workspace
  const { form, clashes, takeTheirs } = useDetails(page)
  const readOnly = !useMay('contacts:write')
  const guard = useLeaveGuard(form)
  const countryName = useCountryName(country)
  const field = (path: string) => ({ readOnly, autoComplete: 'off', ...form.form.getInputProps(path) })
  return (
    <ApiFormBox of={form} label={words.title}>
      {guard}
      <Clash clashes={clashes} fields={page.fields} onTake={takeTheirs} />
      <FormSection title={words.title} text={words.text}>
        <TextInput label={words.name} {...field('name')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={words.email} type="email" {...field('email')} />
          <TextInput label={words.phone} type="tel" {...field('phone')} />
        </SimpleGrid>
        <Text c="dimmed" size="xs">
          {words.phoneHint(countryName)}
        </Text>
        <TextInput label={words.address} {...field('address')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={words.postalCode} {...field('postalCode')} />
          <TextInput label={words.city} {...field('city')} />
          <TextInput label={words.region} {...field('region')} />
          <TextInput label={words.country} title={words.countryHint} {...field('country')} />
          <TextInput label={words.source} {...field('source')} />
          <TextInput label={words.image} type="url" {...field('image')} />
        </SimpleGrid>
        <Textarea label={words.bio} autosize minRows={2} maxRows={12} {...field('bio')} />
      </FormSection>
      {page.fields.length > 0 && (
        <FormSection title={words.custom}>
          {page.fields.map(({ name, label, type }) => (
            <TextInput
              key={name}
              label={label}
              description={words.kinds[type]}
              {...field(`customFields.${name}`)}
            />
          ))}
        </FormSection>
      )}
      {!readOnly && (
        <Group mt="md">
          <Button type="submit" loading={form.isSending} disabled={!form.form.isDirty()}>
            {words.save}
          </Button>
        </Group>
      )}
    </ApiFormBox>
  )
}

/** What somebody else changed to other words meanwhile. */
function Clash({
  clashes,
  fields,
  onTake,
}: {
  readonly clashes: readonly string[] | undefined
  readonly fields: ContactPage['fields']
  readonly onTake: () => void
}) {
  const { details: words } = useWords(contactWords)
  const titleOf = (path: string): string => {
    const custom = fields.find(({ name }) => path === `customFields.${name}`)
    const line = LINES.find((name) => name === path)
    return custom?.label ?? (line === undefined ? path : words[line])
  }
  return (
    <div aria-live="assertive">
      {clashes && (
        <Alert color="yellow" icon={<Icon name="warning" />} mb="md">
          <Text fw={600}>{words.clash}</Text>
          <Text mb="sm">{words.clashText(clashes.map(titleOf).join(', '))}</Text>
          <Button size="xs" variant="default" onClick={onTake}>
            {words.takeTheirs}
          </Button>
        </Alert>
      )}
    </div>
  )
}
