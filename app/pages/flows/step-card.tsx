/** A step: folded into a line, or open with its fields. */
import { Button } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { HandleProps } from '../../ui/sortable-list.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useAround } from './around.ts'
import { keyOf, type Step } from './definition.ts'
import css from './flows.module.css'
import { Folded } from './folded.tsx'
import { StepFields } from './step-fields.tsx'
import { useStepSummary } from './summary.ts'

interface Given {
  readonly step: Step
  readonly name: string
  readonly path: string
  readonly handle: HandleProps
  readonly isDragged: boolean
  readonly onChange: (step: Step) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  /** The ways of a branch. */
  readonly children: ReactNode
}

export function StepCard({ step, name, path, handle, isDragged, children, ...acts }: Given) {
  const { form: words } = useWords(flowsWords)
  const { mayWrite, opened, onOpen, onMail, standing, fault } = useAround()
  const summaryOf = useStepSummary()
  const written = useNumbers()
  const key = keyOf(step)
  const isOpen = opened === key
  const waiting = standing.get(path) ?? 0
  return (
    <Folded
      name={name}
      summary={summaryOf(step)}
      isOpen={isOpen}
      onToggle={() => onOpen(isOpen ? undefined : key)}
      isFaulty={fault !== undefined && isAt(fault.path, path)}
      isDragged={isDragged}
      onKeyDown={(event) => mayWrite && onCardKey(event, acts.onMove)}
      handle={
        <button type="button" className={css['handle']} aria-label={words.move(name)} {...handle}>
          <Icon name="drag" />
        </button>
      }
      badge={waiting > 0 && <StateBadge tone="accent">{words.here(written(waiting))}</StateBadge>}
      fields={
        <Opened>
          <StepFields step={step} name={name} onChange={acts.onChange} onMail={() => onMail(path)} />
          {mayWrite && (
            <div>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                leftSection={<Icon name="trash" size={16} />}
                aria-label={words.removeOf(name)}
                onClick={acts.onRemove}
              >
                {words.remove}
              </Button>
            </div>
          )}
        </Opened>
      }
    >
      {children}
    </Folded>
  )
}

/** One that has just been added is written next: its first field has the cursor. One that is unfolded keeps it where it is. */
function Opened({ children }: { readonly children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isUnfolded = fields.current?.closest('[role=group]')?.contains(document.activeElement)
    if (!isUnfolded) fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    fields.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={fields} className={css['opened']}>
      {children}
    </div>
  )
}

/** Alt and an arrow move the step that has the cursor, not those around it. */
function onCardKey(event: KeyboardEvent, onMove: Given['onMove']): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
  if (!event.altKey || !by) return
  event.preventDefault()
  event.stopPropagation()
  onMove(by)
}

/** Of the step itself, not of one within its ways. */
function isAt(fault: string, path: string): boolean {
  return fault === path || (fault.startsWith(`${path}.`) && !/^\.(yes|no)\[/.test(fault.slice(path.length)))
}
