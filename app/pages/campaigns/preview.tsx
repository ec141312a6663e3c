/** The mail as it will arrive: on a desk, on a phone, dark, as plain text, as its post, as one of its readers. */
import { Alert, SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Preview as Answer } from '../../../server/app-api/preview-schemas.ts'
import { useApi, type List } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { warningWords } from '../../words/campaigns-warnings.ts'
import { useWords } from '../../words/language.ts'
import { MailFrame } from './mail-frame.tsx'
import { useLayout } from './narrow/use-layout.ts'
import { readPaneSearch, VIEWS, type PaneSearch, type View } from './pane-search.ts'
import { useFaultText, useSentences } from './sentences.ts'
import css from './composer.module.css'

const route = getRouteApi('/w/$handle/campaigns/$id')
/** Above it Gmail shows the beginning alone. */
const CUT_BYTES = 102 * 1024
/** The column of a mail and the room beside it. */
const DESKTOP_PIXELS = 680
const TYPING_MILLISECONDS = 250

/** Of what is saved: `hash` says when there is something new. */
export default function Preview({ id, hash }: { readonly id: string; readonly hash: string }) {
  const { preview: words } = useWords(composerWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useLayout() === 'phone'
  const { view = isPhone ? 'phone' : 'desktop', dark = false, as } = search
  const size = isPhone ? 'sm' : 'xs'
  const set = (change: { readonly [Name in keyof PaneSearch]: PaneSearch[Name] | undefined }) =>
    void navigate({
      search: (before) => readPaneSearch({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Stack gap="sm" component="section" aria-label={words.label}>
      <SegmentedControl
        fullWidth
        size={size}
        aria-label={words.label}
        value={view}
        data={VIEWS.map((value) => ({ value, label: words.views[value] }))}
        onChange={(value) => set({ view: VIEWS.find((each) => each === value) })}
      />
      <div className={css['looks']}>
        {view !== 'web' && <Reader size={size} value={as} onChange={(contact) => set({ as: contact })} />}
        <Switch
          size={size}
          label={words.dark}
          labelPosition="left"
          checked={dark}
          disabled={view === 'text'}
          onChange={(event) => set({ dark: event.currentTarget.checked || undefined })}
        />
      </div>
      <Shown id={id} hash={hash} search={search} view={view} />
    </Stack>
  )
}

function Shown({
  id,
  hash,
  view,
  search: { dark, as },
}: {
  readonly id: string
  readonly hash: string
  readonly view: View
  readonly search: PaneSearch
}) {
  const { preview: words } = useWords(composerWords)
  const sentence = useSentences(useWords(warningWords))
  const faultText = useFaultText()
  const { data, error } = usePreview(id, hash, { view, as })
  if (error) {
    return (
      <Alert variant="default" icon={<Icon name="warning" />} title={words.failed}>
        {faultText(error)}
      </Alert>
    )
  }
  if (!data) return <Text c="dimmed">{words.waiting}</Text>
  return (
    <>
      <div className={css['letter']} data-view={view}>
        {data.subject && (
          <Text className={css['subject'] ?? ''} size="sm">
            <span className="visually-hidden">{words.subject}: </span>
            {data.subject}
          </Text>
        )}
        {view === 'text' ? (
          <pre className={css['plain']} tabIndex={0}>
            {data.content}
          </pre>
        ) : (
          <MailFrame
            html={data.content}
            isDark={dark === true}
            isPage={view === 'web'}
            width={view === 'desktop' ? DESKTOP_PIXELS : 0}
            title={words.frame}
          />
        )}
      </div>
      <Text size="xs" c="dimmed" className="figures">
        {words.size(String(Math.ceil(data.sizeBytes / 1024)))}
        {data.sizeBytes > CUT_BYTES && ` · ${words.cutAt}`}
      </Text>
      {data.warnings.length > 0 && (
        <ul className={css['warnings']}>
          {data.warnings.map((warning) => (
            <li key={warning.message}>{sentence(warning)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function usePreview(
  id: string,
  hash: string,
  { view, as }: { readonly view: string; readonly as: string | undefined },
) {
  const api = useApi()
  const format = view === 'text' || view === 'web' ? view : 'html'
  const query = { format, ...(view !== 'web' && as ? { contact: as } : {}) }
  return useQuery({
    queryKey: [api.key, 'preview', id, hash, query],
    queryFn: ({ signal }) => api.get<Answer>(`/app/api/campaigns/${id}/preview`, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

interface Found {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
}

function Reader({
  size,
  value,
  onChange,
}: {
  readonly size: 'xs' | 'sm'
  readonly value: string | undefined
  readonly onChange: (contact: string | undefined) => void
}) {
  const { preview: words } = useWords(composerWords)
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, TYPING_MILLISECONDS)
  const api = useApi()
  const body = { fields: ['id', 'name', 'email'], offset: 0, limit: 10, ...filterOf(wanted) }
  const { data } = useQuery({
    queryKey: [api.key, 'contacts-search', body],
    queryFn: ({ signal }) => api.post<List<Found>>('/api/contacts-search', body, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.items ?? []).map(({ id, name, email }) => ({ value: id, label: name ?? email ?? id }))
  const choices =
    value === undefined || found.some((each) => each.value === value)
      ? found
      : [...found, { value, label: words.as }]
  return (
    <Select
      size={size}
      aria-label={words.as}
      leftSection={words.as}
      leftSectionWidth={48}
      classNames={{ section: css['as'] ?? '' }}
      leftSectionPointerEvents="none"
      placeholder={words.nobody}
      nothingFoundMessage={words.search}
      data={choices}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      onSearchChange={setTyped}
      // The server has looked.
      filter={({ options }) => options}
      searchable
      clearable
    />
  )
}

function filterOf(text: string) {
  const value = text.trim()
  if (!value) return {}
  const like = (field: string) => ({ field, operator: 'like', value })
  return { filter: { or: [like('name'), like('email')] } }
}
