/** Beside everything else: state, addresses, why an address is not written to, tags. */
import { Alert, Stack, TagsInput, Text } from '@mantine/core'
import type { ContactPage } from '../../../../server/app-api/contact-schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { contactWords } from '../../../words/contact.ts'
import { contactsWords } from '../../../words/contacts.ts'
import { useWords } from '../../../words/language.ts'
import { TONES } from '../columns.tsx'
import { useAct } from './use-contact.ts'
import css from './contact.module.css'

export function Summary({ page: { contact, suppressed } }: { readonly page: ContactPage }) {
  const words = useWords(contactWords)
  const { states, title } = useWords(contactsWords)
  const { state, email, phone, created, lastActivity } = contact
  return (
    <Stack component="aside" aria-label={title} gap="md" className={css['summary'] ?? ''}>
      <div>
        <StateBadge tone={TONES[state]}>{states[state]}</StateBadge>
      </div>
      <div className={css['address']}>
        {email !== null && <div>{email}</div>}
        {phone !== null && <div>{phone}</div>}
      </div>
      {suppressed.map(({ channel, reason }) => (
        <Alert key={channel} color="yellow" icon={<Icon name="warning" size={16} />} p="xs">
          {words.suppressed[reason](words.channels[channel])}
        </Alert>
      ))}
      <Tags contact={contact} />
      <dl className={css['facts']}>
        <dt>{words.added}</dt>
        <dd>
          <RelativeTime at={created} />
        </dd>
        <dt>{words.lastActivity}</dt>
        <dd>{lastActivity === null ? words.never : <RelativeTime at={lastActivity} />}</dd>
      </dl>
    </Stack>
  )
}

function Tags({ contact: { id, tags } }: Pick<ContactPage, 'contact'>) {
  const words = useWords(contactWords)
  const api = useApi()
  const mayWrite = useMay('contacts:write')
  const { mutate, isPending, variables } = useAct(id, (wanted: readonly string[]) =>
    api.patch(`/api/contacts/${id}/tags`, {
      tagsToAdd: wanted.filter((tag) => !tags.includes(tag)),
      tagsToRemove: tags.filter((tag) => !wanted.includes(tag)),
    }),
  )
  if (!mayWrite) return tags.length > 0 && <Text>{tags.join(', ')}</Text>
  return (
    <TagsInput
      label={words.tags}
      description={words.tagsHint}
      value={[...(isPending ? variables : tags)]}
      onChange={(wanted) => mutate(wanted)}
      readOnly={isPending}
    />
  )
}
