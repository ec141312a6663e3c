/** What somebody has to do something about, each with the way to it. */
import { Text } from '@mantine/core'
import type { LinkOptions } from '@tanstack/react-router'
import type { Attention as Item } from '../../../server/app-api/home-schemas.ts'
import type { Permission } from '../../api/session.ts'
import { useHere } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { ExactTime, useNumbers } from '../../ui/time.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Card } from './card.tsx'
import css from './home.module.css'

interface Way {
  readonly to: NonNullable<LinkOptions['to']>
  readonly filter?: string
  /** The field in which it is mended. */
  readonly field?: string
  readonly permission: Permission
}

/** Where something is done about it; what no page mends has none. */
const WAYS: Readonly<Partial<Record<Item['name'], Way>>> = {
  'server-away': { to: '/w/$handle/settings/sending', field: 'smtpUrl', permission: 'settings:read' },
  'campaigns-failed': { to: '/w/$handle/campaigns', filter: "status eq 'failed'", permission: 'read' },
  'campaigns-paused': { to: '/w/$handle/campaigns', filter: "status eq 'paused'", permission: 'read' },
  bounces: { to: '/w/$handle/outbox/suppressions', permission: 'read' },
  'dead-letters': { to: '/w/$handle/outbox/dead-letters', permission: 'work:read' },
  'posts-suggested': { to: '/w/$handle/requests', permission: 'posts:review' },
  'sender-missing': { to: '/w/$handle/settings/sending', field: 'senderEmail', permission: 'settings:read' },
  'domain-unsigned': { to: '/w/$handle/settings/domains', field: 'domain', permission: 'settings:read' },
  'domain-failing': { to: '/w/$handle/settings/domains', permission: 'settings:read' },
  'postal-address-missing': {
    to: '/w/$handle/settings/sending',
    field: 'postalAddress',
    permission: 'settings:read',
  },
  'outbox-only': { to: '/w/$handle/settings/sending', field: 'outboxOnly', permission: 'settings:read' },
  'no-mail-server': { to: '/w/$handle/settings/sending', field: 'smtpUrl', permission: 'settings:read' },
}

/** A gateway is no mail server. */
const OF_SMS: Way = { to: '/w/$handle/settings/sms', permission: 'settings:read' }

/** Steps that a new workspace has yet to take are not faults of it: they stand in the list above. */
const FIRST: readonly Item['name'][] = [
  'sender-missing',
  'domain-unsigned',
  'domain-failing',
  'postal-address-missing',
]

export function Attention({ items, isNew }: { readonly items: readonly Item[]; readonly isNew: boolean }) {
  const { attention: words } = useWords(homeWords)
  const here = useHere().workspace
  const isListed = isNew && here.permissions.includes('settings:write')
  const shown = items.filter(({ name }) => !(isListed && FIRST.includes(name)))
  // Of what has not begun nothing can be well yet.
  if (isListed && shown.length === 0) return null
  return (
    <Card title={words.title}>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {words.nothing}
        </Text>
      ) : (
        <ul className={css['rows']}>
          {shown.map((item) => (
            <li key={`${item.name} ${item.subject ?? ''}`} className={css['item']}>
              <Icon name="warning" />
              <span className={css['said']}>
                <Said item={item} />
              </span>
              <Go item={item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Said({ item: { name, count = 0, subject = '', at } }: { readonly item: Item }) {
  const { attention: words } = useWords(homeWords)
  const written = useNumbers()
  const says = words.says[name]
  const text =
    typeof says === 'string' ? says : says(subject === '' ? written(count) : inWords(subject, words))
  return (
    <>
      {at === undefined && name === 'backup-late' ? words.backupNever : text}
      {at !== undefined && (
        <>
          {' '}
          <span className={css['quiet']}>
            {name === 'backup-late' ? words.lastBackup : words.since} <ExactTime at={at} />
          </span>
        </>
      )}
    </>
  )
}

function inWords(subject: string, { channels }: { channels: Readonly<Record<string, string>> }): string {
  return channels[subject] ?? subject
}

function Go({ item: { name, subject } }: { readonly item: Item }) {
  const { attention: words } = useWords(homeWords)
  const { handle, permissions } = useHere().workspace
  const way = name === 'server-away' && subject === 'sms' ? OF_SMS : WAYS[name]
  if (!way || !permissions.includes(way.permission)) return null
  const { to, filter, field } = way
  const search = filter === undefined ? {} : { filter }
  return (
    <LinkButton
      to={to}
      params={{ handle }}
      search={search}
      {...(field === undefined ? {} : { hash: field })}
      size="xs"
      variant="default"
    >
      {to.includes('/settings/') ? words.mend : words.look}
    </LinkButton>
  )
}
