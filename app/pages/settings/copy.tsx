/** A text to be taken elsewhere, with the button that copies it. */
import { ActionIcon, Button, CopyButton, Tooltip } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'

export function Copy({
  text,
  label,
  copied,
}: {
  readonly text: string
  readonly label: string
  readonly copied: string
}) {
  return (
    <CopyButton value={text}>
      {({ copied: isCopied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={<Icon name={isCopied ? 'check' : 'copy'} />}
          aria-live="polite"
        >
          {isCopied ? copied : label}
        </Button>
      )}
    </CopyButton>
  )
}

export function CopyIcon({
  text,
  label,
  copied,
}: {
  readonly text: string
  readonly label: string
  readonly copied: string
}) {
  return (
    <CopyButton value={text}>
      {({ copied: isCopied, copy }) => (
        <Tooltip label={isCopied ? copied : label}>
          <ActionIcon variant="default" size="lg" onClick={copy} aria-label={isCopied ? copied : label}>
            <Icon name={isCopied ? 'check' : 'copy'} />
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  )
}
