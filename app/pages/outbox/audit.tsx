/** `/outbox/log`: who did what, newest first. */
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { AuditList, AuditRecord } from '../../../server/app-api/audit-schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import type { Column } from '../../ui/list/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ExactTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxLogWords } from '../../words/outbox-log.ts'
import { Choice, FindForm } from './message-filters.tsx'
import { NewestFirst } from '../../ui/list/newest-first.tsx'
import css from './outbox.module.css'
import { OutboxPlaces } from './outbox-places.tsx'
import { readAuditSearch, type AuditSearch } from './search.ts'

const route = getRouteApi('/w/$handle/outbox/log')
const PATH = '/app/api/audit'
const ROWS = 50

export function AuditPage() {
  const { audit: words } = useWords(outboxLogWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useAudit(search)
  const items = list.data?.items ?? []
  const { before, ...filter } = search
  const kinds = Object.keys(words.kinds) as (keyof typeof words.kinds)[]
  const go = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: readAuditSearch({ ...filter, ...changed }) })
  return (
    <Page title={words.title}>
      <OutboxPlaces />
      <Text mb="md" c="dimmed">
        {words.intro}
      </Text>
      <div className={css['filters']} role="search">
        <FindForm
          key={search.by}
          label={words.by}
          hint={words.byHint}
          text={search.by ?? ''}
          onFind={(by) => go({ by })}
        />
        <Choice
          label={words.kind}
          value={kinds.find((each) => each === search.kind)}
          among={kinds}
          names={words.kinds}
          onChoose={(kind) => go({ kind })}
        />
      </div>
      <NewestFirst
        list={list}
        label={words.title}
        columns={useAuditColumns()}
        idOf={({ id }) => id}
        nameOf={({ actor }) => actor}
        isFiltered={Object.keys(filter).length > 0}
        words={words}
        icon="info"
        isFirst={before === undefined}
        next={items.length === ROWS ? (items.at(-1)?.id ?? null) : null}
        onPage={(next) => go({ before: next })}
      />
    </Page>
  )
}

function useAudit(search: AuditSearch) {
  const api = useApi()
  const actors = useActorsCalled(search.by)
  return useQuery({
    queryKey: [api.key, PATH, search, actors],
    queryFn: ({ signal }) => api.get<AuditList>(PATH, { query: { ...search, actors, limit: ROWS }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Those without an address whose name, as it is read here, has these words in it. */
function useActorsCalled(text: string | undefined): string | undefined {
  const { actors } = useWords(outboxLogWords).audit
  const wanted = text?.toLowerCase()
  if (wanted === undefined) return undefined
  const called = Object.entries(actors).filter(([, name]) => name.toLowerCase().includes(wanted))
  return called.map(([actor]) => actor).join(',') || undefined
}

function useAuditColumns(): readonly Column<AuditRecord>[] {
  const { audit: words } = useWords(outboxLogWords)
  const { actions, actors }: Readonly<Record<'actions' | 'actors', Readonly<Record<string, string>>>> = words
  return [
    {
      id: 'what',
      title: words.kind,
      phone: true,
      cell: ({ action, details, actor, created }) => {
        const { method, route: path } = details ?? {}
        const at = typeof method === 'string' && typeof path === 'string' ? `: ${method} ${path}` : ''
        return (
          <>
            {`${actions[action] ?? action}${at}`}
            <span className={css['below']}>
              {actors[actor] ?? actor} · <ExactTime at={created} />
            </span>
          </>
        )
      },
    },
    { id: 'by', title: words.by, cell: ({ actor }) => actors[actor] ?? actor },
    { id: 'on', title: words.on, cell: (entry) => <Subject entry={entry} /> },
    {
      id: 'when',
      title: words.when,
      align: 'right',
      cell: ({ created }) => <ExactTime at={created} />,
    },
  ]
}

/** What it was done to; a link where there is a page of it. */
function Subject({ entry: { action, subject, details } }: { readonly entry: AuditRecord }) {
  const { handle } = useHere().workspace
  if (subject === null) return null
  const written = details?.['route']
  const route = typeof written === 'string' ? written : ''
  const { email, name, title } = details ?? {}
  const short = [email, name, title].find((each) => typeof each === 'string') ?? subject.slice(-12)
  if (action.startsWith('campaign.') || route.startsWith('/api/campaigns'))
    return (
      <Link to="/w/$handle/campaigns/$id" params={{ handle, id: subject }}>
        {short}
      </Link>
    )
  if (route.startsWith('/api/contacts'))
    return (
      <Link to="/w/$handle/contacts/$id" params={{ handle, id: subject }}>
        {short}
      </Link>
    )
  return <span title={subject}>{short}</span>
}
