/** The content of a letter: blocks from top to bottom, written, moved, begun and removed by pointer or by keys. */
import { Button } from '@mantine/core'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { SortableList, type HandleProps } from '../../../ui/sortable-list.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { BlockTools } from '../narrow/block-tools.tsx'
import type { Layout } from '../narrow/use-layout.ts'
import { changed, type Blocks } from './block-moves.ts'
import { BlockRow, type BlockItem } from './block-row.tsx'
import { DroppedPictures, useDroppedPictures } from './dropped-pictures.tsx'
import { PlusMenu } from './kind-menu.tsx'
import { prepareRichText } from './prose-body.tsx'
import { useBlockActs, type BlockActs } from './use-block-acts.ts'
import css from './blocks.module.css'

const BlockSheet = lazy(() => import('../narrow/block-sheet.tsx'))

interface Given {
  readonly blocks: Blocks
  readonly onBlocks: (make: (blocks: Blocks) => Blocks) => void
  /** The block whose settings are shown. */
  readonly selected: string | undefined
  readonly onSelect: (key: string | undefined) => void
  readonly onSettings: () => void
  readonly layout: Layout
  /** The settings are shown above the text, for want of room beside it. */
  readonly isSheetOpen: boolean
  readonly onSettled: () => void
}

export function BlockList(given: Given) {
  const { blocks, onBlocks, selected, layout } = given
  const { blocks: words } = useWords(blockWords)
  const { acts, cursor, said } = useBlockActs(given)
  const nameOf = useNames(blocks)
  useEffect(() => {
    // Where it fails, the block that needs it asks again, and says so.
    prepareRichText().catch(() => undefined)
  }, [])
  const dropped = useDroppedPictures({
    onBlocks,
    placeAt: (target) => placeAt(target, blocks),
    onPlaced: ({ key }) => acts.toCursor(key, 'end'),
  })
  const row = useCallback(
    (item: BlockItem, handle: HandleProps, isDragged: boolean) => (
      <Row item={item} handle={handle} isDragged={isDragged} acts={acts} isPhone={layout === 'phone'} />
    ),
    [acts, layout],
  )
  const items = blocks.map(({ key, block }, at): BlockItem => {
    const isCursor = cursor?.key === key
    const isOnly = blocks.length === 1
    return { id: key, block, at, isSelected: key === selected, isOnly, cursor: isCursor ? cursor : undefined }
  })
  const at = items.findIndex(({ isSelected }) => isSelected)
  return (
    <section aria-label={words.label} className={css['list']} data-content {...dropped.place}>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      <SortableList items={items} nameOf={nameOf} onMove={acts.onMoveTo}>
        {row}
      </SortableList>
      <DroppedPictures uploads={dropped.uploads} />
      <End count={blocks.length} acts={acts} isPhone={layout === 'phone'} />
      <BlockTools
        name={selected !== undefined && at >= 0 ? nameOf(selected) : undefined}
        onAdd={(type) => acts.onInsert(at < 0 ? blocks.length : at + 1, type)}
        onOptions={given.onSettings}
      />
      <Sheet given={given} block={blocks[at]?.block} nameOf={nameOf} acts={acts} />
    </section>
  )
}

interface RowGiven {
  readonly item: BlockItem
  readonly handle: HandleProps
  readonly isDragged: boolean
  readonly acts: BlockActs
  readonly isPhone: boolean
}

function Row({ item, handle, isDragged, acts, isPhone }: RowGiven) {
  const { blocks: words } = useWords(blockWords)
  const { at } = item
  return (
    <>
      {!isPhone && (
        <PlusMenu label={words.addHere(String(at + 1))} onPick={(type) => acts.onInsert(at, type)} />
      )}
      <BlockRow item={item} handle={handle} isDragged={isDragged} acts={acts} isPhone={isPhone} />
    </>
  )
}

/** Below the last one. */
function End({
  count,
  acts,
  isPhone,
}: {
  readonly count: number
  readonly acts: BlockActs
  readonly isPhone: boolean
}) {
  const { blocks: words } = useWords(blockWords)
  return (
    <div className={css['end']}>
      <Button variant="subtle" size="sm" className={css['begin'] ?? ''} data-begin onClick={acts.onBegin}>
        {isPhone ? words.writeOn : count === 0 ? words.empty : words.more}
      </Button>
      {!isPhone && <PlusMenu label={words.add} onPick={(type) => acts.onInsert(count, type)} />}
    </div>
  )
}

function Sheet({
  given: { selected, onBlocks, layout, isSheetOpen, onSettled },
  block,
  nameOf,
  acts,
}: {
  readonly given: Given
  readonly block: Block | undefined
  readonly nameOf: (key: string) => string
  readonly acts: BlockActs
}) {
  if (!isSheetOpen || !block || selected === undefined) return null
  return (
    <Suspense fallback={null}>
      <BlockSheet
        title={nameOf(selected)}
        isBelow={layout === 'phone'}
        written={block}
        onBlock={(next) => onBlocks((all) => changed(all, selected, next))}
        acts={{
          onMove: (step) => acts.onMove(selected, step),
          onCopy: () => acts.onCopy(selected),
          onRemove: () => acts.onRemove(selected),
        }}
        onClose={onSettled}
      />
    </Suspense>
  )
}

/** The block that an event is about, by its place. */
function placeAt(target: EventTarget, blocks: Blocks): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
  const at = blocks.findIndex(({ key }) => key === row?.dataset['block'])
  return at < 0 ? undefined : at
}

/** Kind and place. */
function useNames(blocks: Blocks) {
  const { blocks: words, kinds } = useWords(blockWords)
  return (key: string) => {
    const at = blocks.findIndex((each) => each.key === key)
    return words.named(kinds[blocks[at]?.block.type ?? 'text'], String(at + 1))
  }
}
