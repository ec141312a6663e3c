/** What a form could not say, said by who knows it; then it is taken as if it came now. */
import { Modal, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'

export function MendForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { rejected: words } = useWords(settingsFormsWords)
  const api = useApi()
  const queries = useQueryClient()
  const form = useApiForm({
    initialValues: { email: '', phone: '' },
    send: async ({ email, phone }) => {
      const mending = {
        ...(email.trim() && { email: email.trim() }),
        ...(phone.trim() && { phone: phone.trim() }),
      }
      await api.post(`/app/api/forms/rejected/${id}/replay`, mending)
      notifications.show({ message: words.done })
      onClose()
      await queries.invalidateQueries({ queryKey: [api.key] })
    },
  })
  const { getInputProps } = form.form
  return (
    <Modal opened onClose={onClose} title={words.replay} withCloseButton={false}>
      <ApiFormBox of={form} label={words.replay}>
        <Stack>
          <TextInput label={words.email} type="email" data-autofocus {...getInputProps('email')} />
          <TextInput label={words.phone} type="tel" {...getInputProps('phone')} />
          <FormButtons of={form} send={words.replay} cancel={words.cancel} onCancel={onClose} />
        </Stack>
      </ApiFormBox>
    </Modal>
  )
}
