/** The frame of what is asked before many contacts are changed. */
import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { bulkWords } from '../../../words/bulk.ts'
import { useWords } from '../../../words/language.ts'

export function BulkDialog({
  title,
  confirm,
  isDangerous = false,
  isReady = true,
  isPending,
  error,
  onClose,
  onConfirm,
  children,
}: {
  readonly title: string
  readonly confirm: string
  readonly isDangerous?: boolean
  readonly isReady?: boolean
  readonly isPending: boolean
  readonly error: Error | null
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly children: ReactNode
}) {
  const words = useWords(bulkWords)
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onConfirm()
        }}
      >
        <Stack>
          {children}
          {error && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          <Group>
            <Button
              type="submit"
              loading={isPending}
              disabled={!isReady}
              {...(isDangerous && { color: 'red' })}
            >
              {confirm}
            </Button>
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
