/** What an address leads to that nothing is at, and the way to what there is. */
import type { LinkOptions } from '@tanstack/react-router'
import { ApiError } from '../api/errors.ts'
import { useHere } from '../api/workspace.tsx'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icon.tsx'
import { LinkButton } from './links.tsx'
import { Page } from './page.tsx'

/** There is no such thing in this workspace, or the address names none: any other fault may pass. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

interface Missing {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** Where all there are is. */
  readonly to: NonNullable<LinkOptions['to']>
  /** The words of the link there. */
  readonly back: string
}

export function MissingPage({ icon, title, text, to, back }: Missing) {
  const { handle } = useHere().workspace
  return (
    <Page title={title}>
      <EmptyState
        icon={icon}
        text={text}
        action={
          <LinkButton to={to} params={{ handle }} variant="default">
            {back}
          </LinkButton>
        }
      />
    </Page>
  )
}
