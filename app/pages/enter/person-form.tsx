/** Whoever was invited, or has forgotten the password. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { followLink } from '../../api/links.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { enterWords } from '../../words/enter.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { PASSWORD_MINIMUM } from './rules.ts'
import { useEnter } from './sign-in.tsx'

export function PersonForm({
  token,
  email,
  isReset,
}: {
  readonly token: string
  readonly email: string
  /** A new password for an account that is there. */
  readonly isReset: boolean
}) {
  const { welcome: words, reset } = useWords(enterWords)
  const language = useLanguage()
  const enter = useEnter()
  const button = isReset ? reset.button : words.join
  const form = useApiForm({
    initialValues: { name: '', password: '' },
    validate: {
      name: (value) => (isReset || value.trim() ? null : words.missing),
      password: (value) => (Array.from(value).length < PASSWORD_MINIMUM ? words.passwordShort : null),
    },
    send: async ({ name, password }) => {
      enter(await followLink(token, isReset ? { password } : { name, password, language }))
    },
  })
  return (
    <ApiFormBox of={form} label={button}>
      <Stack>
        <TextInput label={words.email} type="email" autoComplete="username" value={email} readOnly />
        {!isReset && (
          <TextInput label={words.name} autoComplete="name" autoFocus {...form.form.getInputProps('name')} />
        )}
        <PasswordInput
          label={words.password}
          description={words.passwordHint}
          autoComplete="new-password"
          {...form.form.getInputProps('password')}
        />
        <Button type="submit" loading={form.isSending}>
          {button}
        </Button>
      </Stack>
    </ApiFormBox>
  )
}
