/** The first owner's account and the first workspace, in one form. */
import { Autocomplete, Button, Divider, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMemo } from 'react'
import { followLink } from '../../api/links.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { enterWords } from '../../words/enter.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { isEmail, PASSWORD_MINIMUM } from './rules.ts'
import { useEnter } from './sign-in.tsx'

export function OwnerForm({ token }: { readonly token: string }) {
  const { welcome: words } = useWords(enterWords)
  const form = useOwnerForm(token)
  const { getInputProps } = form.form
  const timezones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  return (
    <ApiFormBox of={form} label={words.title}>
      <Stack>
        <Title order={2}>{words.you}</Title>
        <TextInput label={words.name} autoComplete="name" autoFocus {...getInputProps('name')} />
        <TextInput label={words.email} type="email" autoComplete="username" {...getInputProps('email')} />
        <PasswordInput
          label={words.password}
          description={words.passwordHint}
          autoComplete="new-password"
          {...getInputProps('password')}
        />
        <Divider my="xs" />
        <div>
          <Title order={2}>{words.workspace}</Title>
          <Text c="dimmed">{words.workspaceText}</Text>
        </div>
        <TextInput
          label={words.workspaceName}
          autoComplete="organization"
          {...getInputProps('workspaceName')}
        />
        <TextInput
          label={words.country}
          description={words.countryHint}
          maxLength={2}
          maw={280}
          autoComplete="country"
          {...getInputProps('country')}
        />
        <Autocomplete
          label={words.timezone}
          description={words.timezoneHint}
          data={timezones}
          limit={30}
          {...getInputProps('timezone')}
        />
        <Button type="submit" loading={form.isSending} mt="xs">
          {words.button}
        </Button>
      </Stack>
    </ApiFormBox>
  )
}

function useOwnerForm(token: string) {
  const { welcome: words } = useWords(enterWords)
  const { emailWrong } = useWords(uiWords)
  const language = useLanguage()
  const enter = useEnter()
  const filled = (value: string) => (value.trim() ? null : words.missing)
  return useApiForm({
    initialValues: {
      name: '',
      email: '',
      password: '',
      workspaceName: '',
      country: countryOfBrowser(),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    validate: {
      name: filled,
      email: (value) => (isEmail(value) ? null : emailWrong),
      password: (value) => (Array.from(value).length < PASSWORD_MINIMUM ? words.passwordShort : null),
      workspaceName: filled,
      country: (value) => (/^[a-z]{2}$/i.test(value.trim()) ? null : words.countryWrong),
      timezone: filled,
    },
    send: async (values) => {
      const country = values.country.trim().toUpperCase()
      enter(await followLink(token, { ...values, country, email: values.email.trim(), language }))
    },
  })
}

/** Of the first language that names one: `sv-SE`. */
function countryOfBrowser(): string {
  return navigator.languages.map((each) => new Intl.Locale(each).region).find(Boolean) ?? ''
}
