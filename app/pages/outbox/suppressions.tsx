/** `/outbox/suppressions`: addresses that are not written to, why, and the way back. */
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { SuppressionList, SuppressionRecord } from '../../../server/app-api/suppression-schemas.ts'
import { useApi, useHere, useMay } from '../../api/workspace.tsx'
import { Address } from '../../ui/address.tsx'
import type { Column } from '../../ui/list/column.ts'
import { Page } from '../../ui/page.tsx'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { RelativeTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import { uiWords } from '../../words/ui.ts'
import { AddSuppressions } from './add-suppressions.tsx'
import { Lift } from './lift.tsx'
import { Choice, FindForm } from './message-filters.tsx'
import { NewestFirst } from '../../ui/list/newest-first.tsx'
import css from './outbox.module.css'
import { OutboxPlaces } from './outbox-places.tsx'
import { readSuppressionSearch, REASONS, type SuppressionSearch } from './search.ts'

const route = getRouteApi('/w/$handle/outbox/suppressions')

export const PATH = '/app/api/suppressions'

const TONES: Readonly<Record<SuppressionRecord['reason'], Tone>> = {
  bounced: 'warn',
  complained: 'bad',
  unsubscribed: 'quiet',
  stopped: 'quiet',
  blocked: 'bad',
}

export function SuppressionsPage() {
  const { suppressions: words } = useWords(outboxWords)
  const { list } = useWords(uiWords)
  const written = useNumbers()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const found = useSuppressions(search)
  const { after, ...filter } = search
  const go = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: readSuppressionSearch({ ...filter, ...changed }) })
  return (
    <Page title={words.title} action={<AddSuppressions />}>
      <OutboxPlaces />
      <Text mb="md" c="dimmed">
        {words.intro}
      </Text>
      <div className={css['filters']} role="search">
        <FindForm
          key={search.find}
          label={words.find}
          hint={words.findHint}
          text={search.find ?? ''}
          onFind={(find) => go({ find })}
        />
        <Choice
          label={words.reason}
          value={search.reason}
          among={REASONS}
          names={words.reasons}
          onChoose={(reason) => go({ reason })}
        />
      </div>
      <NewestFirst
        list={found}
        label={words.title}
        columns={useSuppressionColumns()}
        idOf={({ channel, address }) => `${channel} ${address}`}
        nameOf={({ address }) => address}
        isFiltered={Object.keys(filter).length > 0}
        words={words}
        icon="check"
        total={found.data && list.total(written(found.data.meta.maxResults))}
        isFirst={after === undefined}
        next={found.data?.next ?? null}
        onPage={(next) => go({ after: next })}
      />
    </Page>
  )
}

function useSuppressions(search: SuppressionSearch) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, PATH, search],
    queryFn: ({ signal }) => api.get<SuppressionList>(PATH, { query: { ...search }, signal }),
    placeholderData: keepPreviousData,
  })
}

function useSuppressionColumns(): readonly Column<SuppressionRecord>[] {
  const { suppressions: words } = useWords(outboxWords)
  const { columns: titles } = words
  const { handle } = useHere().workspace
  const mayLift = useMay('outbox:write')
  return [
    {
      id: 'address',
      title: titles.address,
      narrow: 'stays',
      cell: ({ address }) => <Address of={address} />,
    },
    {
      id: 'reason',
      title: titles.reason,
      narrow: 'below',
      cell: ({ reason }) => <Reason of={reason} />,
    },
    {
      id: 'detail',
      title: titles.detail,
      narrow: 'below-last',
      cell: ({ detail, messageId }) => (
        <span className={css['why']} title={detail ?? ''}>
          {messageId !== null && (
            <Link to="/w/$handle/outbox/$id" params={{ handle, id: messageId }}>
              {words.message}
            </Link>
          )}
          {messageId !== null && detail !== null && ': '}
          {detail}
        </span>
      ),
    },
    {
      id: 'since',
      title: titles.since,
      narrow: 'below-last',
      align: 'right',
      cell: ({ created }) => <RelativeTime at={created} />,
    },
    ...(mayLift
      ? [
          {
            id: 'lift',
            title: titles.back,
            align: 'right' as const,
            narrow: 'stays' as const,
            cell: (row: SuppressionRecord) => <Lift of={row} />,
          },
        ]
      : []),
  ]
}

function Reason({ of }: { readonly of: SuppressionRecord['reason'] }) {
  const { suppressions: words } = useWords(outboxWords)
  return <StateBadge tone={TONES[of]}>{words.reasons[of]}</StateBadge>
}
