/** Post requests by state: first those that wait for somebody. */
import { NativeSelect, SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { PostRequestList, PostRequestRecord } from '../../../server/app-api/post-request-schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/column.ts'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ExactTime, RelativeTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { requestsWords } from '../../words/requests.ts'
import { PostPlaces } from '../posts/post-places.tsx'
import { readRequestSearch, STATES } from './search.ts'
import { titleOf } from './title.ts'
import { REQUESTS } from './use-request.ts'

const route = getRouteApi('/w/$handle/requests')
const ROWS = 30

export function RequestsPage() {
  const words = useWords(requestsWords)
  const { state = 'suggested', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useRequests(state, page)
  const said = words.empty[state]
  return (
    <Page title={words.title}>
      <PostPlaces />
      <States
        state={state}
        onChoose={(chosen) => void navigate({ search: readRequestSearch({ state: chosen }) })}
      />
      <PagedTable
        list={list}
        search={{ page }}
        onChange={({ page: number }) => void navigate({ search: readRequestSearch({ state, page: number }) })}
        perPage={ROWS}
        label={words.title}
        columns={useColumnsOf(state)}
        nameOf={({ request }) => titleOf(request) || words.untitled}
        empty={
          <EmptyState icon={state === 'suggested' ? 'check' : 'posts'} title={said.title} text={said.text} />
        }
      />
    </Page>
  )
}

interface StatesGiven {
  readonly state: PostRequestRecord['state']
  readonly onChoose: (state: string) => void
}

/** Beside each other; on a phone, which is narrower than five words, behind each other. */
function States({ state, onChoose }: StatesGiven) {
  const { columns, states } = useWords(requestsWords)
  const data = STATES.map((value) => ({ value, label: states[value] }))
  const given = { 'aria-label': columns.state, value: state, data, mb: 'sm' }
  return (
    <>
      <SegmentedControl visibleFrom="sm" {...given} onChange={onChoose} />
      <NativeSelect hiddenFrom="sm" {...given} onChange={(event) => onChoose(event.currentTarget.value)} />
    </>
  )
}

function useRequests(state: string, page: number) {
  const api = useApi()
  const query = { state, offset: (page - 1) * ROWS, limit: ROWS }
  return useQuery({
    queryKey: [api.key, REQUESTS, query],
    queryFn: ({ signal }) => api.get<PostRequestList>(REQUESTS, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

function useColumnsOf(state: PostRequestRecord['state']): readonly Column<PostRequestRecord>[] {
  const { columns: titles, untitled, states } = useWords(requestsWords)
  const { handle } = useHere().workspace
  const dated = state === 'suggested' ? titles.wish : states[state]
  return [
    {
      id: 'title',
      title: titles.title,
      narrow: 'stays',
      cell: ({ id, request }) => (
        <Link to="/w/$handle/requests/$id" params={{ handle, id }}>
          {titleOf(request) || untitled}
        </Link>
      ),
    },
    { id: 'author', title: titles.author, narrow: 'below', cell: ({ request }) => request.author?.name },
    ...(state === 'rejected' || state === 'failed'
      ? [
          {
            id: 'why',
            title: titles.why,
            narrow: 'below-last' as const,
            cell: ({ remark, failure }: PostRequestRecord) => remark ?? failure,
          },
        ]
      : [
          {
            id: 'date',
            title: dated,
            align: 'right' as const,
            narrow: 'below-last' as const,
            cell: ({ publishDate }: PostRequestRecord) => publishDate && <ExactTime at={publishDate} />,
            belowAs: ({ publishDate }: PostRequestRecord) =>
              publishDate && (
                <>
                  {dated}: <ExactTime at={publishDate} />
                </>
              ),
          },
        ]),
    {
      id: 'created',
      title: titles.created,
      align: 'right',
      narrow: 'stays',
      cell: ({ created }) => <RelativeTime at={created} />,
    },
  ]
}
