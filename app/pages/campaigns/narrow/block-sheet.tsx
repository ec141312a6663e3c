/** Where there is no room beside the text: what is done with the block that has the cursor, and what it can be. */
import { Button } from '@mantine/core'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import BlockSettings from '../blocks/block-settings.tsx'
import css from './narrow.module.css'
import Sheet from './sheet.tsx'

export interface SheetActs {
  readonly onMove: (step: -1 | 1) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

export default function BlockSheet({
  title,
  isBelow,
  written,
  onBlock,
  acts,
  onClose,
}: {
  readonly title: string
  readonly isBelow: boolean
  readonly written: Block
  readonly onBlock: (block: Block) => void
  readonly acts: SheetActs
  readonly onClose: () => void
}) {
  const { blocks: words } = useWords(blockWords)
  const all: readonly (readonly [IconName, string, () => void])[] = [
    ['up', words.up, () => acts.onMove(-1)],
    ['down', words.down, () => acts.onMove(1)],
    ['copy', words.copy, () => (acts.onCopy(), onClose())],
    ['trash', words.remove, () => (acts.onRemove(), onClose())],
  ]
  return (
    <Sheet title={title} isBelow={isBelow} onClose={onClose}>
      <div className={css['acts']}>
        {all.map(([icon, label, act]) => (
          <Button
            key={icon}
            variant="default"
            justify="flex-start"
            leftSection={<Icon name={icon} size={16} />}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </div>
      <BlockSettings written={written} onBlock={onBlock} />
    </Sheet>
  )
}
