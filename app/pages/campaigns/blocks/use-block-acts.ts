/** What is done to blocks where they are written, each act by the key of its block; the same functions at every turn. */
import { useRef, useState } from 'react'
import type { Block, BlockType } from '../../../../server/content/blocks/blocks.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { useStable } from '../../../ui/use-stable.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { begun, chosen, copied, inserted, moved, removed, rewritten, type Blocks } from './block-moves.ts'
import { apart } from './condition.ts'

/** Where the cursor is put after what was done. */
export interface Cursor {
  readonly key: string
  readonly where: 'start' | 'end'
  /** So that the same place can be asked for again. */
  readonly turn: number
}

export interface BlockActs {
  readonly onBlock: (key: string, block: Block) => void
  readonly onSelect: (key: string) => void
  readonly onSettings: (key: string) => void
  readonly onMove: (key: string, step: -1 | 1) => void
  readonly onMoveTo: (key: string, to: number) => void
  readonly onCopy: (key: string) => void
  readonly onRemove: (key: string) => void
  readonly onEnter: (key: string) => void
  /** An arrow over the edge of the block. */
  readonly onLeave: (key: string, step: -1 | 1) => void
  readonly onKind: (key: string, type: BlockType, isAlone: boolean) => void
  readonly onInsert: (at: number, type: BlockType) => void
  /** Below the last one; a text that nobody has written yet is written first. */
  readonly onBegin: () => void
  readonly toCursor: (key: string, where: Cursor['where']) => void
}

interface Given {
  readonly blocks: Blocks
  readonly onBlocks: (make: (blocks: Blocks) => Blocks) => void
  readonly onSelect: (key: string) => void
  readonly onSettings: () => void
}

export function useBlockActs({ blocks, onBlocks, onSelect, onSettings }: Given) {
  const { blocks: words, kinds } = useWords(blockWords)
  const [said, setSaid] = useState('')
  const { cursor, toCursor } = useCursor(onSelect)
  const placeOf = (key: string) => blocks.findIndex((each) => each.key === key)
  const kindOf = (key: string) => kinds[blocks[placeOf(key)]?.block.type ?? 'text']
  function onInsert(at: number, type: BlockType): void {
    const fresh = begun(type)
    onBlocks((all) => inserted(all, at, fresh))
    toCursor(fresh.key, 'start')
  }
  function onMoveTo(key: string, to: number): void {
    onBlocks((all) => moved(all, key, to))
    const place = Math.min(Math.max(to, 0), blocks.length - 1)
    setSaid(words.movedTo(kindOf(key), String(place + 1), String(blocks.length)))
  }
  function onRemove(key: string): void {
    const at = placeOf(key)
    const gone = blocks[at]
    const next = blocks[at - 1] ?? blocks[at + 1]
    onBlocks((all) => removed(all, key))
    if (next) toCursor(next.key, 'end')
    if (gone && !isEmpty(gone.block))
      offerUndo({
        done: words.removed(kindOf(key)),
        undo: words.undo,
        onUndo: () => onBlocks((all) => inserted(all, at, gone)),
      })
  }
  const acts = useStable<BlockActs>({
    onBlock: (key, block) => onBlocks((all) => rewritten(all, key, block)),
    onSelect,
    onSettings: (key) => (onSelect(key), onSettings()),
    onMove: (key, step) => onMoveTo(key, placeOf(key) + step),
    onMoveTo,
    onCopy: (key) => onBlocks((all) => copied(all, key)),
    onRemove,
    onEnter: (key) => onInsert(placeOf(key) + 1, 'text'),
    onLeave: (key, step) => {
      const next = blocks[placeOf(key) + step]
      if (next) toCursor(next.key, step > 0 ? 'start' : 'end')
    },
    onKind: (key, type, isAlone) => {
      let to = key
      // What was typed for the menu has just been taken out of the block, which is not drawn yet.
      onBlocks((all) => {
        const made = chosen(all, key, { type, isAlone })
        to = made.key
        return made.blocks
      })
      toCursor(to, 'start')
    },
    onInsert,
    onBegin: () => {
      const last = blocks.at(-1)
      if (last?.block.type === 'text' && isEmpty(last.block)) toCursor(last.key, 'end')
      else onInsert(blocks.length, 'text')
    },
    toCursor,
  })
  return { acts, cursor, said }
}

function isEmpty(written: Block): boolean {
  const { block } = apart(written)
  return !block.text?.trim() && !block.url && !block.imageUrl
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
