/** `/settings`: on narrow screens the sections below each other, each with what is in it; on wide ones the first of them. */
import { Link, Navigate } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { settingsWords } from '../../words/settings.ts'
import { useSections } from './sections.ts'
import css from './settings.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

export function AllSectionsPage() {
  const words = useWords(settingsWords)
  const { handle } = useHere().workspace
  const sections = useSections()
  if (!useIsNarrow()) return <Navigate to="/w/$handle/settings/account" params={{ handle }} replace />
  return (
    <Page title={words.title} width="text">
      <nav className={css['all']} aria-label={words.sections.label}>
        {sections.map(({ name, to }) => (
          <Link key={name} to={to} params={{ handle }}>
            <span>
              <strong>{words.sections[name]}</strong>
              <small>{words.holds[name]}</small>
            </span>
            <Icon name="right" size={16} />
          </Link>
        ))}
      </nav>
    </Page>
  )
}
