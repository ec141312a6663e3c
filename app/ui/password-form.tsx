/** An email address and a password, or the password alone where the address is known; a code where one is asked for. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import type { Credentials } from '../api/session.ts'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'
import { ApiFormBox, useApiForm } from './form/api-form.tsx'
import { CodeInput, useCodeStep } from './form/code-step.tsx'

export function PasswordForm({
  email,
  button,
  submit,
  onForgotten,
}: {
  readonly email?: string
  readonly button: string
  readonly submit: (credentials: Credentials) => Promise<void>
  /** Offers another way than the password, with the address that was typed. */
  readonly onForgotten?: (email: string) => void
}) {
  const words = useWords(uiWords)
  const step = useCodeStep()
  const form = useApiForm({
    initialValues: { email: email ?? '', password: '', code: '' },
    validate: {
      email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : words.emailWrong),
      password: (value) => (value ? null : words.passwordMissing),
    },
    send: async ({ email, password, code }) => {
      await step.take(submit({ email: email.trim(), password, ...(code ? { code: code.trim() } : {}) }))
    },
  })
  return (
    <ApiFormBox of={form} label={button}>
      <Stack>
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          {...form.form.getInputProps('email')}
          {...(email === undefined ? { autoFocus: true } : { readOnly: true })}
        />
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          {...form.form.getInputProps('password')}
          {...(email === undefined ? {} : { 'data-autofocus': true })}
        />
        {step.isAsked && <CodeInput {...form.form.getInputProps('code')} />}
        <Button type="submit" loading={form.isSending} fullWidth>
          {button}
        </Button>
        {onForgotten && (
          <Button variant="subtle" onClick={() => onForgotten(form.form.getValues().email)}>
            {words.forgotten}
          </Button>
        )}
      </Stack>
    </ApiFormBox>
  )
}
