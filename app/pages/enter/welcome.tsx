/** The pages behind one-time links: the first owner's, an invitation, a forgotten password. */
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { LinkInfo } from '../../../server/app-api/schemas.ts'
import { readLink } from '../../api/links.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useWords } from '../../words/language.ts'
import { enterWords } from '../../words/enter.ts'
import { Entrance } from './entrance.tsx'
import { OwnerForm } from './owner-form.tsx'
import { PersonForm } from './person-form.tsx'

const [owner, invitation, reset] = [
  getRouteApi('/welcome'),
  getRouteApi('/invitation'),
  getRouteApi('/reset'),
]

export function WelcomePage() {
  return <LinkPage token={owner.useSearch().token} />
}

export function InvitationPage() {
  return <LinkPage token={invitation.useSearch().token} />
}

export function ResetPage() {
  return <LinkPage token={reset.useSearch().token} />
}

function LinkPage({ token }: { readonly token: string }) {
  const words = useWords(enterWords)
  const { data: link, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => readLink(token),
    // Read once: what is typed below stays, whatever becomes of the link.
    staleTime: Infinity,
  })
  if (error) {
    return (
      <Entrance title={words.welcome.invalid.title}>
        <Text>{words.welcome.invalid.text}</Text>
        <LinkButton to="/sign-in" variant="default">
          {words.welcome.invalid.signIn}
        </LinkButton>
      </Entrance>
    )
  }
  if (!link) return <Waiting />
  return <LinkForm link={link} token={token} />
}

function LinkForm({ link, token }: { readonly link: LinkInfo; readonly token: string }) {
  const words = useWords(enterWords)
  if (link.purpose === 'owner') {
    const waiting = link.organizationName
    return (
      <Entrance title={words.welcome.title} isWide>
        <Text c="dimmed">{waiting === undefined ? words.welcome.text : words.welcome.waiting(waiting)}</Text>
        <OwnerForm token={token} makesWorkspace={waiting === undefined} />
      </Entrance>
    )
  }
  const isReset = link.purpose !== 'invitation'
  return (
    <Entrance title={isReset ? words.reset.title : words.welcome.joining(link.organizationName ?? '')}>
      <Text c="dimmed">{isReset ? words.reset.text : words.welcome.joiningText}</Text>
      <PersonForm token={token} email={link.email ?? ''} isReset={isReset} />
    </Entrance>
  )
}
