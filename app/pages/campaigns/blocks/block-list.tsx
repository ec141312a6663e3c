/** The content of a letter: blocks from top to bottom, written, moved, begun and removed by pointer or by keys. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import type { Block, BlockType } from '../../../../server/content/blocks/blocks.ts'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { apart } from './condition.ts'
import { begun, chosen, copied, inserted, moved, removed, rewritten, type Blocks } from './block-moves.ts'
import { BlockRow, type RowActs } from './block-row.tsx'
import { DroppedPictures, useDroppedPictures } from './dropped-pictures.tsx'
import { PlusMenu } from './kind-menu.tsx'
import css from './blocks.module.css'

interface Given {
  readonly blocks: Blocks
  readonly onBlocks: (make: (blocks: Blocks) => Blocks) => void
  /** The block whose settings are shown. */
  readonly selected: string | undefined
  readonly onSelect: (key: string | undefined) => void
  readonly onSettings: () => void
}

/** Where the cursor is put after what was done. */
export interface Cursor {
  readonly key: string
  readonly where: 'start' | 'end'
  /** So that the same place can be asked for again. */
  readonly turn: number
}

export function BlockList({ blocks, onBlocks, selected, onSelect, onSettings }: Given) {
  const { blocks: words } = useWords(blockWords)
  const [said, setSaid] = useState('')
  const names = useNames(blocks)
  const { cursor, toCursor } = useCursor(onSelect)
  const placeOf = (key: string) => blocks.findIndex((each) => each.key === key)
  function insertAt(at: number, type: BlockType): void {
    const fresh = begun(type)
    onBlocks((all) => inserted(all, at, fresh))
    toCursor(fresh.key, 'start')
  }
  function move(key: string, to: number): void {
    onBlocks((all) => moved(all, key, to))
    const place = Math.min(Math.max(to, 0), blocks.length - 1)
    setSaid(words.movedTo(names.kind(key), String(place + 1), String(blocks.length)))
  }
  const dropped = useDroppedPictures({
    onBlocks,
    placeAt: (target) => placeAt(target, blocks),
    onPlaced: ({ key }) => toCursor(key, 'end'),
  })
  const actsOf = (key: string): RowActs => ({
    onBlock: (block: Block) => onBlocks((all) => rewritten(all, key, block)),
    onSelect: () => onSelect(key),
    onSettings: () => (onSelect(key), onSettings()),
    onMove: (step) => move(key, placeOf(key) + step),
    onCopy: () => onBlocks((all) => copied(all, key)),
    onRemove: () => remove(key),
    onEnter: () => insertAt(placeOf(key) + 1, 'text'),
    onLeave: (step) => {
      const next = blocks[placeOf(key) + step]
      if (next) toCursor(next.key, step > 0 ? 'start' : 'end')
    },
    onKind: (type, isAlone) => {
      const made = chosen(blocks, key, { type: type as BlockType, isAlone })
      onBlocks(() => made.blocks)
      toCursor(made.key, 'start')
    },
  })
  function remove(key: string): void {
    const at = placeOf(key)
    const gone = blocks[at]
    const next = blocks[at - 1] ?? blocks[at + 1]
    onBlocks((all) => removed(all, key))
    if (next) toCursor(next.key, 'end')
    const isEmpty =
      !(gone && apart(gone.block).block.text?.trim()) && !gone?.block.url && !gone?.block.imageUrl
    if (gone && !isEmpty) offerUndo(names.kind(key), words, () => onBlocks((all) => inserted(all, at, gone)))
  }
  return (
    <section aria-label={words.label} className={css['list']} {...dropped.place}>
      <span className="only-heard" role="status">
        {said}
      </span>
      <SortableList ids={blocks.map(({ key }) => key)} nameOf={names.full} onMove={move}>
        {(key, handle, isDragged) => {
          const at = placeOf(key)
          const item = blocks[at]
          const shown = item && apart(item.block)
          return (
            shown && (
              <>
                <PlusMenu label={words.addHere(String(at + 1))} onPick={(type) => insertAt(at, type)} />
                <BlockRow
                  id={key}
                  block={shown.block}
                  condition={shown.condition}
                  name={names.full(key)}
                  kind={names.kind(key)}
                  handle={handle}
                  isDragged={isDragged}
                  isSelected={key === selected}
                  isOnly={blocks.length === 1}
                  cursor={cursor?.key === key ? cursor : undefined}
                  acts={actsOf(key)}
                />
              </>
            )
          )
        }}
      </SortableList>
      <DroppedPictures uploads={dropped.uploads} />
      <div className={css['end']}>
        <Button variant="subtle" size="sm" onClick={() => insertAt(blocks.length, 'text')}>
          {blocks.length === 0 ? words.empty : words.more}
        </Button>
        <PlusMenu label={words.add} onPick={(type) => insertAt(blocks.length, type)} />
      </div>
    </section>
  )
}

/** The block that an event is about, by its place. */
function placeAt(target: EventTarget, blocks: Blocks): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
  const at = blocks.findIndex(({ key }) => key === row?.dataset['block'])
  return at < 0 ? undefined : at
}

function useNames(blocks: Blocks) {
  const { blocks: words, kinds } = useWords(blockWords)
  const kind = (key: string) => kinds[blocks.find((each) => each.key === key)?.block.type ?? 'text']
  const full = (key: string) =>
    words.named(kind(key), String(blocks.findIndex((each) => each.key === key) + 1))
  return { kind, full }
}

function useCursor(onSelect: (key: string) => void) {
  const [cursor, setCursor] = useState<Cursor>()
  const turn = useRef(0)
  function toCursor(key: string, where: Cursor['where']): void {
    turn.current += 1
    setCursor({ key, where, turn: turn.current })
    onSelect(key)
  }
  return { cursor, toCursor }
}

const UNDO_MILLISECONDS = 10_000

function offerUndo(
  kind: string,
  words: { readonly removed: (name: string) => string; readonly undo: string },
  onUndo: () => void,
): void {
  const id = notifications.show({
    autoClose: UNDO_MILLISECONDS,
    message: (
      <>
        {words.removed(kind)}{' '}
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          {words.undo}
        </Button>
      </>
    ),
  })
}
