/** What the palette offers: places, beginnings, and the contacts that are called so. */
import type { LinkOptions } from '@tanstack/react-router'
import type { Contact } from '../pages/contacts/columns.tsx'
import { useHere, useList } from '../api/workspace.tsx'
import type { Permission } from '../api/session.ts'
import type { IconName } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { PLACES } from './places.ts'
import type { shell } from '../words/en/shell.ts'

export interface Command {
  readonly icon: IconName
  readonly title: string
  readonly detail?: string
  readonly to: NonNullable<LinkOptions['to']>
  readonly search?: Record<string, string>
}

/** What is begun rather than gone to; one more is a line here and a word. */
const BEGINNINGS: readonly {
  readonly name: keyof typeof shell.palette.begin
  readonly to: Command['to']
  readonly permission: Permission
}[] = [
  { name: 'campaign', to: '/w/$handle/campaigns/new', permission: 'drafts:write' },
  { name: 'contact', to: '/w/$handle/contacts/new', permission: 'contacts:write' },
  { name: 'workspace', to: '/w/$handle/new-workspace', permission: 'workspaces:create' },
]

const FOUND = 6
/** Shorter ones fit everybody. */
const LETTERS = 2

export function useCommands(text: string): readonly Command[] {
  const words = useWords(shellWords)
  const { permissions } = useHere().workspace
  const all: Command[] = [
    ...PLACES.map(({ name, to }) => ({ icon: name, title: words.places[name], to })),
    ...BEGINNINGS.filter(({ permission }) => permissions.includes(permission)).map(({ name, to }) => ({
      icon: 'plus' as const,
      title: words.palette.begin[name],
      to,
    })),
  ]
  const sought = text.trim().toLocaleLowerCase()
  return all.filter(({ title }) => title.toLocaleLowerCase().includes(sought))
}

export function useFoundContacts(text: string): { contacts: readonly Command[]; isLooking: boolean } {
  const isSought = text.length >= LETTERS
  const pattern = `'${text.replaceAll(/[%_\\]/g, String.raw`\$&`).replaceAll("'", "''")}'`
  const filter = `name like ${pattern} or email like ${pattern}`
  const { data, isFetching } = useList<Contact>(
    '/api/contacts',
    { filter, offset: 0, limit: FOUND },
    { enabled: isSought },
  )
  const contacts = (isSought ? (data?.items ?? []) : []).map(({ id, name, email, phone }) => ({
    icon: 'person' as const,
    title: name ?? email ?? phone ?? id,
    ...(name === null || email === null ? {} : { detail: email }),
    to: '/w/$handle/contacts' as const,
    search: { filter: `id eq '${id}'` },
  }))
  return { contacts, isLooking: isSought && isFetching }
}
