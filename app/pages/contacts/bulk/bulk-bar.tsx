/** What can be done to the chosen contacts: the ticked ones, or all that match. */
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../../api/workspace.tsx'
import { SelectionBar } from '../../../ui/list/selection-bar.tsx'
import type { Selection } from '../../../ui/list/selection.ts'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'
import type { Chosen } from './use-bulk.ts'

// Few change many at once.
const DIALOGS = {
  tags: lazy(() => import('./tags-dialog.tsx').then(({ TagsDialog }) => ({ default: TagsDialog }))),
  state: lazy(() => import('./state-dialog.tsx').then(({ StateDialog }) => ({ default: StateDialog }))),
  write: lazy(() => import('./write-dialog.tsx').then(({ WriteDialog }) => ({ default: WriteDialog }))),
  export: lazy(() => import('./export-dialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog }))),
  erase: lazy(() => import('./erase-dialog.tsx').then(({ EraseDialog }) => ({ default: EraseDialog }))),
}

type Action = keyof typeof DIALOGS

export function BulkBar({
  selection,
  total,
  filter,
}: {
  readonly selection: Selection
  /** Of all that match the filter. */
  readonly total: number
  readonly filter: string | undefined
}) {
  const words = useWords(bulkWords)
  const written = useNumbers()
  const [isAll, setAll] = useState(false)
  const [action, setAction] = useState<Action>()
  const actions = useActions()
  const ticked = selection.ids.size
  const isOfAll = isAll && ticked > 0
  const chosen: Chosen = isOfAll
    ? { count: total, ...(filter !== undefined && { filter }) }
    : { count: ticked, ids: [...selection.ids] }
  const Dialog = action && DIALOGS[action]
  const done = () => {
    setAction(undefined)
    setAll(false)
    selection.clear()
  }
  return (
    <>
      <SelectionBar selection={selection} said={isOfAll ? words.allChosen(written(total)) : undefined}>
        {total > ticked && (
          <Button size="xs" variant="subtle" onClick={() => setAll(!isAll)}>
            {isOfAll ? words.onlyTicked : words.allMatching(written(total))}
          </Button>
        )}
        {actions.map((name) => (
          <Button key={name} size="xs" variant="default" onClick={() => setAction(name)}>
            {words.actions[name]}
          </Button>
        ))}
      </SelectionBar>
      {Dialog && (
        <Suspense>
          <Dialog chosen={chosen} onClose={() => setAction(undefined)} onDone={done} />
        </Suspense>
      )}
    </>
  )
}

function useActions(): readonly Action[] {
  const mayWrite = useMay('contacts:write')
  const mayExport = useMay('contacts:export')
  const mayErase = useMay('contacts:erase')
  const maySegment = useMay('segments:write')
  return [
    ...(mayWrite ? (['tags', 'state'] as const) : []),
    ...(maySegment ? (['write'] as const) : []),
    ...(mayExport ? (['export'] as const) : []),
    ...(mayErase ? (['erase'] as const) : []),
  ]
}
