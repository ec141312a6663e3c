/** The way between the pages of one place, in a row; where the row is wider than the screen, this page's is in sight. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import css from './places.module.css'

export function Places({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={css['places']} aria-label={label} ref={useCurrentInSight()}>
      {children}
    </nav>
  )
}

/** For a row of links or tabs that scrolls sideways: the one of this page is brought to its middle. */
export function useCurrentInSight<Row extends HTMLElement = HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]')
    if (!row.current || !current) return
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [])
  return row
}
