/** A page that the role does not open: said in its place, instead of a form that would be refused. */
import { Outlet, useMatches } from '@tanstack/react-router'
import type { Permission } from '../api/session.ts'
import { useHere } from '../api/workspace.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/links.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the role must allow for the page to be of use. */
    readonly needs?: Permission
  }
}

/** The page, for those who have what its route needs. */
export function AllowedOutlet() {
  const { permissions, archived } = useHere().workspace
  const needs = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.needs)?.staticData.needs,
  })
  if (needs === undefined || permissions.includes(needs)) return <Outlet />
  return <NotAllowed isArchived={archived !== null} />
}

function NotAllowed({ isArchived }: { readonly isArchived: boolean }) {
  const { notAllowed: words } = useWords(shellWords)
  const { handle } = useHere().workspace
  return (
    <Page title={words.title}>
      <EmptyState
        icon="info"
        text={isArchived ? words.archived : words.text}
        action={
          <LinkButton to="/w/$handle" params={{ handle }} variant="default">
            {words.home}
          </LinkButton>
        }
      />
    </Page>
  )
}
