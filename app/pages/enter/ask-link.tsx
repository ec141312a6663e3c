/** A link by mail, for whoever has forgotten the password or would rather not type it. */
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askForLink } from '../../api/links.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { enterWords } from '../../words/enter.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Entrance } from './entrance.tsx'
import { isEmail } from './rules.ts'

export function AskLink({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const { askLink: words } = useWords(enterWords)
  const { emailWrong, email: label } = useWords(uiWords)
  const [sent, setSent] = useState<string>()
  const form = useApiForm({
    initialValues: { email },
    validate: { email: (value) => (isEmail(value) ? null : emailWrong) },
    send: async ({ email }) => {
      await askForLink(email.trim())
      setSent(email.trim())
    },
  })
  const back = (
    <Button variant="default" fullWidth onClick={onBack}>
      {words.back}
    </Button>
  )
  if (sent !== undefined)
    return (
      <Entrance title={words.sentTitle}>
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          {words.sent(sent)}
        </Text>
        <Text c="dimmed">{words.nothing}</Text>
        {back}
      </Entrance>
    )
  return (
    <Entrance title={words.title}>
      <Text c="dimmed">{words.text}</Text>
      <ApiFormBox of={form} label={words.button}>
        <Stack>
          <TextInput
            label={label}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.form.getInputProps('email')}
          />
          <Button type="submit" loading={form.isSending} fullWidth>
            {words.button}
          </Button>
        </Stack>
      </ApiFormBox>
      {back}
    </Entrance>
  )
}
