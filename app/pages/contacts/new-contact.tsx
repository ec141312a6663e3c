/** Adding a contact by hand. The pattern of every form: fields with words, faults of the API beside them. */
import { Button, Group, Radio, Stack, TagsInput, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useHere } from '../../api/workspace.tsx'
import type { ContactCreation } from '../../../server/contacts/schemas.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { BackLink, LinkButton } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { contactsWords } from '../../words/contacts.ts'
import { useWords } from '../../words/language.ts'
import { useCountryName } from '../enter/countries.ts'

export function NewContactPage() {
  const { form: words, title: contacts } = useWords(contactsWords)
  const { handle, country } = useHere().workspace
  const form = useNewContact()
  const { getInputProps } = form.form
  const guard = useLeaveGuard(form)
  const countryName = useCountryName(country)
  return (
    <Page
      back={
        <BackLink to="/w/$handle/contacts" params={{ handle }}>
          {contacts}
        </BackLink>
      }
      title={words.title}
      width="form"
    >
      {guard}
      <ApiFormBox of={form} label={words.title}>
        <FormSection title={words.who} text={words.whoText}>
          <TextInput label={words.name} autoComplete="off" autoFocus {...getInputProps('name')} />
          <TextInput label={words.email} type="email" autoComplete="off" {...getInputProps('email')} />
          <TextInput
            label={words.phone}
            type="tel"
            description={words.phoneHint(countryName)}
            autoComplete="off"
            {...getInputProps('phone')}
          />
          <TagsInput label={words.tags} description={words.tagsHint} {...getInputProps('tags')} />
        </FormSection>
        <FormSection title={words.consent}>
          <Radio.Group aria-label={words.consent} {...getInputProps('admission')}>
            <Stack>
              <Radio value="direct" label={words.addDirectly} />
              <Radio value="invited" label={words.invite} description={words.inviteHint} />
            </Stack>
          </Radio.Group>
        </FormSection>
        <Group>
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
          <LinkButton to="/w/$handle/contacts" params={{ handle }} variant="default">
            {words.cancel}
          </LinkButton>
        </Group>
      </ApiFormBox>
    </Page>
  )
}

function useNewContact() {
  const { form: words } = useWords(contactsWords)
  const api = useApi()
  const { handle } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useApiForm({
    initialValues: { name: '', email: '', phone: '', tags: [] as string[], admission: 'invited' },
    validate: (values) =>
      values.name.trim() || values.email.trim() || values.phone.trim() ? {} : { name: words.nobody },
    send: async ({ name, email, phone, tags, admission }) => {
      const body: ContactCreation = {
        ...(name.trim() && { name: name.trim() }),
        ...(email.trim() && { email: email.trim() }),
        ...(phone.trim() && { phone: phone.trim() }),
        ...(tags.length > 0 && { tags }),
        addDirectly: admission === 'direct',
      }
      await api.post('/api/contacts', body)
      notifications.show({ message: words.added(name || email || phone) })
      await queries.invalidateQueries({ queryKey: [api.key, '/api/contacts'] })
      await navigate({ to: '/w/$handle/contacts', params: { handle }, ignoreBlocker: true })
    },
  })
}
