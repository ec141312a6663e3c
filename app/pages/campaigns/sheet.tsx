/** What is written, and what stands beside it: one at a time where there is no room for both. */
import type { ReactNode } from 'react'
import { Docked, Views } from './narrow/dock.tsx'
import type { Layout } from './narrow/use-layout.ts'
import type { Panes, ViewName } from './panes.tsx'
import css from './composer.module.css'

export function Sheet({
  panes: { view, toView },
  layout,
  views,
  heading,
  aside,
  children,
}: {
  readonly panes: Panes
  readonly layout: Layout
  /** Which there are; all where it is not said. */
  readonly views?: readonly ViewName[]
  /** Read out above what is seen in the place of what is written. */
  readonly heading: ReactNode
  readonly aside: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      {layout === 'middle' && (
        <div className={css['views']}>
          <Views view={view} onView={toView} views={views} />
        </div>
      )}
      <div className={css['sheet']}>
        <Docked
          view={view}
          onView={toView}
          views={views}
          isPhone={layout === 'phone'}
          isHidden={layout !== 'wide' && view !== 'write'}
          className={css['text']}
        >
          {children}
        </Docked>
        {(layout === 'wide' || view !== 'write') && (
          <aside className={css['aside']}>
            {layout !== 'wide' && heading}
            {aside}
          </aside>
        )}
      </div>
    </>
  )
}
