/** `/outbox/dead-letters`: what could not be handed over, and giving it again. */
import { Button, Group, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DeadLetters } from '../../../server/app-api/dead-letter-schemas.ts'
import type { Retried } from '../../../server/app-api/message-schemas.ts'
import { useApi, useHere, useMay } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { RelativeTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxLogWords } from '../../words/outbox-log.ts'
import css from './outbox.module.css'
import { OutboxPlaces } from './outbox-places.tsx'

const PATH = '/app/api/dead-letters'

type DeadEvent = DeadLetters['events'][number]
type DeadMessage = DeadLetters['webhooks'][number]

export function DeadLettersPage() {
  const { dead: words } = useWords(outboxLogWords)
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<DeadLetters>(PATH, { signal }),
  })
  if (error && !data) throw error
  const isEmpty = data?.events.length === 0 && data.webhooks.length === 0
  return (
    <Page title={words.title}>
      <OutboxPlaces />
      <Text mb="md" c="dimmed">
        {words.intro}
      </Text>
      {!data && <Waiting />}
      {isEmpty && <EmptyState icon="check" {...words.none} />}
      {data && data.events.length > 0 && <Events events={data.events} />}
      {data && data.webhooks.length > 0 && <Messages messages={data.webhooks} />}
    </Page>
  )
}

function Events({ events }: { readonly events: readonly DeadEvent[] }) {
  const { dead: words } = useWords(outboxLogWords)
  const { handle } = useHere().workspace
  const mayRetry = useMay('outbox:write')
  const { mutate, isPending } = useAgain('events')
  const columns: readonly Column<DeadEvent>[] = [
    { id: 'type', title: words.what, narrow: 'stays', cell: ({ type }) => type },
    { id: 'consumer', title: words.who, cell: ({ consumer }) => consumer },
    {
      id: 'reason',
      title: words.why,
      cell: ({ reason, type, subjectId }) => (
        <span className={css['why']} title={reason}>
          {type.startsWith('contact.') && (
            <>
              <Link to="/w/$handle/contacts/$id" params={{ handle, id: subjectId }}>
                {words.contact}
              </Link>{' '}
            </>
          )}
          {reason}
        </span>
      ),
    },
    {
      id: 'failed',
      title: words.since,
      align: 'right',
      narrow: 'below-last',
      cell: ({ failed }) => <RelativeTime at={failed} />,
    },
    {
      id: 'again',
      title: words.action,
      align: 'right',
      narrow: 'stays',
      cell: ({ id, consumer, type }) => (
        <Again name={words.retryOf(type)} onPress={() => mutate({ one: { id, consumer } })} />
      ),
    },
  ]
  return (
    <Section title={words.events} isPending={isPending} onAll={() => mutate({})}>
      <DataTable
        label={words.events}
        columns={mayRetry ? columns : columns.slice(0, -1)}
        rows={events}
        idOf={({ id, consumer }) => `${id} ${consumer}`}
        nameOf={({ type }) => type}
        empty={null}
      />
    </Section>
  )
}

function Messages({ messages }: { readonly messages: readonly DeadMessage[] }) {
  const { dead: words } = useWords(outboxLogWords)
  const written = useNumbers()
  const mayRetry = useMay('outbox:write')
  const { mutate, isPending } = useAgain('webhooks')
  const columns: readonly Column<DeadMessage>[] = [
    { id: 'type', title: words.what, narrow: 'stays', cell: ({ type }) => type },
    { id: 'url', title: words.where, narrow: 'below', cell: ({ url }) => url },
    {
      id: 'answer',
      title: words.answer,
      narrow: 'below-last',
      cell: ({ lastStatus, lastAnswer }) => (
        <span className={css['why']} title={lastAnswer ?? ''}>
          {[lastStatus, lastAnswer].filter((each) => each !== null).join(' ')}
        </span>
      ),
    },
    { id: 'n', title: words.attempts, align: 'right', cell: ({ attempts }) => written(attempts) },
    {
      id: 'at',
      title: words.since,
      align: 'right',
      narrow: 'below-last',
      cell: ({ created }) => <RelativeTime at={created} />,
    },
    {
      id: 'again',
      title: words.action,
      align: 'right',
      narrow: 'stays',
      cell: ({ id, type }) => <Again name={words.retryOf(type)} onPress={() => mutate({ id })} />,
    },
  ]
  return (
    <Section title={words.webhooks} isPending={isPending} onAll={() => mutate({})}>
      <DataTable
        label={words.webhooks}
        columns={mayRetry ? columns : columns.slice(0, -1)}
        rows={messages}
        idOf={({ id, endpointId }) => `${id} ${endpointId}`}
        nameOf={({ type }) => type}
        empty={null}
      />
    </Section>
  )
}

function Section(given: {
  readonly title: string
  readonly isPending: boolean
  readonly onAll: () => void
  readonly children: React.ReactNode
}) {
  const { dead: words } = useWords(outboxLogWords)
  const mayRetry = useMay('outbox:write')
  return (
    <section className={css['section']} aria-label={given.title}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{given.title}</Title>
        {mayRetry && (
          <Button size="xs" variant="default" loading={given.isPending} onClick={given.onAll}>
            {words.retryAll}
          </Button>
        )}
      </Group>
      {given.children}
    </section>
  )
}

function Again({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const { dead: words } = useWords(outboxLogWords)
  return (
    <Button size="xs" variant="default" aria-label={name} onClick={onPress}>
      {words.retry}
    </Button>
  )
}

function useAgain(of: 'events' | 'webhooks') {
  const { dead: words } = useWords(outboxLogWords)
  const api = useApi()
  const queries = useQueryClient()
  const written = useNumbers()
  return useMutation({
    mutationFn: (which: object) => api.post<Retried>(`${PATH}/${of}/retry`, which),
    onSuccess: ({ retried }) => notifications.show({ message: words.done(written(retried)) }),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key, PATH] }),
  })
}
