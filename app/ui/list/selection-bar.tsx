/** What can be done to the rows that are ticked, and to how many. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { useNumbers } from '../time.tsx'
import css from './list.module.css'
import type { Selection } from './selection.ts'

export function SelectionBar({
  selection,
  said,
  children,
}: {
  readonly selection: Selection
  /** Instead of how many are ticked: of more than those. */
  readonly said?: string | undefined
  readonly children: ReactNode
}) {
  const words = useWords(uiWords)
  const written = useNumbers()
  const count = selection.ids.size
  return (
    <div role="status">
      {count > 0 && (
        <div className={css['bar']}>
          <span>{said ?? words.list.selected(written(count))}</span>
          {children}
          <Button size="xs" variant="subtle" onClick={selection.clear}>
            {words.list.unselect}
          </Button>
        </div>
      )}
    </div>
  )
}
