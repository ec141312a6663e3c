/** The keys of a table: arrows walk through the rows by what each opens, space ticks; `/` goes to the filter. */
import { useEffect, type KeyboardEvent, type RefObject } from 'react'

/** Where a key is text. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

export function moveOnKey(event: KeyboardEvent, body: HTMLElement | null): void {
  const { key, target } = event
  if (!body || !(target instanceof HTMLElement) || target.matches(TYPING)) return
  const rows = [...body.querySelectorAll<HTMLElement>('tr')]
  const at = rows.findIndex((row) => row.contains(target))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key]
  const opener = to === undefined ? undefined : rows[to]?.querySelector<HTMLElement>('a, button')
  if (opener) {
    event.preventDefault()
    opener.focus()
  }
  const tick = rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')
  if (key === ' ' && tick && target !== tick && target.tagName !== 'BUTTON') {
    event.preventDefault()
    tick.click()
  }
}

/** `/` anywhere on the page, but where it is typed. */
export function useSlashKey(wanted: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLElement && event.target.matches(TYPING)
      if (event.key !== '/' || isTyped || event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      wanted.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [wanted])
}
