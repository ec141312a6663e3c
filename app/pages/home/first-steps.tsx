/** What a new workspace does first: a list that ticks itself, until the first campaign is out. */
import { Text } from '@mantine/core'
import type { LinkOptions } from '@tanstack/react-router'
import type { Step } from '../../../server/app-api/home-schemas.ts'
import type { Permission } from '../../api/session.ts'
import { useHere } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Card } from './card.tsx'
import css from './home.module.css'

interface Way {
  readonly to: NonNullable<LinkOptions['to']>
  readonly field?: string
  readonly permission: Permission
}

/** Where it is done, in which field, and who may. */
const WAYS: Readonly<Record<Step['name'], Way>> = {
  people: { to: '/w/$handle/contacts', permission: 'contacts:write' },
  sender: { to: '/w/$handle/settings/sending', field: 'senderEmail', permission: 'settings:write' },
  domain: { to: '/w/$handle/settings/domains', field: 'domain', permission: 'settings:write' },
  campaign: { to: '/w/$handle/campaigns/new', permission: 'drafts:write' },
  publish: { to: '/w/$handle/campaigns', permission: 'campaigns:publish' },
}

export function FirstSteps({ steps }: { readonly steps: readonly Step[] }) {
  const { steps: words } = useWords(homeWords)
  const { permissions } = useHere().workspace
  const own = steps.filter(({ name }) => permissions.includes(WAYS[name].permission))
  const done = own.filter(({ isDone }) => isDone).length
  if (own.length === 0) return null
  // The one to do now is asked for louder than those that can wait.
  const next = own.find(({ isDone }) => !isDone)?.name
  return (
    <Card title={words.title}>
      <Text size="sm" c="dimmed" mb="xs">
        {words.progress(String(done), String(own.length))}
      </Text>
      <ol className={css['rows']}>
        {own.map(({ name, isDone }) => (
          <li key={name} className={css['step']} data-done={isDone}>
            <span className={css['tick']}>{isDone && <Icon name="check" size={14} />}</span>
            <span className={css['said']}>
              <strong>{words.names[name]}</strong>
              <span className="visually-hidden">{isDone ? words.done : words.open}</span>
              {!isDone && (
                <Text size="sm" c="dimmed">
                  {words.texts[name]}
                </Text>
              )}
            </span>
            {!isDone && <Go name={name} isNext={name === next} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Go({ name, isNext }: { readonly name: Step['name']; readonly isNext: boolean }) {
  const { steps: words } = useWords(homeWords)
  const { handle } = useHere().workspace
  const { to, field } = WAYS[name]
  return (
    <LinkButton
      to={to}
      params={{ handle }}
      {...(field === undefined ? {} : { hash: field })}
      size="xs"
      variant={isNext ? 'filled' : 'default'}
    >
      {words.ways[name]}
    </LinkButton>
  )
}
