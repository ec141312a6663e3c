/** An email address and a password, or the password alone where the address is known; a code where one is asked for. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../api/errors.ts'
import type { Credentials } from '../api/session.ts'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'
import { ApiFormBox, useApiForm } from './form/api-form.tsx'

export function PasswordForm({
  email,
  button,
  submit,
}: {
  readonly email?: string
  readonly button: string
  readonly submit: (credentials: Credentials) => Promise<void>
}) {
  const words = useWords(uiWords)
  const [wantsCode, setWantsCode] = useState(false)
  const form = useApiForm({
    initialValues: { email: email ?? '', password: '', code: '' },
    validate: {
      email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : words.emailWrong),
      password: (value) => (value ? null : words.passwordMissing),
    },
    send: async ({ email, password, code }) => {
      try {
        await submit({ email: email.trim(), password, ...(code ? { code: code.trim() } : {}) })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'codeNeeded') setWantsCode(true)
        throw error
      }
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
        {wantsCode && (
          <TextInput
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            {...form.form.getInputProps('code')}
          />
        )}
        <Button type="submit" loading={form.isSending} fullWidth>
          {button}
        </Button>
      </Stack>
    </ApiFormBox>
  )
}
