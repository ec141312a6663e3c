/** The pictures of the workspace: found, brought in, opened. */
import { Alert, Group, Switch, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { MediaTiles } from '../../ui/media/media-tiles.tsx'
import { DropPlace, SendButtons } from '../../ui/media/sending.tsx'
import { MEDIA_ROWS, useMediaList, useUploads } from '../../ui/media/use-media.ts'
import { Page } from '../../ui/page.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import { MediaDetails } from './media-details.tsx'
import { readMediaSearch, type MediaSearch } from './search.ts'

const route = getRouteApi('/w/$handle/media')

const MEGABYTE = 1_000_000

export function MediaPage() {
  const words = useWords(mediaWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMay('media:write')
  const uploads = useUploads()
  const go = (change: { readonly [Name in keyof MediaSearch]?: MediaSearch[Name] | undefined }) =>
    void navigate({ search: (before) => readMediaSearch({ ...before, ...change }), resetScroll: false })
  const open = (id: string | undefined) => go({ open: id })
  const asked = { search: search.search ?? '', unused: search.unused, page: search.page }
  const { data, error, isPlaceholderData } = useMediaList(asked)
  const onTaken = ({ id }: { readonly id: string }) => open(id)
  const list = data && (
    <>
      {data.items.length === 0 && <EmptyState icon="media" {...emptyWords(asked, words)} />}
      <MediaTiles items={data.items} isStale={isPlaceholderData} onChoose={({ id }) => open(id)} />
    </>
  )
  return (
    <Page title={words.title} action={mayWrite && <SendButtons uploads={uploads} onTaken={onTaken} />}>
      <Find search={search} go={go} />
      {error && <Alert color="red">{error.message}</Alert>}
      {mayWrite ? (
        <DropPlace uploads={uploads} onTaken={onTaken}>
          {list}
        </DropPlace>
      ) : (
        list
      )}
      {data && data.meta.maxResults > 0 && (
        <Pager
          total={data.meta.maxResults}
          page={search.page ?? 1}
          rows={MEDIA_ROWS}
          onPage={(page) => go({ page })}
        />
      )}
      {data && <Room used={data.usedBytes} quota={data.quotaBytes} />}
      {search.open !== undefined && (
        <MediaDetails key={search.open} id={search.open} onClose={() => open(undefined)} />
      )}
    </Page>
  )
}

function emptyWords(
  { search, unused }: { readonly search: string; readonly unused: boolean | undefined },
  words: (typeof mediaWords)['en'],
) {
  if (search) return words.noMatch
  return unused ? words.noUnused : words.empty
}

function Find({
  search,
  go,
}: {
  readonly search: MediaSearch
  readonly go: (change: { search?: string; unused?: true | undefined; page?: undefined }) => void
}) {
  const words = useWords(mediaWords)
  const find = useDebouncedCallback((text: string) => go({ search: text.trim(), page: undefined }), 250)
  return (
    <Group align="end" gap="lg" mb="md" role="search">
      <TextInput
        label={words.search}
        type="search"
        defaultValue={search.search ?? ''}
        onChange={(event) => find(event.currentTarget.value)}
        w={320}
        maw="100%"
      />
      <Switch
        label={words.unused}
        checked={search.unused === true}
        onChange={(event) => go({ unused: event.currentTarget.checked || undefined, page: undefined })}
        mb={8}
      />
    </Group>
  )
}

function Room({ used, quota }: { readonly used: number; readonly quota: number }) {
  const words = useWords(mediaWords)
  const written = useNumbers()
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {words.used(written(Math.ceil(used / MEGABYTE)), written(Math.round(quota / MEGABYTE)))}
    </Text>
  )
}
