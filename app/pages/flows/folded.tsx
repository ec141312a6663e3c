/** A part of a flow: one line while it is folded, its fields below that while it is open. */
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useAround } from './around.ts'
import css from './flows.module.css'

interface Given {
  readonly name: string
  /** What it does, in a line. */
  readonly summary: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Before its name. */
  readonly handle?: ReactNode
  /** How many wait here. */
  readonly badge?: ReactNode
  readonly isFaulty?: boolean
  readonly isDragged?: boolean
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Shown while it is open. */
  readonly fields: ReactNode
  /** Shown however it is. */
  readonly children?: ReactNode
}

export function Folded(given: Given) {
  const { name, summary, isOpen, onToggle, handle, badge, fields, children } = given
  const { mayWrite } = useAround()
  const id = useId()
  return (
    <div
      role="group"
      className={css['step']}
      aria-label={name}
      data-lifted={given.isDragged || undefined}
      data-fault={given.isFaulty || undefined}
      onKeyDown={given.onKeyDown}
    >
      <div className={css['head']}>
        {mayWrite && handle}
        <button
          type="button"
          className={css['fold']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className={css['line']}>
            <strong>{name}</strong>
            <span className={css['summary']}>{summary}</span>
          </span>
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
        {badge}
      </div>
      {isOpen && (
        <fieldset id={id} className={css['fields']} disabled={!mayWrite}>
          {fields}
        </fieldset>
      )}
      {children}
    </div>
  )
}
