/** What somebody has to do something about, each with the way to it. */
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Static } from 'typebox'
import type { WorkspaceRecord } from '../../../server/workspaces/schemas.ts'
import { useApi, useHere, useMay, type List } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Card } from './card.tsx'
import { useCount } from './count.ts'
import css from './home.module.css'
import { useDeadLetters, useSuggested } from './waiting.ts'

export function Attention() {
  const { attention: words } = useWords(homeWords)
  const written = useNumbers()
  const { count: contacts } = useCount('/api/contacts')
  const { count: paused = 0 } = useCount('/api/campaigns', "status eq 'paused'")
  const { count: failed = 0 } = useCount('/api/campaigns', "status eq 'failed'")
  const [dead, suggested] = [useDeadLetters(), useSuggested()]
  const hasSender = useHasSender()
  const mayAdd = useMay('contacts:write')
  if (contacts === undefined || hasSender === undefined) return null
  const all: readonly (false | ReactNode)[] = [
    failed > 0 && (
      <Item key="failed" action={<Campaigns filter="status eq 'failed'" />}>
        {words.failed(written(failed))}
      </Item>
    ),
    paused > 0 && (
      <Item key="paused" action={<Campaigns filter="status eq 'paused'" />}>
        {words.paused(written(paused))}
      </Item>
    ),
    dead > 0 && (
      <Item key="dead" action={<Look to="/w/$handle/outbox/dead-letters" />}>
        {words.dead(written(dead))}
      </Item>
    ),
    suggested > 0 && (
      <Item key="suggested" action={<Look to="/w/$handle/requests" />}>
        {words.suggested(written(suggested))}
      </Item>
    ),
    !hasSender && <Item key="sender">{words.sender}</Item>,
    contacts === 0 && (
      <Item key="empty" action={mayAdd && <AddContact />}>
        {words.empty}
      </Item>
    ),
  ]
  const items = all.filter(Boolean)
  return (
    <Card title={words.title}>
      {items.length === 0 ? (
        <Text c="dimmed">{words.nothing}</Text>
      ) : (
        <ul className={css['rows']}>{items}</ul>
      )}
    </Card>
  )
}

function Campaigns({ filter }: { readonly filter: string }) {
  const { attention: words } = useWords(homeWords)
  const { handle } = useHere().workspace
  return (
    <LinkButton to="/w/$handle/campaigns" params={{ handle }} search={{ filter }} size="xs" variant="default">
      {words.look}
    </LinkButton>
  )
}

function Look({ to }: { readonly to: '/w/$handle/outbox/dead-letters' | '/w/$handle/requests' }) {
  const { attention: words } = useWords(homeWords)
  const { handle } = useHere().workspace
  return (
    <LinkButton to={to} params={{ handle }} size="xs" variant="default">
      {words.look}
    </LinkButton>
  )
}

function AddContact() {
  const { attention: words } = useWords(homeWords)
  const { handle } = useHere().workspace
  return (
    <LinkButton to="/w/$handle/contacts/new" params={{ handle }} size="xs">
      {words.addContact}
    </LinkButton>
  )
}

function Item({ action, children }: { readonly action?: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={css['item']}>
      <Icon name="warning" />
      <span className={css['said']}>{children}</span>
      {action}
    </li>
  )
}

/** Undefined while it is read. */
function useHasSender(): boolean | undefined {
  const api = useApi()
  const query = { $filter: `id eq '${api.key}'` }
  const { data } = useQuery({
    queryKey: [api.key, '/api/workspaces', query],
    queryFn: ({ signal }) =>
      api.get<List<Static<typeof WorkspaceRecord>>>('/api/workspaces', { query, signal }),
  })
  return data && data.items[0]?.senderEmail !== null
}
