/** The frame of every page of settings: its sections at the side, or in a row above on phones. */
import { useHere } from '../../api/workspace.tsx'
import { Page } from '../../ui/page.tsx'
import { useCurrentInSight } from '../../ui/places.tsx'
import { settingsWords } from '../../words/settings.ts'
import { useWords } from '../../words/language.ts'
import type { ReactNode } from 'react'
import { SectionLink } from './section-link.tsx'
import { SECTIONS } from './sections.ts'
import css from './settings.module.css'

export function SettingsPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords(settingsWords)
  const { handle, permissions } = useHere().workspace
  return (
    <div className={css['frame']}>
      <nav className={css['sections']} aria-label={words.sections.label} ref={useCurrentInSight()}>
        {SECTIONS.filter(({ permission }) => !permission || permissions.includes(permission)).map(
          ({ name, to }) => (
            <SectionLink key={name} to={to} params={{ handle }} label={words.sections[name]} />
          ),
        )}
      </nav>
      <div className={css['page']}>
        <Page title={title} width="text">
          {children}
        </Page>
      </div>
    </div>
  )
}
