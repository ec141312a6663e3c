/** Domains that mail is sent from: their records to copy, and what DNS says of them now. */
import { Button, Group, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DomainList, DomainRecord } from '../../../server/app-api/domain-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { settingsDomainsWords } from '../../words/settings-domains.ts'
import { settingsWords } from '../../words/settings.ts'
import { Domain, DOMAINS } from './domain.tsx'
import { SettingsPage } from './settings-page.tsx'

export function DomainsPage() {
  const { sections } = useWords(settingsWords)
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, DOMAINS],
    queryFn: ({ signal }) => api.get<DomainList>(DOMAINS, { signal }),
  })
  const mayWrite = useMay('settings:write')
  return (
    <SettingsPage title={sections.domains}>
      {data?.items.map((domain) => (
        <Domain key={domain.domain} domain={domain} />
      ))}
      {mayWrite && <AddDomain />}
    </SettingsPage>
  )
}

function AddDomain() {
  const words = useWords(settingsDomainsWords)
  const api = useApi()
  const queries = useQueryClient()
  const form = useApiForm({
    initialValues: { domain: '' },
    validate: { domain: (value) => (value.trim() ? null : words.missing) },
    stays: true,
    send: async ({ domain }, base) => {
      const made = await api.post<DomainRecord>(DOMAINS, { domain: domain.trim() })
      notifications.show({ message: words.added(made.domain) })
      await queries.invalidateQueries({ queryKey: [api.key, DOMAINS] })
      return { saved: base }
    },
  })
  return (
    <ApiFormBox of={form} label={words.add}>
      <FormSection title={words.add} text={words.addText}>
        <TextInput
          label={words.domain}
          description={words.domainHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.form.getInputProps('domain')}
        />
        <Group>
          <Button type="submit" loading={form.isSending}>
            {words.add}
          </Button>
        </Group>
      </FormSection>
    </ApiFormBox>
  )
}
