/** Other words for a post request, before it is decided on. */
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { PostRequestChanges, PostRequestLook } from '../../../server/app-api/post-request-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { ApiFormBox } from '../../ui/form/api-form.tsx'
import { ClashAlert } from '../../ui/form/clash-alert.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { useMergedForm } from '../../ui/form/merged-form.ts'
import { useWords } from '../../words/language.ts'
import { requestsWords } from '../../words/requests.ts'
import { REQUESTS } from './use-request.ts'

interface Values {
  header: string
  text: string
  imageUrl: string
}

function valuesOf({ request: { header = '', text = '', imageUrl = '' } }: PostRequestLook): Values {
  return { header, text, imageUrl }
}

function bodyOf(values: Values, fields: readonly (keyof Values)[]): PostRequestChanges {
  const header = values.header.trim()
  const text = values.text.trim()
  const imageUrl = values.imageUrl.trim() || null
  return {
    ...(fields.includes('header') && { header }),
    ...(fields.includes('text') && { text }),
    ...(fields.includes('imageUrl') && { imageUrl }),
  }
}

export function EditRequest({
  request,
  onDone,
}: {
  readonly request: PostRequestLook
  readonly onDone: () => void
}) {
  const { form: words } = useWords(requestsWords)
  const form = useRequestForm(request, onDone)
  const { getInputProps } = form.form
  const names: Readonly<Record<keyof Values, string>> = {
    header: words.header,
    text: words.text,
    imageUrl: words.image,
  }
  return (
    <div>
      {useLeaveGuard(form)}
      <ApiFormBox of={form} label={words.title}>
        <ClashAlert of={form} nameOf={(field) => names[field]} textOf={(values, field) => values[field]} />
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

function useRequestForm(request: PostRequestLook, onDone: () => void) {
  const { form: words } = useWords(requestsWords)
  const api = useApi()
  const queries = useQueryClient()
  return useMergedForm<PostRequestLook, Values>({
    record: request,
    path: `${REQUESTS}/${request.id}`,
    valuesOf,
    bodyOf,
    onSaved: async () => {
      notifications.show({ message: words.saved })
      await queries.invalidateQueries({ queryKey: [api.key, REQUESTS] })
      onDone()
    },
  })
}
