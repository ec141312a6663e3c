/** A button that asks first, naming what it does. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'

interface Given {
  readonly label: string
  /** With what it is about, for whoever does not see the row. */
  readonly name: string
  readonly title: string
  readonly text: string
  readonly cancel: string
  readonly onSure: () => void
}

export function SureButton({ label, name, title, text, cancel, onSure }: Given) {
  const [isAsking, setAsking] = useState(false)
  const act = () => {
    setAsking(false)
    onSure()
  }
  return (
    <>
      <Button size="xs" variant="default" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={title} withCloseButton={false}>
        <Stack>
          <Text>{text}</Text>
          <Group>
            <Button color="red" onClick={act}>
              {label}
            </Button>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {cancel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
