/** Other words for a post request, before it is decided on. */
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { PostRequestChanges, PostRequestLook } from '../../../server/app-api/post-request-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { useWords } from '../../words/language.ts'
import { requestsWords } from '../../words/requests.ts'

export function EditRequest({
  request: { id, request },
  onDone,
}: {
  readonly request: PostRequestLook
  readonly onDone: () => void
}) {
  const { form: words } = useWords(requestsWords)
  const api = useApi()
  const queries = useQueryClient()
  const form = useApiForm({
    initialValues: {
      header: request.header ?? '',
      text: request.text ?? '',
      imageUrl: request.imageUrl ?? '',
    },
    send: async ({ header, text, imageUrl }) => {
      const body: PostRequestChanges = {
        header: header.trim(),
        text: text.trim(),
        imageUrl: imageUrl.trim() || null,
      }
      await api.patch(`/app/api/post-requests/${id}`, body)
      notifications.show({ message: words.saved })
      await queries.invalidateQueries({ queryKey: [api.key, '/app/api/post-requests'] })
      onDone()
    },
  })
  const { getInputProps } = form.form
  return (
    <div>
      {useLeaveGuard(form)}
      <ApiFormBox of={form} label={words.title}>
        <FormSection title={words.title}>
          <TextInput label={words.header} autoFocus {...getInputProps('header')} />
          <Textarea label={words.text} autosize minRows={8} maxRows={24} {...getInputProps('text')} />
          <TextInput
            type="url"
            label={words.image}
            description={words.imageHint}
            {...getInputProps('imageUrl')}
          />
        </FormSection>
        <Group mt="md">
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
          <Button variant="default" onClick={onDone}>
            {words.cancel}
          </Button>
        </Group>
      </ApiFormBox>
    </div>
  )
}
