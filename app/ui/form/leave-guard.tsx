/** Asks before what was typed is left behind, also when the tab is closed. */
import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'

interface Watched {
  readonly form: { isDirty(): boolean }
}

/** Put what it gives anywhere on the page. */
export function useLeaveGuard({ form }: Watched): ReactNode {
  const { leave: words } = useWords(uiWords)
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => form.isDirty() && current.pathname !== next.pathname,
    enableBeforeUnload: () => form.isDirty(),
    withResolver: true,
  })
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={words.title}
      withCloseButton={false}
    >
      <Text mb="lg">{words.text}</Text>
      <Group>
        <Button onClick={() => reset?.()} data-autofocus>
          {words.stay}
        </Button>
        <Button variant="default" onClick={() => proceed?.()}>
          {words.go}
        </Button>
      </Group>
    </Modal>
  )
}
