/** The mail as it will arrive: on a desk, on a phone, dark, as plain text, as its post, as one of its readers. */
import { Alert, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Preview as Answer } from '../../../server/app-api/preview-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { warningWords } from '../../words/campaigns-warnings.ts'
import { useWords } from '../../words/language.ts'
import { MailFrame } from './mail-frame.tsx'
import { useLayout } from './narrow/use-layout.ts'
import type { PaneSearch, Place, View } from './pane-search.ts'
import { Reader } from './reader.tsx'
import { useFaultText, useSentences } from './sentences.ts'
import css from './composer.module.css'

/** Above it Gmail shows the beginning alone. */
const CUT_BYTES = 102 * 1024
/** The column of a mail and the room beside it. */
const DESKTOP_PIXELS = 680

/** What is looked at, and how the server is asked for it. */
export interface PreviewSource {
  /** Another one where there is something new. */
  readonly key: readonly string[]
  readonly ask: (
    query: { readonly format: 'html' | 'text' | 'web'; readonly contact?: string },
    signal: AbortSignal,
  ) => Promise<Answer>
}

export function MailPreview({
  place: { search, set },
  views,
  source,
}: {
  readonly place: Place
  readonly views: readonly View[]
  readonly source: PreviewSource
}) {
  const { preview: words } = useWords(composerWords)
  const isPhone = useLayout() === 'phone'
  const { view = isPhone ? 'phone' : 'desktop', dark = false, as } = search
  const size = isPhone ? 'sm' : 'xs'
  return (
    <Stack gap="sm" component="section" aria-label={words.label}>
      <SegmentedControl
        fullWidth
        size={size}
        aria-label={words.label}
        value={view}
        data={views.map((value) => ({ value, label: words.views[value] }))}
        onChange={(value) => set({ view: views.find((each) => each === value) })}
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
      <Shown source={source} search={search} view={view} />
    </Stack>
  )
}

function Shown({
  source,
  view,
  search: { dark, as },
}: {
  readonly source: PreviewSource
  readonly view: View
  readonly search: PaneSearch
}) {
  const { preview: words } = useWords(composerWords)
  const sentence = useSentences(useWords(warningWords))
  const faultText = useFaultText()
  const { data, error } = usePreview(source, { view, as })
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
  { key, ask }: PreviewSource,
  { view, as }: { readonly view: View; readonly as: string | undefined },
) {
  const api = useApi()
  const format = view === 'text' || view === 'web' ? view : 'html'
  const query = { format, ...(view !== 'web' && as ? { contact: as } : {}) } as const
  return useQuery({
    queryKey: [api.key, 'preview', ...key, query],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  })
}
