/** What a form ends with: it is sent, or given up. */
import { Button, Group } from '@mantine/core'

export function FormButtons({
  of: { isSending },
  send,
  cancel,
  onCancel,
  isDangerous = false,
}: {
  readonly of: { readonly isSending: boolean }
  readonly send: string
  readonly cancel: string
  readonly onCancel: () => void
  readonly isDangerous?: boolean
}) {
  return (
    <Group>
      <Button type="submit" loading={isSending} {...(isDangerous && { color: 'red' })}>
        {send}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
    </Group>
  )
}
