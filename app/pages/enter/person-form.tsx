/** Whoever was invited, with an account or without one, or has forgotten the password. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { followLink } from '../../api/links.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { CodeInput, useCodeStep } from '../../ui/form/code-step.tsx'
import { enterWords } from '../../words/enter.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { PASSWORD_MINIMUM } from './rules.ts'
import { useEnter } from './sign-in.tsx'

/** `new`: an account is made; `known`: the password of one is given; `here`: its owner is signed in; `reset`: a new password is set. */
type Kind = 'new' | 'known' | 'here' | 'reset'

interface Given {
  readonly token: string
  readonly email: string
  readonly kind: Kind
}

export function PersonForm({ token, email, kind }: Given) {
  const { welcome: words, reset } = useWords(enterWords)
  const { form, step, ...sent } = usePersonForm({ token, kind })
  const button = kind === 'reset' ? reset.button : words.join
  const setsPassword = kind === 'new' || kind === 'reset'
  return (
    <ApiFormBox of={{ form, ...sent }} label={button}>
      <Stack>
        {kind !== 'here' && (
          <TextInput label={words.email} type="email" autoComplete="username" value={email} readOnly />
        )}
        {kind === 'new' && (
          <TextInput label={words.name} autoComplete="name" autoFocus {...form.getInputProps('name')} />
        )}
        {kind !== 'here' && (
          <PasswordInput
            label={words.password}
            {...(setsPassword ? { description: words.passwordHint } : {})}
            autoComplete={setsPassword ? 'new-password' : 'current-password'}
            autoFocus={kind !== 'new'}
            {...form.getInputProps('password')}
          />
        )}
        {step.isAsked && <CodeInput {...form.getInputProps('code')} />}
        <Button type="submit" loading={sent.isSending}>
          {button}
        </Button>
      </Stack>
    </ApiFormBox>
  )
}

function usePersonForm({ token, kind }: Pick<Given, 'token' | 'kind'>) {
  const { welcome: words } = useWords(enterWords)
  const { passwordMissing } = useWords(uiWords)
  const language = useLanguage()
  const enter = useEnter()
  const step = useCodeStep()
  const form = useApiForm({
    initialValues: { name: '', password: '', code: '' },
    validate: {
      name: (value) => (kind !== 'new' || value.trim() ? null : words.missing),
      password: (value) => {
        if (kind === 'here') return null
        if (kind === 'known') return value ? null : passwordMissing
        return Array.from(value).length < PASSWORD_MINIMUM ? words.passwordShort : null
      },
    },
    send: async ({ name, password, code }) => {
      const use = {
        ...(kind === 'new' ? { name, language } : {}),
        ...(kind === 'here' ? {} : { password }),
        ...(code ? { code: code.trim() } : {}),
      }
      await step.take(followLink(token, use).then(enter))
    },
  })
  return { ...form, step }
}
