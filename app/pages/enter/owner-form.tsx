/** The first owner's account and the first workspace, in one form. */
import { Button, Divider, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { followLink } from '../../api/links.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { enterWords } from '../../words/enter.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { isEmail, PASSWORD_MINIMUM } from './rules.ts'
import { useEnter } from './sign-in.tsx'
import { WorkspaceFields } from './workspace-fields.tsx'

interface Given {
  readonly token: string
  /** False where there is a workspace already, which becomes the owner's. */
  readonly makesWorkspace: boolean
}

export function OwnerForm({ token, makesWorkspace }: Given) {
  const { welcome: words } = useWords(enterWords)
  const form = useOwnerForm({ token, makesWorkspace })
  const { getInputProps } = form.form
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
        {makesWorkspace && <WorkspacePart form={form} />}
        <Button type="submit" loading={form.isSending} mt="xs">
          {makesWorkspace ? words.button : words.buttonAccount}
        </Button>
      </Stack>
    </ApiFormBox>
  )
}

function WorkspacePart({ form: { form } }: { readonly form: ReturnType<typeof useOwnerForm> }) {
  const { welcome: words } = useWords(enterWords)
  return (
    <>
      <Divider my="xs" />
      <div>
        <Title order={2}>{words.workspace}</Title>
        <Text c="dimmed">{words.workspaceText}</Text>
      </div>
      <WorkspaceFields propsOf={(field) => form.getInputProps(field === 'name' ? 'workspaceName' : field)} />
    </>
  )
}

function useOwnerForm({ token, makesWorkspace }: Given) {
  const { welcome: words } = useWords(enterWords)
  const { emailWrong } = useWords(uiWords)
  const language = useLanguage()
  const enter = useEnter()
  const filled = (value: string) => (value.trim() ? null : words.missing)
  const ifMade = (check: (value: string) => string | null) => (makesWorkspace ? check : () => null)
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
      workspaceName: ifMade(filled),
      country: ifMade(filled),
      timezone: ifMade(filled),
    },
    send: async ({ name, email, password, ...place }) => {
      const person = { name: name.trim(), email: email.trim(), password, language }
      enter(await followLink(token, makesWorkspace ? { ...person, ...place } : person))
    },
  })
}

/** Of the first language that names one: `sv-SE`. */
function countryOfBrowser(): string {
  return navigator.languages.map((each) => new Intl.Locale(each).region).find(Boolean) ?? ''
}
