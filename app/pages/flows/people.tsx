/** Who stands where in a flow: those who wait, those it failed for, those who left or are through. */
import { SegmentedControl, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EnrolledList } from '../../../server/app-api/flow-schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { ExactTime, RelativeTime, useNumbers } from '../../ui/time.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { STATES, type State } from './search.ts'
import type { Flow } from './use-flow.ts'

type Enrolled = EnrolledList['items'][number]

export function People({
  flow: { id, counts, inOlder },
  state,
  onState,
}: {
  readonly flow: Flow
  readonly state: State
  readonly onState: (state: string) => void
}) {
  const { people: words } = useWords(flowsWords)
  const api = useApi()
  const written = useNumbers()
  const path = `/app/api/flows/${id}/contacts`
  const { data, error, refetch } = useQuery({
    queryKey: [api.key, '/app/api/flows', id, 'contacts', state],
    queryFn: ({ signal }) => api.get<EnrolledList>(path, { query: { status: state }, signal }),
  })
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label={words.label}
        value={state}
        data={STATES.map((value) => ({ value, label: `${words.states[value]} (${written(counts[value])})` }))}
        onChange={onState}
      />
      {state === 'waiting' && inOlder > 0 && (
        <Text c="dimmed" mb="sm">
          {words.older(written(inOlder))}
        </Text>
      )}
      <DataTable
        label={words.label}
        columns={useEnrolledColumns(state)}
        rows={error ? undefined : data?.items}
        idOf={({ contactId, since }) => `${contactId} ${since}`}
        nameOf={({ name }) => name ?? words.erased}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="contacts" {...words.none} />}
      />
    </>
  )
}

function useEnrolledColumns(state: State): readonly Column<Enrolled>[] {
  const { people: words } = useWords(flowsWords)
  const { handle } = useHere().workspace
  const why: Column<Enrolled> = { id: 'why', title: words.why, narrow: 'stays', cell: ({ reason }) => reason }
  const next: Column<Enrolled> = {
    id: 'next',
    title: words.next,
    align: 'right',
    narrow: 'stays',
    cell: ({ due }) => due && <ExactTime at={due} />,
  }
  return [
    {
      id: 'name',
      title: words.name,
      narrow: 'stays',
      cell: ({ contactId, name }) =>
        name === null ? (
          words.erased
        ) : (
          <Link to="/w/$handle/contacts/$id" params={{ handle, id: contactId }}>
            {name}
          </Link>
        ),
    },
    ...(state === 'waiting' ? [next] : state === 'done' ? [] : [why]),
    {
      id: 'since',
      title: words.since,
      align: 'right',
      narrow: 'below-last',
      cell: ({ since }) => <RelativeTime at={since} />,
    },
  ]
}
