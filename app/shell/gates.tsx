/** Dialogs over the page, for what a request has to ask first: what was typed on the page stays where it is. */
import { Box, Button, Group, Modal, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onQuestion, questionAsked } from '../api/gate.ts'
import { confirmByPasskey, signInByPasskey } from '../api/passkeys.ts'
import { confirmPassword, sessionQuery, signIn, waysQuery } from '../api/session.ts'
import { PasskeyButton } from '../ui/passkey-button.tsx'
import { PasswordForm } from '../ui/password-form.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { uiWords } from '../words/ui.ts'

export function Gates() {
  const words = useWords(shellWords)
  const asked = useSyncExternalStore(onQuestion, questionAsked)
  const email = useQueryClient().getQueryData(sessionQuery.queryKey)?.account.email
  if (!asked || email === undefined) return null
  const { question, answer } = asked
  const text = question === 'sign-in' ? words.gates.signIn : words.gates.password
  return (
    <Modal opened onClose={() => answer(false)} title={text.title} closeOnClickOutside={false} centered>
      <Text mb="md">{text.text(email)}</Text>
      <PasswordForm
        email={email}
        button={text.button}
        submit={async (credentials) => {
          await (question === 'sign-in' ? signIn(credentials) : confirmPassword(credentials.password))
          answer(true)
        }}
      />
      <Box mt="md">
        <PasskeyButton
          show={async () => {
            if (question === 'password') await confirmByPasskey()
            // Of somebody else who uses this browser: nothing of this page is theirs.
            else if ((await signInByPasskey()).account.email !== email) location.reload()
            answer(true)
          }}
        />
        {question === 'password' && <ProviderConfirm onDone={() => answer(true)} />}
      </Box>
    </Modal>
  )
}

/** In a window of its own, so that what was typed here stays; whoever is back says so, and the request is sent again. */
function ProviderConfirm({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(uiWords)
  const { data } = useQuery(waysQuery)
  if (!data?.provider) return null
  return (
    <Group mt="md" grow>
      <Button
        component="a"
        variant="default"
        href="/app/api/provider/start?confirm=1"
        target="_blank"
        rel="noopener"
      >
        {words.provider(data.provider)}
      </Button>
      <Button variant="default" onClick={onDone}>
        {words.providerDone}
      </Button>
    </Group>
  )
}
