/** The pages behind one-time links: the first owner's, an invitation, a forgotten password. */
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { LinkInfo } from '../../../server/app-api/schemas.ts'
import { ApiError } from '../../api/errors.ts'
import { readLink } from '../../api/links.ts'
import { sessionQuery } from '../../api/session.ts'
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
  return <LinkPage purpose="owner" token={owner.useSearch().token} />
}

export function InvitationPage() {
  return <LinkPage purpose="invitation" token={invitation.useSearch().token} />
}

export function ResetPage() {
  return <LinkPage purpose="reset" token={reset.useSearch().token} />
}

interface Given {
  readonly purpose: 'owner' | 'invitation' | 'reset'
  readonly token: string
}

function LinkPage({ purpose, token }: Given) {
  const { data: link, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => readLink(token),
    // Read once: what is typed below stays, whatever becomes of the link.
    staleTime: Infinity,
  })
  if (error instanceof ApiError && error.code === 'linkUnknown') return <Invalid purpose={purpose} />
  if (error) throw error
  if (!link) return <Waiting />
  return <LinkForm link={link} token={token} />
}

/** Each has a way on: a forgotten password to a new link, whoever has joined to the sign-in. */
function Invalid({ purpose }: Pick<Given, 'purpose'>) {
  const { invalid: words } = useWords(enterWords).welcome
  return (
    <Entrance title={words.title}>
      <Text>{words[purpose]}</Text>
      {purpose === 'reset' && (
        <LinkButton to="/sign-in" search={{ way: 'link' }}>
          {words.newLink}
        </LinkButton>
      )}
      <LinkButton to="/sign-in" variant="default">
        {words.signIn}
      </LinkButton>
    </Entrance>
  )
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
  const email = link.email ?? ''
  if (link.purpose !== 'invitation')
    return (
      <Entrance title={words.reset.title}>
        <Text c="dimmed">{words.reset.text}</Text>
        <PersonForm token={token} email={email} kind="reset" />
      </Entrance>
    )
  return <Invited link={link} token={token} />
}

/** With an account it is joined by whoever it belongs to: signed in, or by its password. */
function Invited({ link, token }: { readonly link: LinkInfo; readonly token: string }) {
  const { welcome: words } = useWords(enterWords)
  const { email = '', organizationName = '' } = link
  const session = useQuery(sessionQuery)
  if (session.isPending) return <Waiting />
  const isHere = session.data?.account.email.toLowerCase() === email.toLowerCase()
  const kind = isHere ? 'here' : link.hasAccount ? 'known' : 'new'
  const texts = { here: words.joiningSignedIn(email), known: words.joiningAgain, new: words.joiningText }
  return (
    <Entrance title={words.joining(organizationName)}>
      <Text c="dimmed">{texts[kind]}</Text>
      <PersonForm token={token} email={email} kind={kind} />
    </Entrance>
  )
}
