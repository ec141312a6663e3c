/** Sign in by email and password, or by a link that came by mail. */
import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { followLink } from '../../api/links.ts'
import { signInByPasskey } from '../../api/passkeys.ts'
import { sessionQuery, signIn, waysQuery, type Session } from '../../api/session.ts'
import { PasskeyButton } from '../../ui/passkey-button.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { useWords } from '../../words/language.ts'
import { enterWords } from '../../words/enter.ts'
import { Entrance } from './entrance.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const words = useWords(enterWords)
  const { token, problem } = route.useSearch()
  const enter = useEnter()
  return (
    <Entrance title={words.signIn.title}>
      {problem !== undefined && (
        <Alert role="alert" color="red">
          {words.signIn.problems[problem as Problem] ?? words.signIn.problems.providerFailed}
        </Alert>
      )}
      {token !== undefined && <MailedLink token={token} />}
      <PasswordForm
        button={words.signIn.button}
        submit={async (credentials) => enter(await signIn(credentials))}
      />
      <PasskeyButton show={async () => enter(await signInByPasskey())} />
      <ProviderButton />
    </Entrance>
  )
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
function MailedLink({ token }: { readonly token: string }) {
  const words = useWords(enterWords)
  const enter = useEnter()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => followLink(token, code ? { code } : {}),
    onSuccess: (session) => enter(session),
  })
  const isAsked = error instanceof ApiError && error.code === 'codeNeeded'
  const wantsCode = isAsked || code !== ''
  return (
    <>
      {wantsCode && (
        <TextInput
          label={words.signIn.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <Button onClick={() => mutate()} loading={isPending}>
        {words.signIn.byLink}
      </Button>
      {error && (
        <Text role="alert" c="var(--bad)">
          {error.message}
        </Text>
      )}
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
