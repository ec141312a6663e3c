/** A button that says what it will do, and does it when that is meant. */
import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'

export function AskFirst({
  button,
  title,
  text,
  confirm,
  cancel,
  isDangerous = false,
  isPending,
  onConfirm,
}: {
  readonly button: string
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  readonly isDangerous?: boolean
  readonly isPending: boolean
  readonly onConfirm: () => Promise<unknown>
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={title} withCloseButton={false}>
        <Text mb="lg">{text}</Text>
        <Group>
          <Button
            {...(isDangerous && { color: 'red' })}
            loading={isPending}
            onClick={() => void onConfirm().finally(() => setOpen(false))}
            data-autofocus
          >
            {confirm}
          </Button>
          <Button variant="default" onClick={() => setOpen(false)}>
            {cancel}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
