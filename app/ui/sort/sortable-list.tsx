/** A list that is put in order by dragging, or by keyboard: space lifts, arrows move, space drops, escape takes it back. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useRef, type ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import css from './sortable-list.module.css'

interface Given<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  /** In the new order. */
  readonly onOrder: (items: Item[]) => void
  readonly children: (item: Item) => ReactNode
}

/** In pixels: below it a press is a press. */
const DISTANCE = 4

export function SortableList<Item>({ label, items, idOf, nameOf, onOrder, children }: Given<Item>) {
  const words = useWords(uiWords)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
  function drop({ active, over }: DragEndEvent): void {
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1]
    const moved = items[from]
    if (moved === undefined || to < 0 || from === to) return
    onOrder(items.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: useAnnouncements(items, { idOf, nameOf }, words.sort),
        screenReaderInstructions: { draggable: words.sort.instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={css['list']} aria-label={label}>
          {items.map((item) => (
            <Row key={idOf(item)} id={idOf(item)} handle={words.sort.handle(nameOf(item))}>
              {children(item)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function Row({
  id,
  handle,
  children,
}: {
  readonly id: string
  readonly handle: string
  readonly children: ReactNode
}) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={css['row']}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button type="button" className={css['handle']} aria-label={handle} {...attributes} {...listeners}>
        <Icon name="drag" size={16} />
      </button>
      <div className={css['content']}>{children}</div>
    </li>
  )
}

/** What is heard while something is moved. */
function useAnnouncements<Item>(
  items: readonly Item[],
  { idOf, nameOf }: Pick<Given<Item>, 'idOf' | 'nameOf'>,
  words: (typeof uiWords)['en']['sort'],
): Announcements {
  const isMoved = useRef(false)
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => idOf(item) === id)
  const name = (id: UniqueIdentifier) => {
    const item = items[placeOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const place = (id: UniqueIdentifier | undefined) => (id === undefined ? '' : String(placeOf(id) + 1))
  return {
    onDragStart: ({ active }) => {
      isMoved.current = false
      return words.picked(name(active.id), place(active.id))
    },
    onDragOver: ({ active, over }) => {
      // It stands over itself at first, which is no news.
      if (!isMoved.current && over?.id === active.id) return undefined
      isMoved.current = true
      return words.moved(name(active.id), place(over?.id))
    },
    onDragEnd: ({ active, over }) => words.dropped(name(active.id), place(over?.id)),
    onDragCancel: ({ active }) => words.cancelled(name(active.id)),
  }
}
