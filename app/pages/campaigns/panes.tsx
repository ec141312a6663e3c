/** What stands beside the text, and which of it: the address says so. */
import { SegmentedControl } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { composerWords } from '../../words/campaigns-composer.ts'
import { historyWords } from '../../words/campaigns-history.ts'
import { useWords } from '../../words/language.ts'
import type { Composer } from './composer-frame.tsx'
import { readPaneSearch, type Pane } from './pane-search.ts'

const route = getRouteApi('/w/$handle/campaigns/$id')

const History = lazy(() => import('./history/history.tsx'))

export function usePane(): readonly [Pane, (to: Pane) => void] {
  const { pane = 'preview' } = route.useSearch()
  const navigate = route.useNavigate()
  const toPane = (to: Pane) =>
    void navigate({
      search: (before) => readPaneSearch({ ...before, pane: to }),
      replace: true,
      resetScroll: false,
    })
  return [pane, toPane]
}

export function Beside({
  composer,
  preview,
  block,
}: {
  readonly composer: Composer
  readonly preview: ReactNode
  /** Of an SMS there are none. */
  readonly block?: ReactNode
}) {
  const { pane: words } = useWords(composerWords)
  const { loading } = useWords(historyWords)
  const [pane, toPane] = usePane()
  const panes: readonly Pane[] =
    block === undefined ? ['preview', 'history'] : ['preview', 'block', 'history']
  const shown = panes.includes(pane) ? pane : 'preview'
  return (
    <>
      <SegmentedControl
        aria-label={words.label}
        value={shown}
        onChange={toPane}
        data={panes.map((value) => ({ value, label: words[value] }))}
        mb="md"
      />
      {shown === 'preview' && preview}
      {shown === 'block' && block}
      {shown === 'history' && (
        <Suspense fallback={<p role="status">{loading}</p>}>
          <History composer={composer} />
        </Suspense>
      )}
    </>
  )
}
