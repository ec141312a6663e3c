/** A plain list that is put in order: each row with its handle before it. */
import type { ReactNode } from 'react'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'
import { Icon } from './icon.tsx'
import css from './ordered-list.module.css'
import { SortableList } from './sortable-list.tsx'

interface Given<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  /** In the new order. */
  readonly onOrder: (items: Item[]) => void
  readonly children: (item: Item) => ReactNode
}

export function OrderedList<Item>({ label, items, idOf, nameOf, onOrder, children }: Given<Item>) {
  const { sort: words } = useWords(uiWords)
  const ids = items.map(idOf)
  const rows = items.map((item) => ({ id: idOf(item), item }))
  const named = (id: string) => {
    const item = items[ids.indexOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const move = (id: string, to: number) => {
    const from = ids.indexOf(id)
    const moved = items[from]
    if (moved !== undefined) onOrder(items.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <div role="group" aria-label={label}>
      <SortableList items={rows} nameOf={named} onMove={move}>
        {({ item, id }, handle, isDragged) => (
          <div className={css['row']} data-lifted={isDragged || undefined}>
            <button type="button" className={css['handle']} aria-label={words.handle(named(id))} {...handle}>
              <Icon name="drag" size={16} />
            </button>
            <div className={css['content']}>{children(item)}</div>
          </div>
        )}
      </SortableList>
    </div>
  )
}
