/** A block with what is done to it: its handle, its options, and the keys that move it. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Block, BlockType } from '../../../../server/content/blocks/blocks.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { HandleProps, SortableItem } from '../../../ui/sortable-list.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { BlockBody } from './block-body.tsx'
import { BlockOptions } from './block-options.tsx'
import { apart } from './condition.ts'
import { isProse } from './kinds.ts'
import { ShownTo } from './shown-to.tsx'
import { useKinds } from './kind-menu.tsx'
import type { BlockActs, Cursor } from './use-block-acts.ts'
import css from './blocks.module.css'

export interface BlockItem extends SortableItem {
  /** As it is stored. */
  readonly block: Block
  /** From 0. */
  readonly at: number
  readonly isSelected: boolean
  readonly isOnly: boolean
  readonly cursor: Cursor | undefined
}

interface Given {
  readonly item: BlockItem
  readonly handle: HandleProps
  readonly isDragged: boolean
  readonly acts: BlockActs
  readonly isPhone: boolean
}

const FIELDS = 'input, textarea, [contenteditable=true]'

export function BlockRow({ item, handle, isDragged, acts, isPhone }: Given) {
  const { blocks: words, kinds } = useWords(blockWords)
  const { id, at, isSelected, isOnly, cursor } = item
  const { block, condition } = apart(item.block)
  const row = useRef<HTMLDivElement>(null)
  const kindsFor = useKinds()
  useEffect(() => {
    // Prose puts its own cursor.
    if (cursor && !isProse(block)) focusIn(row.current, block, cursor)
    // Once for each time that it is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cursor])
  const name = words.named(kinds[block.type], String(at + 1))
  const more = isPhone ? words.writeOn : words.more
  return (
    <div
      ref={row}
      role="group"
      aria-label={name}
      className={css['row']}
      data-block={id}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      onFocus={() => acts.onSelect(id)}
      onKeyDown={(event) => onRowKey(event, (step) => acts.onMove(id, step), row.current)}
    >
      {!isPhone && (
        <div className={css['tools']}>
          <Handle handle={handle} name={name} />
          <BlockOptions id={id} name={name} acts={acts} />
        </div>
      )}
      <div id={`block-${at + 1}`} className={css['body']}>
        {condition !== undefined && <ShownTo condition={condition} onChange={() => acts.onSettings(id)} />}
        <BlockBody
          block={block}
          onBlock={(next) => acts.onBlock(id, next)}
          name={name}
          placeholder={isOnly && !isPhone ? words.empty : block.type === 'text' ? more : kinds[block.type]}
          cursor={cursor}
          kindsFor={kindsFor}
          onKind={(type, isAlone) => acts.onKind(id, type as BlockType, isAlone)}
          onEnter={() => acts.onEnter(id)}
          onErase={() => acts.onRemove(id)}
          onLeave={(step) => acts.onLeave(id, step)}
        />
      </div>
    </div>
  )
}

/** What it begins with, a field or a button, or its options where it has none. */
function focusIn(row: HTMLElement | null, block: Block, { where }: Cursor): void {
  // Of a picture that has just come its words are what is missing, of a video its address: not what chooses a picture.
  const isWritten = block.type === 'video' || (block.type === 'image' && where === 'end')
  const first = isWritten ? FIELDS : `${FIELDS}, button`
  const field = row?.querySelector<HTMLElement>(`.${css['body']} :is(${first})`)
  ;(field ?? optionsOf(row))?.focus()
}

/** Beside the block, or in the bar of a phone. */
function optionsOf(row: HTMLElement | null): HTMLElement | null | undefined {
  return (
    row?.querySelector<HTMLElement>(`.${css['options']}`) ??
    document.querySelector<HTMLElement>('#block-options')
  )
}

/** Alt and arrows move, escape goes to the options. */
function onRowKey(event: KeyboardEvent, onMove: (step: -1 | 1) => void, row: HTMLElement | null): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
  if (event.altKey && step) {
    event.preventDefault()
    onMove(step)
  } else if (event.key === 'Escape' && !event.defaultPrevented && event.target instanceof HTMLElement) {
    if (event.target.matches(FIELDS)) optionsOf(row)?.focus()
  }
}

function Handle({ handle, name }: { readonly handle: HandleProps; readonly name: string }) {
  const { blocks: words } = useWords(blockWords)
  return (
    <button type="button" className={css['handle']} {...handle} aria-label={words.handle(name)}>
      <Icon name="drag" size={16} />
    </button>
  )
}
