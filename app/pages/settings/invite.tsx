/** Invites somebody by a link that works once: mailed, or to be handed over where no mail leaves. */
import { Alert, Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { InvitationMade } from '../../../server/app-api/schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { teamWords } from '../../words/team.ts'
import { CopyIcon } from './copy.tsx'
import { useRoles } from './roles.ts'

export function Invite({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const words = useWords(teamWords)
  const api = useApi()
  const { id } = useHere().workspace
  const [link, setLink] = useState<string>()
  const form = useApiForm({
    initialValues: { email: '', role: 'editor', where: 'here' },
    validate: { email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : words.emailWrong) },
    stays: true,
    send: async ({ email, role, where }, base) => {
      const wish = { email: email.trim(), role, workspaceId: where === 'here' ? id : null }
      const made = await api.post<InvitationMade>('/app/api/invitations', wish)
      setLink(made.url)
      notifications.show({ message: words.invited(made.email) })
      await onInvited()
      return { saved: base }
    },
  })
  const { getInputProps } = form.form
  const roles = useRoles()
  return (
    <ApiFormBox of={form} label={words.invite}>
      <FormSection title={words.invite} text={words.inviteText}>
        <TextInput label={words.email} type="email" autoComplete="off" {...getInputProps('email')} />
        <NativeSelect label={words.role} data={roles} {...getInputProps('role')} />
        <NativeSelect
          label={words.where}
          data={[
            { value: 'here', label: words.here },
            { value: 'all', label: words.everywhere },
          ]}
          {...getInputProps('where')}
        />
        <div>
          <Button type="submit" loading={form.isSending}>
            {words.send}
          </Button>
        </div>
        {link !== undefined && (
          <Alert title={words.link}>
            {words.linkText}
            <Group align="end" gap="xs" wrap="nowrap" mt="sm">
              <TextInput aria-label={words.link} value={link} readOnly flex={1} />
              <CopyIcon text={link} label={words.copyLink} copied={words.copied} />
            </Group>
          </Alert>
        )}
      </FormSection>
    </ApiFormBox>
  )
}
