/** Two people changed the same thing: both texts side by side, and neither is lost before one is chosen. */
import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'
import css from './conflict-dialog.module.css'

interface Given {
  readonly isOpen: boolean
  readonly mine: ReactNode
  readonly theirs: ReactNode
  readonly onKeepMine: () => void
  readonly onKeepTheirs: () => void
  /** Back to the page as it is: nothing is saved and nothing is lost. */
  readonly onClose: () => void
  /** More ways out, such as merging block by block. */
  readonly children?: ReactNode
}

export function ConflictDialog({ isOpen, mine, theirs, onKeepMine, onKeepTheirs, onClose, children }: Given) {
  const { conflict: words } = useWords(uiWords)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.title}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Text mb="md">{words.text}</Text>
      <div className={css['sides']}>
        <Side title={words.mine} button={words.keepMine} onKeep={onKeepMine}>
          {mine}
        </Side>
        <Side title={words.theirs} button={words.keepTheirs} onKeep={onKeepTheirs}>
          {theirs}
        </Side>
      </div>
      {children !== undefined && <Group mt="md">{children}</Group>}
    </Modal>
  )
}

function Side({
  title,
  button,
  onKeep,
  children,
}: {
  readonly title: string
  readonly button: string
  readonly onKeep: () => void
  readonly children: ReactNode
}) {
  return (
    <section className={css['side']} aria-label={title}>
      <h3>{title}</h3>
      {/* Longer than the dialog: read by keyboard, too. */}
      <div className={css['text']} tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
      <Button variant="default" onClick={onKeep}>
        {button}
      </Button>
    </section>
  )
}
