/** A block with what is done to it: its handle, its options, and the keys that move it. */
import { ActionIcon, Menu } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { HandleProps } from '../../../ui/sortable-list.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { BlockBody } from './block-body.tsx'
import type { Cursor } from './block-list.tsx'
import { isProse } from './kinds.ts'
import { ShownTo } from './shown-to.tsx'
import { useKinds } from './kind-menu.tsx'
import css from './blocks.module.css'

export interface RowActs {
  readonly onBlock: (block: Block) => void
  readonly onSelect: () => void
  readonly onSettings: () => void
  readonly onMove: (step: -1 | 1) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
  readonly onEnter: () => void
  readonly onLeave: (step: -1 | 1) => void
  readonly onKind: (kind: string, isAlone: boolean) => void
}

interface Given {
  /** Its key in the list. */
  readonly id: string
  /** As it is shown to whom it is for. */
  readonly block: Block
  /** Of whom it is for; all where there is none. */
  readonly condition: string | undefined
  /** Kind and place. */
  readonly name: string
  readonly kind: string
  readonly handle: HandleProps
  readonly isDragged: boolean
  readonly isSelected: boolean
  readonly isOnly: boolean
  readonly cursor: Cursor | undefined
  readonly acts: RowActs
}

const FIELDS = 'input, textarea, [contenteditable=true]'

export function BlockRow({
  id,
  block,
  condition,
  name,
  kind,
  handle,
  isDragged,
  isSelected,
  isOnly,
  cursor,
  acts,
}: Given) {
  const { blocks: words } = useWords(blockWords)
  const row = useRef<HTMLDivElement>(null)
  const kindsFor = useKinds()
  useEffect(() => {
    // Prose puts its own cursor; other kinds begin in their first field, or at their options.
    if (!cursor || isProse(block)) return
    const fields = row.current?.querySelectorAll<HTMLElement>(`.${css['body']} :is(${FIELDS}, button)`) ?? []
    // Of a picture that has just come its words are what is missing.
    const field = block.type === 'image' && cursor.where === 'end' ? [...fields].at(-1) : fields[0]
    const options = row.current?.querySelector<HTMLElement>(`.${css['options']}`)
    ;(field ?? options)?.focus()
    // Once for each time that it is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cursor])
  return (
    <div
      ref={row}
      role="group"
      aria-label={name}
      className={css['row']}
      data-block={id}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      onFocus={acts.onSelect}
      onKeyDown={(event) => onRowKey(event, acts, row.current)}
    >
      <div className={css['tools']}>
        <Handle handle={handle} name={name} />
        <Options words={words} name={name} acts={acts} />
      </div>
      <div className={css['body']}>
        {condition !== undefined && <ShownTo condition={condition} onChange={acts.onSettings} />}
        <BlockBody
          block={block}
          onBlock={acts.onBlock}
          name={name}
          placeholder={isOnly ? words.empty : block.type === 'text' ? words.more : kind}
          cursor={cursor}
          kindsFor={kindsFor}
          onKind={acts.onKind}
          onEnter={acts.onEnter}
          onErase={acts.onRemove}
          onLeave={acts.onLeave}
        />
      </div>
    </div>
  )
}

/** Alt and arrows move, escape goes to the options. */
function onRowKey(event: KeyboardEvent, { onMove }: RowActs, row: HTMLElement | null): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
  if (event.altKey && step) {
    event.preventDefault()
    onMove(step)
  } else if (event.key === 'Escape' && !event.defaultPrevented && event.target instanceof HTMLElement) {
    if (event.target.matches(FIELDS)) row?.querySelector<HTMLElement>(`.${css['options']}`)?.focus()
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

function Options({
  words,
  name,
  acts,
}: {
  readonly words: (typeof blockWords)['en']['blocks']
  readonly name: string
  readonly acts: RowActs
}) {
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={css['options'] ?? ''}
          aria-label={words.options(name)}
        >
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={acts.onSettings} leftSection={<Icon name="settings" />}>
          {words.settings}
        </Menu.Item>
        <Menu.Item onClick={acts.onSettings} leftSection={<Icon name="contacts" />}>
          {words.showTo}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onMove(-1)} leftSection={<Icon name="up" />}>
          {words.up}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onMove(1)} leftSection={<Icon name="down" />}>
          {words.down}
        </Menu.Item>
        <Menu.Item onClick={acts.onCopy} leftSection={<Icon name="copy" />}>
          {words.copy}
        </Menu.Item>
        <Menu.Item onClick={acts.onRemove} leftSection={<Icon name="trash" />}>
          {words.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
