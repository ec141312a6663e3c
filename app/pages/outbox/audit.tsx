/** `/outbox/log`: who did what, newest first. */
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AuditList, AuditRecord } from '../../../server/app-api/audit-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import type { Column } from '../../ui/list/column.ts'
import { Page } from '../../ui/page.tsx'
import { ExactTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxLogWords } from '../../words/outbox-log.ts'
import { uiWords } from '../../words/ui.ts'
import { useSubject } from './audit-subject.tsx'
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
  const ui = useWords(uiWords)
  const written = useNumbers()
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
        nameOf={({ actorName, actor }) => actorName ?? actor}
        isFiltered={Object.keys(filter).length > 0}
        words={words}
        icon="info"
        total={list.data && ui.list.total(written(list.data.meta.maxResults))}
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
  const actors: Readonly<Record<string, string>> = words.actors
  const whoOf = ({ actor, actorName }: AuditRecord) => actorName ?? actors[actor] ?? actor
  const whatOf = useWhat()
  const onWhat = useSubject()
  return [
    {
      id: 'what',
      title: words.kind,
      narrow: 'stays',
      cell: whatOf,
    },
    {
      id: 'on',
      title: words.on,
      grows: 40,
      narrow: 'below',
      cell: onWhat,
    },
    {
      id: 'by',
      title: words.by,
      narrow: 'below',
      cell: (entry) => <span title={entry.actor}>{whoOf(entry)}</span>,
    },
    {
      id: 'when',
      title: words.when,
      narrow: 'below-last',
      align: 'right',
      cell: ({ created }) => <ExactTime at={created} />,
    },
  ]
}

/** What was done, in a sentence; of what is written by requests, each of their routes has one. */
function useWhat(): (entry: AuditRecord) => string {
  const { audit: words } = useWords(outboxLogWords)
  const { actions, writes }: Readonly<Record<'actions' | 'writes', Readonly<Record<string, string>>>> = words
  return ({ action, details }) => {
    const { method, route: path } = details ?? {}
    if (typeof method !== 'string' || typeof path !== 'string') return actions[action] ?? action
    return writes[`${method} ${path}`] ?? `${actions[action] ?? action}: ${method} ${path}`
  }
}
