/** `/flows`: what happens by itself, and how many are in it. */
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FlowList } from '../../../server/app-api/flow-schemas.ts'
import { useApi, useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { TONES } from './tones.ts'

type Flow = FlowList['items'][number]

const route = getRouteApi('/w/$handle/flows')
const PATH = '/app/api/flows'

export function FlowsPage() {
  const words = useWords(flowsWords)
  const { archived = false } = route.useSearch()
  const navigate = route.useNavigate()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<FlowList>(PATH, { signal }),
  })
  const shown = data?.items.filter(({ status }) => archived || status !== 'archived')
  const isHidden = shown !== undefined && shown.length < (data?.items.length ?? 0)
  return (
    <Page title={words.title} action={<AddFlow />}>
      {(isHidden || archived) && (
        <Switch
          mb="md"
          label={words.archivedToo}
          checked={archived}
          onChange={({ currentTarget: { checked } }) =>
            void navigate({ search: checked ? { archived: true } : {} })
          }
        />
      )}
      <DataTable
        label={words.title}
        columns={useFlowColumns()}
        rows={error ? undefined : shown}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="flows" {...words.empty} action={<AddFlow />} />}
      />
    </Page>
  )
}

function AddFlow() {
  const words = useWords(flowsWords)
  const { handle } = useHere().workspace
  if (!useMay('flows:write')) return null
  return (
    <LinkButton to="/w/$handle/flows/new" params={{ handle }} leftSection={<Icon name="plus" />}>
      {words.add}
    </LinkButton>
  )
}

function useFlowColumns(): readonly Column<Flow>[] {
  const { columns: titles, statuses, triggers } = useWords(flowsWords)
  const { handle } = useHere().workspace
  const written = useNumbers()
  const starts: Readonly<Record<string, string>> = triggers
  return [
    {
      id: 'name',
      title: titles.name,
      narrow: 'stays',
      cell: ({ id, name }) => (
        <Link to="/w/$handle/flows/$id" params={{ handle, id }}>
          {name}
        </Link>
      ),
    },
    {
      id: 'status',
      title: titles.status,
      narrow: 'stays',
      cell: ({ status }) => <StateBadge tone={TONES[status]}>{statuses[status]}</StateBadge>,
    },
    {
      id: 'trigger',
      title: titles.trigger,
      narrow: 'below',
      cell: ({ trigger }) => starts[trigger] ?? trigger,
    },
    ...(['waiting', 'done', 'failed'] as const).map((state) => ({
      id: state,
      title: titles[state],
      align: 'right' as const,
      narrow: 'below-last' as const,
      cell: ({ counts }: Flow) => written(counts[state]),
      belowAs: ({ counts }: Flow) => counts[state] > 0 && `${titles[state]}: ${written(counts[state])}`,
    })),
  ]
}
