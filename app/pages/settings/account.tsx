/** One's own account: name, language, colours, password, and where one is signed in. */
import {
  Button,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client.ts'
import { sessionQuery, type Session } from '../../api/session.ts'
import { useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { LANGUAGES, useWords } from '../../words/language.ts'
import { settingsWords } from '../../words/settings.ts'
import { shellWords } from '../../words/shell.ts'
import { Passkeys } from './passkeys.tsx'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'
import { SettingsPage } from './settings-page.tsx'

const PASSWORD_MINIMUM = 10

export function AccountPage() {
  const { account: words } = useWords(settingsWords)
  return (
    <SettingsPage title={words.title}>
      <Person />
      <Appearance />
      <Password />
      <SecondStep />
      <Passkeys />
      <Sessions />
    </SettingsPage>
  )
}

function Person() {
  const { account: words } = useWords(settingsWords)
  const { account } = useHere().session
  const changeAccount = useAccountChange()
  const form = useApiForm({
    initialValues: { name: account.name ?? '', language: account.language ?? 'en' },
    validate: { name: (value) => (value.trim() ? null : words.missing) },
    stays: true,
    send: async ({ name, language }) => {
      const saved = { name: name.trim(), language }
      await changeAccount(saved)
      notifications.show({ message: words.saved })
      return { saved }
    },
  })
  return (
    <ApiFormBox of={form} label={words.you}>
      {useLeaveGuard(form)}
      <FormSection title={words.you} text={words.youText}>
        <TextInput label={words.email} value={account.email} readOnly autoComplete="username" />
        <TextInput label={words.name} autoComplete="name" {...form.form.getInputProps('name')} />
        <NativeSelect
          label={words.language}
          data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          {...form.form.getInputProps('language')}
        />
        <div>
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
        </div>
      </FormSection>
    </ApiFormBox>
  )
}

function Appearance() {
  const { account: words } = useWords(settingsWords)
  const { schemes } = useWords(shellWords)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <FormSection title={words.appearance} text={words.appearanceText}>
      <div>
        <SegmentedControl
          aria-label={words.scheme}
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
          data={Object.entries(schemes).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </FormSection>
  )
}

function Password() {
  const { account: words } = useWords(settingsWords)
  const changeAccount = useAccountChange()
  const form = useApiForm({
    initialValues: { currentPassword: '', password: '' },
    validate: {
      currentPassword: (value) => (value ? null : words.currentMissing),
      password: (value) => (Array.from(value).length < PASSWORD_MINIMUM ? words.passwordShort : null),
    },
    stays: true,
    send: async (values, base) => {
      await changeAccount(values)
      notifications.show({ message: words.passwordChanged })
      return { saved: base }
    },
  })
  const { getInputProps } = form.form
  return (
    <ApiFormBox of={form} label={words.password}>
      <FormSection title={words.password} text={words.passwordText}>
        <PasswordInput
          label={words.currentPassword}
          autoComplete="current-password"
          {...getInputProps('currentPassword')}
        />
        <PasswordInput
          label={words.newPassword}
          description={words.newPasswordHint}
          autoComplete="new-password"
          {...getInputProps('password')}
        />
        <div>
          <Button type="submit" variant="default" loading={form.isSending}>
            {words.changePassword}
          </Button>
        </div>
      </FormSection>
    </ApiFormBox>
  )
}

function useAccountChange(): (changes: Readonly<Record<string, string>>) => Promise<void> {
  const queries = useQueryClient()
  return async (changes) => {
    const session = await ask<Session>({ method: 'PATCH', path: '/app/api/account', body: changes })
    queries.setQueryData(sessionQuery.queryKey, session)
  }
}
