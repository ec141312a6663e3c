/** Sign in by email and password, or by a link that came by mail. */
import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { followLink } from '../../api/links.ts'
import { signInByPasskey } from '../../api/passkeys.ts'
import { sessionQuery, signIn, type Session } from '../../api/session.ts'
import { PasskeyButton } from '../../ui/passkey-button.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { useWords } from '../../words/language.ts'
import { enterWords } from '../../words/enter.ts'
import { Entrance } from './entrance.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const words = useWords(enterWords)
  const { token } = route.useSearch()
  const enter = useEnter()
  return (
    <Entrance title={words.signIn.title}>
      {token !== undefined && <MailedLink token={token} />}
      <PasswordForm
        button={words.signIn.button}
        submit={async (credentials) => enter(await signIn(credentials))}
      />
      <PasskeyButton show={async () => enter(await signInByPasskey())} />
    </Entrance>
  )
}

/** Not used before somebody presses: scanners of mail look at links too. */
function MailedLink({ token }: { readonly token: string }) {
  const words = useWords(enterWords)
  const enter = useEnter()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => followLink(token, {}),
    onSuccess: (session) => enter(session),
  })
  return (
    <>
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
