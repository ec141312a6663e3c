/** The campaign as it is now, kept as a letter to begin from: a new one, or in place of another. */
import { Box, Modal, Select, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { useFocusBack } from '../../../ui/use-focus-back.ts'
import { useWords } from '../../../words/language.ts'
import { templateWords } from '../../../words/templates.ts'
import { TEMPLATES, useTemplates } from './use-templates.ts'

const NEW = 'new'

export default function SaveTemplate({
  id: campaignId,
  title,
  onClose,
}: {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}) {
  const words = useWords(templateWords)
  useFocusBack()
  const api = useApi()
  const queries = useQueryClient()
  const { data } = useTemplates()
  const form = useApiForm({
    initialValues: { name: title, place: NEW },
    validate: ({ name, place }) => (place !== NEW || name.trim() ? {} : { name: words.nameMissing }),
    send: async ({ name, place }) => {
      if (place === NEW) await api.post(TEMPLATES, { name: name.trim(), campaignId })
      else await api.patch(`${TEMPLATES}/${place}`, { campaignId })
      await queries.invalidateQueries({ queryKey: [api.key, TEMPLATES] })
      notifications.show({ message: words.saved })
      onClose()
    },
  })
  const { values, getInputProps } = form.form
  const others = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: words.replace(name) }))
  return (
    <Modal opened onClose={onClose} title={words.save} closeButtonProps={{ 'aria-label': words.cancel }}>
      <Text mb="md">{words.saveText}</Text>
      <ApiFormBox of={form} label={words.save}>
        {others.length > 0 && (
          <Select
            label={words.place}
            data={[{ value: NEW, label: words.asNew }, ...others]}
            allowDeselect={false}
            mb="md"
            {...getInputProps('place')}
          />
        )}
        {values.place === NEW && (
          <TextInput
            label={words.name}
            maxLength={100}
            data-autofocus
            autoComplete="off"
            {...getInputProps('name')}
          />
        )}
        <Box mt="lg">
          <FormButtons of={form} send={words.keep} cancel={words.cancel} onCancel={onClose} />
        </Box>
      </ApiFormBox>
    </Modal>
  )
}
