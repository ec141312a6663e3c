/** The bar at the foot of a phone: what is done while writing, above the keyboard; else which of the views is seen. */
import { Button, SegmentedControl } from '@mantine/core'
import { useMemo, useState, type FocusEvent, type ReactNode } from 'react'
import { composerWords } from '../../../words/campaigns-composer.ts'
import { useWords } from '../../../words/language.ts'
import type { ViewName } from '../panes.tsx'
import { DockContext } from './dock-context.ts'
import { useKeyboard } from './use-keyboard.ts'
import css from './narrow.module.css'

interface Given {
  readonly view: ViewName
  readonly onView: (view: ViewName) => void
  /** Which there are; all where it is not said. */
  readonly views?: readonly ViewName[] | undefined
}

const ALL: readonly ViewName[] = ['write', 'preview', 'history']

/** What is written; on a phone with the bar below it. Drawn alike elsewhere, so that turning a phone loses no cursor. */
export function Docked({
  view,
  onView,
  views,
  isPhone,
  isHidden,
  className,
  children,
}: Given & {
  readonly isPhone: boolean
  /** Something else is seen in its place. */
  readonly isHidden: boolean
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  const [blocks, setBlocks] = useState<HTMLElement | null>(null)
  const [marks, setMarks] = useState<HTMLElement | null>(null)
  const [focused, setFocused] = useState<Element | null>(null)
  useKeyboard(isPhone)
  const place = useMemo(() => ({ blocks, marks, focused }), [blocks, marks, focused])
  return (
    <DockContext value={isPhone ? place : undefined}>
      <div
        className={className}
        // What the bar shows belongs to a block: its events come through here, its places are not.
        onFocus={({ target, currentTarget }) =>
          isPhone && currentTarget.contains(target) && setFocused(target)
        }
        onBlur={(event) => isPhone && isLeft(event) && setFocused(null)}
        hidden={isHidden}
      >
        {children}
      </div>
      {isPhone && (
        <div className={css['dock']} data-dock>
          {view === 'write' ? (
            <>
              <div ref={setBlocks} className={css['slot']} />
              <div ref={setMarks} className={css['marks']} />
              <PreviewButton onView={onView} />
            </>
          ) : (
            <Views view={view} onView={onView} views={views} />
          )}
        </div>
      )}
    </DockContext>
  )
}

/** Whether the cursor went somewhere else than into the bar. */
function isLeft({ relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Element && relatedTarget.closest('[data-dock]'))
}

function PreviewButton({ onView }: Pick<Given, 'onView'>) {
  const { pane: words } = useWords(composerWords)
  return (
    <Button variant="subtle" className={css['look'] ?? ''} onClick={() => onView('preview')}>
      {words.preview}
    </Button>
  )
}

export function Views({ view, onView, views = ALL }: Given) {
  const { pane: words } = useWords(composerWords)
  return (
    <SegmentedControl
      fullWidth
      className={css['views'] ?? ''}
      aria-label={words.views}
      value={view}
      onChange={onView}
      data={views.map((value) => ({ value, label: words[value] }))}
    />
  )
}
