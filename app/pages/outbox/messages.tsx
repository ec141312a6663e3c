/** `/outbox`: every message and what became of it. */
import { Button, Group, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { MessageRecord } from '../../../server/app-api/message-schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { Address } from '../../ui/address.tsx'
import type { Column } from '../../ui/list/column.ts'
import { OutboxOnly } from '../../ui/outbox-only.tsx'
import { Page } from '../../ui/page.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import { AskFirst } from '../contacts/contact/ask-first.tsx'
import { MessageFilters } from './message-filters.tsx'
import { NewestFirst } from '../../ui/list/newest-first.tsx'
import css from './outbox.module.css'
import { OutboxPlaces } from './outbox-places.tsx'
import { readMessageSearch, type MessageSearch } from './search.ts'
import { TONES, useMessageCount, useMessages, useRetry, useWhy } from './use-messages.ts'

const route = getRouteApi('/w/$handle/outbox')

export function MessagesPage() {
  const words = useWords(outboxWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useMessages(search)
  const { after, ...filter } = search
  const go = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: readMessageSearch({ ...filter, ...changed }) })
  return (
    <Page title={words.title} action={<RetryAll search={search} />}>
      <OutboxPlaces />
      <OutboxOnly />
      <MessageFilters search={search} onChange={go} />
      {search.mailing !== undefined && (
        <Group mb="sm" gap="xs">
          <Text size="sm">{words.message.ofMailing}</Text>
          <Button size="xs" variant="subtle" onClick={() => go({ mailing: undefined })}>
            {words.message.allOfThem}
          </Button>
        </Group>
      )}
      <NewestFirst
        list={list}
        label={words.title}
        columns={useMessageColumns()}
        idOf={({ id }) => id}
        nameOf={({ address }) => address ?? words.nobody}
        isFiltered={Object.keys(filter).length > 0}
        words={words}
        icon="outbox"
        total={useMessageCount(search)}
        isFirst={after === undefined}
        next={list.data?.next ?? null}
        onPage={(next) => go({ after: next })}
      />
    </Page>
  )
}

/** Only where what failed is shown: what is pressed is what is seen. */
function RetryAll({ search }: { readonly search: MessageSearch }) {
  const { word, to, kind, channel, mailing } = search
  const { retry: words } = useWords(outboxWords)
  const { mutateAsync, isPending } = useRetry()
  if (!useMay('outbox:write') || word !== 'failed') return null
  return (
    <AskFirst
      button={words.all}
      title={words.title}
      text={words.text}
      confirm={words.yes}
      cancel={words.no}
      isPending={isPending}
      onConfirm={() => mutateAsync(readMessageSearch({ to, kind, channel, mailing }))}
    />
  )
}

function useMessageColumns(): readonly Column<MessageRecord>[] {
  const { columns: titles, words, kinds, channels, nobody } = useWords(outboxWords)
  const { handle } = useHere().workspace
  const whyOf = useWhy()
  return [
    {
      id: 'to',
      title: titles.to,
      grows: 42,
      narrow: 'stays',
      cell: ({ id, address }) => (
        <Link to="/w/$handle/outbox/$id" params={{ handle, id }}>
          {address === null ? nobody : <Address of={address} />}
        </Link>
      ),
    },
    {
      id: 'about',
      title: titles.about,
      grows: 33,
      narrow: 'below',
      cell: ({ about, kind }) => about ?? kinds[kind],
    },
    { id: 'kind', title: titles.kind, cell: ({ kind }) => kinds[kind] },
    { id: 'channel', title: titles.channel, cell: ({ channel }) => channels[channel] },
    {
      id: 'word',
      title: titles.word,
      narrow: 'stays',
      cell: ({ word }) => <StateBadge tone={TONES[word]}>{words[word]}</StateBadge>,
    },
    {
      id: 'why',
      title: titles.why,
      grows: 25,
      narrow: 'below-last',
      cell: (message) => {
        const why = whyOf(message)
        return (
          why && (
            <span className={css['why']} title={why}>
              {why}
            </span>
          )
        )
      },
    },
    {
      id: 'at',
      title: titles.at,
      align: 'right',
      narrow: 'below-last',
      cell: ({ at, created }) => <RelativeTime at={at ?? created} />,
    },
  ]
}
