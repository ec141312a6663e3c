/** The frame of every page of a workspace: the rail, or a bar below on phones, and the page itself. */
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { HereContext, type Here } from '../api/workspace.tsx'
import { useAccent } from '../theme/accent-context.ts'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { Archived } from './archived.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { AllowedOutlet } from './not-allowed.tsx'
import { Rail } from './rail.tsx'
import css from './shell.module.css'
import { useWantedField } from './use-wanted-field.ts'

export function Shell({ here }: { here: Here }) {
  const words = useWords(shellWords)
  const main = useRef<HTMLElement>(null)
  useAccent(here.workspace.color)
  useFocusOnMove(main)
  useWantedField()
  return (
    <HereContext value={here}>
      <a className={css['skip']} href="#main">
        {words.skip}
      </a>
      <div className={css['frame']}>
        <Rail />
        <main id="main" ref={main} tabIndex={-1} className={css['main']}>
          <Archived />
          {/* Nothing of one workspace is shown in another: its state goes with it. */}
          <AllowedOutlet key={here.workspace.id} />
        </main>
        <BottomBar />
      </div>
    </HereContext>
  )
}

/** After a move to another page, reading and tabbing begin at its top, as after a load. */
function useFocusOnMove(main: React.RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const last = useRef(path)
  useEffect(() => {
    if (last.current !== path && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
    last.current = path
  }, [path, main])
}
