/** What something was done to, by its name; a link where there is a page of it. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AuditRecord } from '../../../server/app-api/audit-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
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

export function Subject({
  entry: { subject, details, about, workspaceId },
}: {
  readonly entry: AuditRecord
}) {
  const { audit: words } = useWords(outboxLogWords)
  const { id: here } = useHere().workspace
  const { email, name, title } = details ?? {}
  const said = [email, name, title].find((each) => typeof each === 'string')
  if (about === null || subject === null) return said ?? (subject === null ? null : words.gone)
  const called = about.name ?? said ?? words.unnamed[about.kind]
  return workspaceId === here ? (
    <To about={about} id={subject}>
      {called}
    </To>
  ) : (
    called
  )
}

function To({
  about: { kind },
  id,
  children,
}: {
  readonly about: About
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
