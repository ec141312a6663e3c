/** Who may sign in here: people with their roles, and those who are invited. */
import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MemberList, MemberRecord } from '../../../server/app-api/schemas.ts'
import type { Static } from 'typebox'
import { useApi, useMay } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { teamWords } from '../../words/team.ts'
import { Invite } from './invite.tsx'
import { ProviderSection } from './provider-section.tsx'
import { useRoles } from './roles.ts'
import css from './settings.module.css'
import { SettingsPage } from './settings-page.tsx'
import { SureButton } from './sure.tsx'

const PATH = '/app/api/members'

function said({ message }: Error): void {
  notifications.show({ message, color: 'red' })
}

export function TeamPage() {
  const words = useWords(teamWords)
  const api = useApi()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<Static<typeof MemberList>>(PATH, { signal }),
  })
  const changed = () => queries.invalidateQueries({ queryKey: [api.key, PATH] })
  const { mutate: withdraw } = useMutation({
    mutationFn: (id: string) => api.delete(`/app/api/invitations/${id}`),
    onError: said,
    onSettled: changed,
  })
  return (
    <SettingsPage title={words.title}>
      <FormSection title={words.people} text={words.peopleText}>
        {data?.items.map((member) => (
          <Member key={member.id} member={member} onChanged={changed} />
        ))}
        {data?.invitations.map(({ id, email, role }) => (
          <Group key={id} className={css['record'] ?? ''} justify="space-between">
            <div className={css['who']}>
              <strong>{email}</strong>
              <Text c="dimmed" size="sm">
                {words.waiting}: {words.roles[role]}
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={words.withdrawOf(email)}
              onClick={() => withdraw(id)}
            >
              {words.withdraw}
            </Button>
          </Group>
        ))}
      </FormSection>
      <Invite onInvited={changed} />
      <ProviderSection />
    </SettingsPage>
  )
}

interface MemberGiven {
  readonly member: MemberRecord
  readonly onChanged: () => Promise<void>
}

function Member({ member: { id, name, email, role, isYou }, onChanged }: MemberGiven) {
  const words = useWords(teamWords)
  const api = useApi()
  const settled = { onError: said, onSettled: onChanged }
  const { mutate: change, isPending } = useMutation({
    mutationFn: (wanted: string) => api.patch(`${PATH}/${id}`, { role: wanted }),
    onSuccess: () => void notifications.show({ message: words.changed }),
    ...settled,
  })
  const { mutate: remove } = useMutation({ mutationFn: () => api.delete(`${PATH}/${id}`), ...settled })
  const called = name || email
  const roles = useRoles(role)
  // Of owners admins change nothing; the server would refuse it.
  const isAbove = useMay('owners:manage') ? false : role === 'owner'
  return (
    <Group className={css['record'] ?? ''} justify="space-between">
      <div className={css['who']}>
        <strong>{called}</strong> {isYou && `(${words.you})`}
        <Text c="dimmed" size="sm">
          {email}
        </Text>
      </div>
      <Group gap="xs">
        <NativeSelect
          size="xs"
          aria-label={words.roleOf(called)}
          value={role}
          disabled={isPending || isYou || isAbove}
          onChange={(event) => change(event.currentTarget.value)}
          data={roles}
        />
        {!isYou && !isAbove && (
          <SureButton
            label={words.remove}
            name={words.removeOf(called)}
            title={words.removeTitle(called)}
            text={words.removeText}
            cancel={words.cancel}
            onSure={() => remove()}
          />
        )}
      </Group>
    </Group>
  )
}
