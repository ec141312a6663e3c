/** What the draft was: who wrote when, newest first. One of them is looked at in a dialog. */
import { Text, UnstyledButton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { VersionList } from '../../../../server/app-api/version-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { ExactTime } from '../../../ui/time.tsx'
import { historyWords } from '../../../words/campaigns-history.ts'
import { useWords } from '../../../words/language.ts'
import type { Composer } from '../composer-frame.tsx'
import { readPaneSearch } from '../pane-search.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { Writer } from './writer.tsx'
import css from './history.module.css'

const route = getRouteApi('/w/$handle/campaigns/$id')

export default function History({ composer }: { readonly composer: Composer }) {
  const { record, state } = composer
  const words = useWords(historyWords)
  const { version } = route.useSearch()
  const navigate = route.useNavigate()
  const api = useApi()
  const path = `/app/api/campaigns/${record.id}/versions`
  const { data, error } = useQuery({
    queryKey: [api.key, path, state.hash],
    queryFn: ({ signal }) => api.get<VersionList>(path, { signal }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) throw error
  const items = data?.items ?? []
  const at = items.findIndex(({ id }) => id === version)
  const look = (id: string | undefined) =>
    void navigate({
      search: (before) => readPaneSearch({ ...before, version: id }),
      replace: true,
      resetScroll: false,
    })
  return (
    <section aria-label={words.label}>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      <ol className={css['versions']}>
        {items.map((each, index) => (
          <li key={each.id}>
            <UnstyledButton className={css['version'] ?? ''} onClick={() => look(each.id)}>
              <span className={css['when']}>
                <ExactTime at={each.saved} />
                {index === 0 && <span className={css['now']}>{words.now}</span>}
              </span>
              <span className={css['who']}>
                <Writer version={each} />
                {each.restoredFrom !== null && (
                  <>
                    {' · '}
                    {words.restoredFrom} <ExactTime at={each.restoredFrom} />
                  </>
                )}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {data && items.length === 0 && <Text size="sm">{words.none}</Text>}
      {at >= 0 && (
        <CompareDialog composer={composer} versions={items} at={at} onClose={() => look(undefined)} />
      )}
    </section>
  )
}
