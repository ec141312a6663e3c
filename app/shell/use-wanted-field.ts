/** An address that ends in `#something` leads to that field: found by its id or its name in a form, as soon as it is shown. */
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Longer than a page takes to ask for what it shows. */
const WAIT_MILLISECONDS = 10_000
const FIELDS = 'input, textarea, select, [contenteditable=true]'
const ANY = `${FIELDS}, button, a[href], [tabindex]`

export function useWantedField(): void {
  const { hash, pathname } = useLocation({ select: ({ hash, pathname }) => ({ hash, pathname }) })
  useEffect(() => {
    if (!/^[\w-]+$/.test(hash) || hash === 'main') return undefined
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, stop)
    }
    const look = () => {
      const field = fieldOf(hash)
      if (!field) return
      stop()
      field.scrollIntoView({ block: 'center' })
      field.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(stop, WAIT_MILLISECONDS)
    // Whoever has begun to do something else is not torn away.
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return stop
  }, [hash, pathname])
}

function fieldOf(name: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(
    `#${CSS.escape(name)}, [data-path$=".${name}"], [data-path="${name}"]`,
  )
  if (!found || found.matches(ANY)) return found
  return found.querySelector<HTMLElement>(FIELDS) ?? found.querySelector<HTMLElement>(ANY)
}
