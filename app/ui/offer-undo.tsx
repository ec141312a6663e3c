/** What was done at once, with the way back: long enough to be read and reached by any hand. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'

const UNDO_MILLISECONDS = 10_000

interface Offered {
  readonly done: string
  readonly undo: string
  readonly onUndo: () => void
}

export function offerUndo({ done, undo, onUndo }: Offered): void {
  const id = notifications.show({
    autoClose: UNDO_MILLISECONDS,
    message: (
      <>
        {done}{' '}
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          {undo}
        </Button>
      </>
    ),
  })
}
