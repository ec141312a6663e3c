/** Who is shown as the team of the workspace: added, edited, kept secret, removed. They need no account. */
import { Avatar, Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TeamMemberRecord, TeamMembers } from '../../../server/app-api/team-member-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useWords } from '../../words/language.ts'
import { teamPageWords } from '../../words/team-page.ts'
import css from './settings.module.css'
import { SettingsPage } from './settings-page.tsx'
import { SureButton } from './sure.tsx'
import { TEAM_MEMBERS, TeamMemberForm } from './team-member-form.tsx'

export function TeamPagePage() {
  const words = useWords(teamPageWords)
  const api = useApi()
  const queries = useQueryClient()
  const mayWrite = useMay('settings:write')
  /** The id of who is edited, or that somebody is added. */
  const [open, setOpen] = useState<string>()
  const queryKey = [api.key, TEAM_MEMBERS]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<TeamMembers>(TEAM_MEMBERS, { signal }),
  })
  const close = () => setOpen(undefined)
  const changed = () => queries.invalidateQueries({ queryKey })
  return (
    <SettingsPage title={words.title}>
      {!data && error && <ReadFailed title={words.failed} again={words.again} onAgain={refetch} />}
      <FormSection title={words.people} text={words.text}>
        {data?.items.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {data?.items.map((member) =>
          open === member.id ? (
            <TeamMemberForm key={member.id} of={member} onClose={close} onChanged={changed} />
          ) : (
            <Shown
              key={member.id}
              of={member}
              onEdit={mayWrite ? () => setOpen(member.id) : undefined}
              onChanged={changed}
            />
          ),
        )}
        {open === NEW && <TeamMemberForm onClose={close} onChanged={changed} />}
        {data && mayWrite && open !== NEW && (
          <div>
            <Button onClick={() => setOpen(NEW)}>{words.add}</Button>
          </div>
        )}
      </FormSection>
    </SettingsPage>
  )
}

const NEW = 'new'

interface Given {
  readonly of: TeamMemberRecord
  readonly onEdit: (() => void) | undefined
  readonly onChanged: () => Promise<void>
}

function Shown({ of: member, onEdit, onChanged }: Given) {
  const words = useWords(teamPageWords)
  const { name, role, bio, email, image, isSecret } = member
  const remove = useRemoval(member, onChanged)
  return (
    <Group className={css['record'] ?? ''} justify="space-between">
      <Group wrap="nowrap" align="flex-start" flex="1 1 260px" miw={0}>
        {image === null ? (
          <Avatar size={48} aria-hidden="true">
            {name.trim().slice(0, 1).toUpperCase()}
          </Avatar>
        ) : (
          <Picture url={image} alt="" width={96} className={css['portrait']} />
        )}
        <div className={css['breaks']}>
          <strong>{name}</strong> {isSecret && <StateBadge tone="warn">{words.secret}</StateBadge>}
          <Text size="sm">{role}</Text>
          {bio !== null && (
            <Text size="sm" lineClamp={3}>
              {bio}
            </Text>
          )}
          <Text c="dimmed" size="sm">
            {email}
          </Text>
        </div>
      </Group>
      {onEdit && (
        <Group gap="xs">
          <Button size="xs" variant="default" aria-label={words.editOf(name)} onClick={onEdit}>
            {words.edit}
          </Button>
          <SureButton
            label={words.remove}
            name={words.removeOf(name)}
            title={words.removeTitle(name)}
            text={words.removeText}
            cancel={words.cancel}
            onSure={remove}
          />
        </Group>
      )}
    </Group>
  )
}

function useRemoval({ id, name }: TeamMemberRecord, onChanged: () => Promise<void>): () => void {
  const words = useWords(teamPageWords)
  const api = useApi()
  const { mutate } = useMutation({
    mutationFn: () => api.delete(`${TEAM_MEMBERS}/${id}`),
    onSuccess: () => void notifications.show({ message: words.removed(name) }),
    onError: ({ message }) => void notifications.show({ message, color: 'red' }),
    onSettled: onChanged,
  })
  return () => mutate()
}
