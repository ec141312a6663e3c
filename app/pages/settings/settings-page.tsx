/** The frame of every page of settings: its sections at the side, or on narrow screens the way back to the list of them. */
import { useHere } from '../../api/workspace.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { settingsWords } from '../../words/settings.ts'
import { useWords } from '../../words/language.ts'
import type { ReactNode } from 'react'
import { SectionLink } from './section-link.tsx'
import { useSections } from './sections.ts'
import css from './settings.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

export function SettingsPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useWords(settingsWords)
  const { handle } = useHere().workspace
  const sections = useSections()
  const isNarrow = useIsNarrow()
  const back = (
    <BackLink to="/w/$handle/settings" params={{ handle }}>
      {words.title}
    </BackLink>
  )
  return (
    <div className={css['frame']}>
      {!isNarrow && (
        <nav className={css['sections']} aria-label={words.sections.label}>
          {sections.map(({ name, to }) => (
            <SectionLink key={name} to={to} params={{ handle }} label={words.sections[name]} />
          ))}
        </nav>
      )}
      <div className={css['page']}>
        <Page title={title} width="text" back={isNarrow && back}>
          {children}
        </Page>
      </div>
    </div>
  )
}
