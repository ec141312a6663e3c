/** In the bar of a phone: another block, and what is done with the one that has the cursor. */
import { ActionIcon } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BlockType } from '../../../../server/content/blocks/blocks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { useDock } from './dock-context.ts'
import css from './narrow.module.css'

const KindSheet = lazy(() => import('./kind-sheet.tsx'))

export function BlockTools({
  name,
  onAdd,
  onOptions,
}: {
  /** Of the block with the cursor. */
  readonly name: string | undefined
  readonly onAdd: (type: BlockType) => void
  readonly onOptions: () => void
}) {
  const { blocks: words } = useWords(blockWords)
  const dock = useDock()
  const [isAdding, setAdding] = useState(false)
  if (!dock?.blocks) return null
  return createPortal(
    <>
      <ActionIcon
        variant="subtle"
        className={css['tool'] ?? ''}
        aria-label={words.add}
        onClick={() => setAdding(true)}
      >
        <Icon name="plus" size={20} />
      </ActionIcon>
      {name !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          id="block-options"
          className={css['tool'] ?? ''}
          aria-label={words.options(name)}
          onClick={onOptions}
        >
          <Icon name="more" size={20} />
        </ActionIcon>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <KindSheet
            onClose={() => setAdding(false)}
            onPick={(type) => {
              setAdding(false)
              onAdd(type)
            }}
          />
        </Suspense>
      )}
    </>,
    dock.blocks,
  )
}
