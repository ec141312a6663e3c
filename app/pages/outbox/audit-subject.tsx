/** What something was done to, by its name; a link where there is a page of it. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuditRecord } from '../../../server/app-api/audit-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxLogWords } from '../../words/outbox-log.ts'

type About = NonNullable<AuditRecord['about']>

/** Those that have a page each, with their id. */
const PAGES = {
  campaign: '/w/$handle/campaigns/$id',
  contact: '/w/$handle/contacts/$id',
  segment: '/w/$handle/segments/$id',
  flow: '/w/$handle/flows/$id',
  post: '/w/$handle/posts/$id',
  product: '/w/$handle/products/$id',
  collection: '/w/$handle/collections/$id',
} as const satisfies Partial<Record<About['kind'], string>>

/** Those that stand on a page of all of them. */
const LISTS = {
  media: '/w/$handle/media',
  api_key: '/w/$handle/settings/keys',
  custom_field: '/w/$handle/settings/fields',
  team_member: '/w/$handle/settings/team-page',
} as const satisfies Partial<Record<About['kind'], string>>

/** Nouns of actions whose subject is one of what has a name: of what else, an id says nothing to anybody. */
const NAMED =
  /^(?:api|account|campaign|collection|contact|field|flow|key|media|member|product|segment|team-member)\./

/** What it was done to, and in which workspace where that is another; null where nothing is to be said. */
export function useSubject(): (entry: AuditRecord) => ReactNode {
  const { audit: words } = useWords(outboxLogWords)
  const { id: here } = useHere().workspace
  const calledBy = useCalled()
  return (entry) => {
    const { about, subject, workspaceId, workspaceName } = entry
    const called = calledBy(entry)
    const elsewhere = workspaceId === here ? null : workspaceName
    if (elsewhere !== null) return called === null ? elsewhere : words.within(called, elsewhere)
    if (called === null || subject === null || about === null || about.kind === 'account') return called
    return (
      <To kind={about.kind} id={subject}>
        {called}
      </To>
    )
  }
}

function useCalled(): (entry: AuditRecord) => string | null {
  const { audit: words } = useWords(outboxLogWords)
  const written = useNumbers()
  return ({ subject, details, about, action, accountId }) => {
    const { email, name, title, count } = details ?? {}
    const said = [email, name, title].find((each) => typeof each === 'string')
    if (typeof count === 'number') return words.contacts(written(count))
    if (subject === null) return said ?? null
    // Whoever joins does it to nobody else.
    if (about?.kind === 'account' && subject === accountId) return null
    if (about !== null) return about.name ?? said ?? words.unnamed[about.kind]
    return said ?? (NAMED.test(action) ? words.gone : null)
  }
}

function To({
  kind,
  id,
  children,
}: {
  readonly kind: Exclude<About['kind'], 'account'>
  readonly id: string
  readonly children: ReactNode
}) {
  const { handle } = useHere().workspace
  if (kind in LISTS)
    return (
      <Link to={LISTS[kind as keyof typeof LISTS]} params={{ handle }}>
        {children}
      </Link>
    )
  return (
    <Link to={PAGES[kind as keyof typeof PAGES]} params={{ handle, id }}>
      {children}
    </Link>
  )
}
