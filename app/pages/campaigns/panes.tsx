/** What stands beside the text, or in its place where there is no room: the preview, the block, what the draft was. */
import { SegmentedControl } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { composerWords } from '../../words/campaigns-composer.ts'
import { historyWords } from '../../words/campaigns-history.ts'
import { useWords } from '../../words/language.ts'
import { shellWords } from '../../words/shell.ts'
import type { Composer } from './composer-frame.tsx'
import type { Layout } from './narrow/use-layout.ts'
import type { Pane, Place } from './pane-search.ts'

const History = lazy(() => import('./history/history.tsx'))

export type ViewName = 'write' | 'preview' | 'history'

export interface Panes {
  readonly pane: Pane | undefined
  readonly toPane: (to: Pane | undefined) => void
  /** What is seen where there is room for one thing at a time. */
  readonly view: ViewName
  readonly toView: (view: ViewName) => void
}

export function usePane({ search: { pane }, set }: Place): Panes {
  const { history } = useRouter()
  /** Went from the text to another view, which the key for going back leaves again. */
  const isEntered = useRef(false)
  const go = (to: Pane | undefined, isNew = false) => set({ pane: to }, isNew)
  const view = pane === 'preview' || pane === 'history' ? pane : 'write'
  function toView(to: ViewName): void {
    if (to !== 'write') {
      isEntered.current ||= view === 'write'
      return go(to, view === 'write')
    }
    if (!isEntered.current) return go(undefined)
    isEntered.current = false
    history.back()
  }
  return { pane, toPane: (to) => go(to), view, toView }
}

export function Beside({
  composer,
  panes: { pane, toPane },
  layout,
  preview,
  block,
}: {
  /** Without one there is no history. */
  readonly composer?: Composer
  readonly panes: Panes
  readonly layout: Layout
  readonly preview: ReactNode
  /** Of an SMS there are none. */
  readonly block?: ReactNode
}) {
  const { pane: words } = useWords(composerWords)
  const { loading } = useWords(historyWords)
  const { waiting } = useWords(shellWords)
  const names: readonly Pane[] = [
    'preview',
    ...(block === undefined ? [] : (['block'] as const)),
    ...(composer === undefined ? [] : (['history'] as const)),
  ]
  const shown = pane !== undefined && names.includes(pane) ? pane : 'preview'
  return (
    <>
      {layout === 'wide' && (
        <SegmentedControl
          aria-label={words.label}
          value={shown}
          onChange={(to) => toPane(to)}
          data={names.map((value) => ({ value, label: words[value] }))}
          mb="md"
        />
      )}
      <Suspense fallback={<p role="status">{shown === 'history' ? loading : waiting}</p>}>
        {shown === 'preview' && preview}
        {shown === 'block' && block}
        {shown === 'history' && composer && <History composer={composer} />}
      </Suspense>
    </>
  )
}
