/** The secret for the app, to scan or to type, and the first code, which switches the second step on. */
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { RecoveryCodes, TotpOffer } from '../../../server/app-api/second-step-routes.ts'
import { ask } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { ApiFormBox, FieldFault, useApiForm } from '../../ui/form/api-form.tsx'
import { useWords } from '../../words/language.ts'
import { securityWords } from '../../words/security.ts'
import { CopyIcon } from './copy.tsx'
import css from './settings.module.css'

interface Given {
  readonly of: TotpOffer
  readonly onCodes: (made: RecoveryCodes) => void
  readonly onCancel: () => void
}

export function SecondStepOffer({ of: { secret, qr }, onCodes, onCancel }: Given) {
  const { secondStep: words } = useWords(securityWords)
  const form = useApiForm({
    initialValues: { code: '' },
    validate: { code: (value) => (/^\d{6}$/.test(digitsOf(value)) ? null : words.codeMissing) },
    send: async ({ code }) => {
      try {
        onCodes(await confirmTotp(digitsOf(code)))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'wrongCode') throw error
        throw new FieldFault('code', words.codeWrong)
      }
    },
  })
  return (
    <ApiFormBox of={form} label={words.offerTitle}>
      <Stack>
        <Title order={3}>{words.offerTitle}</Title>
        <Text>{words.scan}</Text>
        <div className={css['offer']}>
          <img
            className={css['qr']}
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={words.picture}
          />
          <Stack flex="1 1 220px" gap="md">
            <Key secret={secret} />
            <TextInput
              label={words.code}
              description={words.codeHint}
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              maw={240}
              {...form.form.getInputProps('code')}
            />
          </Stack>
        </div>
        <Group>
          <Button type="submit" loading={form.isSending}>
            {words.confirm}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </ApiFormBox>
  )
}

function Key({ secret }: { readonly secret: string }) {
  const { secondStep: words } = useWords(securityWords)
  return (
    <div>
      <Text size="sm" fw={600}>
        {words.key}
      </Text>
      <Group gap="xs" wrap="nowrap" mt={4}>
        <code className={css['key']} data-secret>
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
        <CopyIcon text={secret} label={words.copyKey} copied={words.copied} />
      </Group>
    </div>
  )
}

function confirmTotp(code: string): Promise<RecoveryCodes> {
  return ask({ method: 'POST', path: '/app/api/account/totp/confirm', body: { code } })
}

/** Apps show them in threes. */
function digitsOf(code: string): string {
  return code.replaceAll(/\s/g, '')
}
