/** What is offered below the cursor while somebody types: chosen with the arrows and enter, or by pointing. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import css from './blocks.module.css'

export interface Suggestion {
  readonly value: string
  readonly title: string
  readonly hint?: string
  /** One or two characters that stand for it. */
  readonly glyph?: string
}

export interface Suggested {
  readonly items: readonly Suggestion[]
  readonly active: number
  readonly listId: string
  /** For `aria-activedescendant`. */
  readonly activeId: string | undefined
  readonly point: (at: number) => void
  /** Whether the key was one of its own. */
  readonly onKey: (event: Pick<KeyboardEvent, 'key'>) => boolean
}

/** `onPick(undefined)`: put away. */
export function useSuggestions(
  items: readonly Suggestion[],
  onPick: (value: string | undefined) => void,
): Suggested {
  const listId = useId()
  const offered = items.map(({ value }) => value).join()
  const [pointed, setPointed] = useState({ at: 0, offered })
  // Others are begun at their first: neither a menu that opens again nor a narrower one has been pointed at.
  if (pointed.offered !== offered) setPointed({ at: 0, offered })
  const active = pointed.offered === offered ? pointed.at : 0
  const point = (at: number): void => setPointed({ at, offered })
  function onKey({ key }: Pick<KeyboardEvent, 'key'>): boolean {
    const item = items[active]
    if (!item) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step !== undefined) point((active + step + items.length) % items.length)
    else if (key === 'Enter' || key === 'Tab') onPick(item.value)
    else if (key === 'Escape') onPick(undefined)
    else return false
    return true
  }
  const activeId = items.length > 0 ? `${listId}-${active}` : undefined
  return { items, active, listId, activeId, point, onKey }
}

export function SuggestionList({
  of: { items, active, listId, point },
  label,
  at,
  onPick,
}: {
  readonly of: Suggested
  readonly label: string
  /** Within the box around; below its content where there is none. */
  readonly at?: { readonly left: number; readonly top: number } | undefined
  readonly onPick: (value: string) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (items.length === 0) return null
  return (
    <div ref={list} id={listId} role="listbox" aria-label={label} className={css['suggestions']} style={at}>
      {items.map(({ value, title, hint, glyph }, index) => (
        <div
          key={value}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={css['suggestion']}
          onMouseMove={() => point(index)}
          // The text keeps its cursor.
          onMouseDown={(event) => {
            event.preventDefault()
            onPick(value)
          }}
        >
          {glyph !== undefined && (
            <span className={css['glyph']} aria-hidden="true">
              {glyph}
            </span>
          )}
          <span>
            {title}
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </div>
      ))}
    </div>
  )
}
