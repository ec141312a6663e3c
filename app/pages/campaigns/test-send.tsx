/** What is written, as it is now, sent to one address. */
import { Box, Modal, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { useFaultText } from './sentences.ts'

export function TestSend({
  send,
  channel,
  unfinished = 0,
  onClose,
}: {
  readonly send: (to: string) => Promise<unknown>
  readonly channel: 'email' | 'sms'
  /** Blocks that it goes without. */
  readonly unfinished?: number
  readonly onClose: () => void
}) {
  const { test: words } = useWords(composerWords)
  useFocusBack()
  const { email } = useHere().session.account
  const faultText = useFaultText()
  const form = useApiForm({
    initialValues: { to: channel === 'email' ? email : '' },
    send: async ({ to }) => {
      await send(to.trim()).catch((error: Error) => {
        throw Object.assign(error, { message: faultText(error) })
      })
      notifications.show({ message: words.sent(to.trim()) })
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={words.title} closeButtonProps={{ 'aria-label': words.cancel }}>
      <Text mb="md">
        {words.text}
        {unfinished > 0 && ` ${words.without(unfinished)}`}
      </Text>
      <ApiFormBox of={form} label={words.title}>
        <TextInput
          label={channel === 'email' ? words.email : words.phone}
          type={channel === 'email' ? 'email' : 'tel'}
          data-autofocus
          {...form.form.getInputProps('to')}
        />
        <Box mt="lg">
          <FormButtons of={form} send={words.send} cancel={words.cancel} onCancel={onClose} />
        </Box>
      </ApiFormBox>
    </Modal>
  )
}
