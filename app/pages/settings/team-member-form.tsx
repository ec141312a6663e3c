/** Somebody of the team page, new or changed; of a change only what was changed is sent. */
import { Group, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { TeamMemberChanges, TeamMemberRecord } from '../../../server/app-api/team-member-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { ChoosePicture } from '../../ui/media/choose-picture.tsx'
import { useWords } from '../../words/language.ts'
import { teamPageWords } from '../../words/team-page.ts'
import css from './settings.module.css'

export const TEAM_MEMBERS = '/app/api/team-members'

interface Given {
  /** Left out: somebody new. */
  readonly of?: TeamMemberRecord
  readonly onClose: () => void
  readonly onChanged: () => Promise<void>
}

export function TeamMemberForm(given: Given) {
  const words = useWords(teamPageWords)
  const form = useMemberForm(given)
  const guard = useLeaveGuard(form)
  const { getInputProps } = form.form
  const isNew = given.of === undefined
  return (
    <div className={css['record']}>
      <ApiFormBox of={form} label={isNew ? words.add : words.editOf(given.of.name)}>
        {guard}
        <Stack>
          <TextInput label={words.name} autoComplete="off" autoFocus {...getInputProps('name')} />
          <TextInput
            label={words.email}
            description={words.emailHint}
            type="email"
            autoComplete="off"
            {...getInputProps('email')}
          />
          <TextInput
            label={words.role}
            description={words.roleHint}
            autoComplete="off"
            {...getInputProps('role')}
          />
          <Textarea label={words.bio} autosize minRows={2} maxRows={8} {...getInputProps('bio')} />
          <div>
            <TextInput
              label={words.image}
              description={words.imageHint}
              inputMode="url"
              autoComplete="off"
              {...getInputProps('image')}
            />
            <Group mt={6}>
              <ChoosePicture
                label={words.image}
                shape="square"
                onPick={({ url }) => form.form.setFieldValue('image', url)}
              />
            </Group>
          </div>
          <Switch
            label={words.isSecret}
            description={words.isSecretHint}
            {...getInputProps('isSecret', { type: 'checkbox' })}
          />
          <FormButtons
            of={form}
            send={isNew ? words.add : words.save}
            cancel={words.cancel}
            onCancel={given.onClose}
          />
        </Stack>
      </ApiFormBox>
    </div>
  )
}

function useMemberForm({ of: member, onClose, onChanged }: Given) {
  const words = useWords(teamPageWords)
  const api = useApi()
  return useApiForm({
    initialValues: valuesOf(member),
    validate: {
      name: (value) => (value.trim() ? null : words.nameMissing),
      email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : words.emailWrong),
    },
    send: async (values, base) => {
      const typed = { ...values, role: values.role.trim() || words.defaultRole }
      if (member) await api.patch(`${TEAM_MEMBERS}/${member.id}`, changesOf(base, typed))
      else await api.post(TEAM_MEMBERS, typed)
      notifications.show({ message: member ? words.saved : words.added(typed.name.trim()) })
      await onChanged()
      onClose()
    },
  })
}

type Values = ReturnType<typeof valuesOf>

function valuesOf(member: TeamMemberRecord | undefined) {
  return {
    name: member?.name ?? '',
    email: member?.email ?? '',
    role: member?.role ?? '',
    bio: member?.bio ?? '',
    image: member?.image ?? '',
    isSecret: member?.isSecret ?? false,
  }
}

function changesOf(before: Values, typed: Values): TeamMemberChanges {
  const known: Readonly<Record<string, unknown>> = before
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => known[name] !== value))
}
