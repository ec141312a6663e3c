/** What the table of contacts shows and filters by. */
import { Link } from '@tanstack/react-router'
import type { Static } from 'typebox'
import type { ContactRecord } from '../../../server/contacts/schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import type { FilterField } from '../../ui/list/filter-words.ts'
import { Address } from '../../ui/address.tsx'
import type { Column } from '../../ui/list/column.ts'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { contactsWords } from '../../words/contacts.ts'
import { useWords } from '../../words/language.ts'
import css from './contact/contact.module.css'

export type Contact = Static<typeof ContactRecord>

export const TONES: Readonly<Record<Contact['state'], Tone>> = {
  active: 'good',
  invited: 'accent',
  unsubscribed: 'quiet',
  bounced: 'warn',
  complained: 'bad',
  blocked: 'bad',
}

const TAGS_SHOWN = 3

export function useContactColumns(): readonly Column<Contact>[] {
  const { columns: titles, states, nameless } = useWords(contactsWords)
  return [
    {
      id: 'name',
      title: titles.name,
      sort: 'name',
      narrow: 'stays',
      cell: ({ id, name, email, phone }) => <ContactLink id={id} name={name ?? email ?? phone ?? nameless} />,
    },
    {
      id: 'email',
      title: titles.email,
      sort: 'email',
      narrow: 'below',
      cell: ({ email }) => email,
      // One whose name nobody knows is called by it.
      belowAs: ({ name, email, phone }) => {
        const address = name === null && email !== null ? phone : (email ?? phone)
        return address !== null && <Address of={address} />
      },
    },
    { id: 'phone', title: titles.phone, sort: 'phone', cell: ({ phone }) => phone },
    {
      id: 'state',
      title: titles.state,
      sort: 'state',
      narrow: 'stays',
      cell: ({ state }) => <StateBadge tone={TONES[state]}>{states[state]}</StateBadge>,
    },
    { id: 'tags', title: titles.tags, grows: 33, cell: ({ tags }) => <Tags tags={tags} /> },
    { id: 'city', title: titles.city, sort: 'city', isExtra: true, cell: ({ city }) => city },
    { id: 'country', title: titles.country, sort: 'country', isExtra: true, cell: ({ country }) => country },
    { id: 'source', title: titles.source, sort: 'source', isExtra: true, cell: ({ source }) => source },
    {
      id: 'created',
      title: titles.created,
      sort: 'created',
      align: 'right',
      cell: ({ created }) => <RelativeTime at={created} />,
    },
    {
      id: 'lastActivity',
      title: titles.lastActivity,
      sort: 'lastActivity',
      align: 'right',
      isExtra: true,
      cell: ({ lastActivity }) => lastActivity && <RelativeTime at={lastActivity} />,
    },
  ]
}

export function useContactFields(): readonly FilterField[] {
  const { columns: titles, states } = useWords(contactsWords)
  const choices = Object.entries(states).map(([value, label]) => ({ value, label }))
  return [
    { name: 'state', title: titles.state, kind: 'choice', choices },
    { name: 'tags', title: titles.tag, kind: 'tag' },
    { name: 'name', title: titles.name, kind: 'text' },
    { name: 'email', title: titles.email, kind: 'text' },
    { name: 'phone', title: titles.phone, kind: 'text' },
    { name: 'city', title: titles.city, kind: 'text' },
    { name: 'country', title: titles.country, kind: 'text' },
    { name: 'source', title: titles.source, kind: 'text' },
    { name: 'created', title: titles.created, kind: 'date' },
    { name: 'lastActivity', title: titles.lastActivity, kind: 'date' },
  ]
}

function ContactLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { handle } = useHere().workspace
  return (
    <Link to="/w/$handle/contacts/$id" params={{ handle, id }} className={css['name'] ?? ''}>
      <Address of={name} />
    </Link>
  )
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const hidden = tags.length - TAGS_SHOWN
  return (
    <span title={tags.join(', ')}>
      {tags.slice(0, TAGS_SHOWN).join(', ')}
      {hidden > 0 && ` +${hidden}`}
    </span>
  )
}
