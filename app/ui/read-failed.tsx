/** What a page is about could not be read: said, and tried again. */
import { Alert, Button } from '@mantine/core'

export function ReadFailed({
  title,
  again,
  onAgain,
}: {
  readonly title: string
  readonly again: string
  readonly onAgain: () => Promise<unknown>
}) {
  return (
    <Alert color="red" title={title}>
      <Button variant="default" onClick={() => void onAgain()}>
        {again}
      </Button>
    </Alert>
  )
}
