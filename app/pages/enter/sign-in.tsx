/** Sign in by email and password, or by a link that came by mail. */
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { followLink } from '../../api/links.ts'
import { signInByPasskey } from '../../api/passkeys.ts'
import { sessionQuery, signIn, waysQuery, type Session } from '../../api/session.ts'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { CodeInput, useCodeStep } from '../../ui/form/code-step.tsx'
import { PasskeyButton } from '../../ui/passkey-button.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { useWords } from '../../words/language.ts'
import { enterWords } from '../../words/enter.ts'
import { AskLink } from './ask-link.tsx'
import { Entrance } from './entrance.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const words = useWords(enterWords)
  const { token, problem, way } = route.useSearch()
  const go = route.useNavigate()
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const turn = (wanted: 'link' | undefined) => void go({ search: (now) => ({ ...now, way: wanted }) })
  if (way === 'link') return <AskLink email={email} onBack={() => turn(undefined)} />
  return (
    <Entrance title={words.signIn.title}>
      <NobodyYet />
      {problem !== undefined && (
        <Alert role="alert" color="red">
          {words.signIn.problems[problem as Problem] ?? words.signIn.problems.providerFailed}
        </Alert>
      )}
      {token !== undefined && <MailedLink token={token} onNew={() => turn('link')} />}
      <PasswordForm
        button={words.signIn.button}
        submit={async (credentials) => enter(await signIn(credentials))}
        onForgotten={(typed) => {
          setEmail(typed)
          turn('link')
        }}
      />
      <PasskeyButton show={async () => enter(await signInByPasskey())} />
      <ProviderButton />
    </Entrance>
  )
}

/** Who comes first is led to the link that makes the owner. */
function NobodyYet() {
  const words = useWords(enterWords)
  const { data } = useQuery(waysQuery)
  if (data?.hasAccounts !== false) return null
  return <Alert title={words.signIn.nobody.title}>{words.signIn.nobody.text}</Alert>
}

type Problem = keyof (typeof enterWords)['en']['signIn']['problems']

/** To the provider and back: a page of its own, so nothing is kept of this one but where to go on. */
function ProviderButton() {
  const words = useWords(enterWords)
  const { next } = route.useSearch()
  const { data } = useQuery(waysQuery)
  if (!data?.provider) return null
  const query = next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`
  return (
    <Button component="a" variant="default" fullWidth href={`/app/api/provider/start${query}`}>
      {words.signIn.provider(data.provider)}
    </Button>
  )
}

/** Not used before somebody presses: scanners of mail look at links too. */
function MailedLink({ token, onNew }: { readonly token: string; readonly onNew: () => void }) {
  const words = useWords(enterWords)
  const enter = useEnter()
  const step = useCodeStep()
  const [isOver, setOver] = useState(false)
  const form = useApiForm({
    initialValues: { code: '' },
    send: async ({ code }) => {
      try {
        await step.take(followLink(token, code ? { code: code.trim() } : {}).then(enter))
      } catch (error) {
        setOver(error instanceof ApiError && error.code === 'linkUnknown')
        throw error
      }
    },
  })
  return (
    <>
      <ApiFormBox of={form} label={words.signIn.byLink}>
        <Stack>
          {step.isAsked && <CodeInput {...form.form.getInputProps('code')} />}
          {isOver ? (
            <Button onClick={onNew}>{words.welcome.invalid.newLink}</Button>
          ) : (
            <Button type="submit" loading={form.isSending}>
              {words.signIn.byLink}
            </Button>
          )}
        </Stack>
      </ApiFormBox>
      <Text c="dimmed">{words.signIn.orPassword}</Text>
    </>
  )
}

/** Goes on as whoever has just signed in, to where the way was barred. */
export function useEnter(): (session: Session) => void {
  const queries = useQueryClient()
  const router = useRouter()
  return (session) => {
    queries.clear()
    queries.setQueryData(sessionQuery.queryKey, session)
    const { next } = router.state.location.search as { next?: string }
    // Checked by the route to be an address of ours.
    if (next !== undefined) router.history.push(`/app${next}`)
    else void router.navigate({ to: '/' })
  }
}
