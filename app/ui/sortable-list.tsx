/** A list whose items are moved by a handle: dragged, or picked up with space and moved with the arrows. */
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useMemo, useRef, type ReactNode } from 'react'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'

/** What a handle is given: spread on its button. */
export type HandleProps = Readonly<Record<string, unknown>> & {
  readonly ref: (node: HTMLElement | null) => void
}

/** What a row is drawn from: it is drawn anew when a member of it is another one. */
export interface SortableItem {
  /** Its name in the list. */
  readonly id: string
}

interface Given<Row extends SortableItem> {
  readonly items: readonly Row[]
  readonly nameOf: (id: string) => string
  /** `to`: its place afterwards, from 0. */
  readonly onMove: (id: string, to: number) => void
  /** Before anything is measured: rows of much different heights are folded first. */
  readonly onPick?: () => void
  /** The same function at every turn where rows are many: another one draws them all. */
  readonly children: (item: Row, handle: HandleProps, isDragged: boolean) => ReactNode
}

/** A pointer has to move as far before it drags, so that a click stays a click. */
const POINTER = { activationConstraint: { distance: 4 } }
const KEYS = { coordinateGetter: sortableKeyboardCoordinates }

export function SortableList<Row extends SortableItem>({
  items,
  nameOf,
  onMove,
  onPick,
  children,
}: Given<Row>) {
  const { sort: words } = useWords(uiWords)
  const ids = useSame(items.map(({ id }) => id))
  const sensors = useSensors(
    // The same objects at every turn: with others every row is drawn anew.
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYS),
  )
  const isMoved = useRef(false)
  const place = (id: unknown) => String(ids.indexOf(String(id)) + 1)
  const name = (id: unknown) => nameOf(String(id))
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isMoved.current = false
      return words.picked(name(active.id), place(active.id))
    },
    onDragOver: ({ active, over }) => {
      // It stands over itself at first, which is no news.
      if (!over || (!isMoved.current && over.id === active.id)) return undefined
      isMoved.current = true
      return words.moved(name(active.id), place(over.id))
    },
    onDragEnd: ({ active, over }) => words.dropped(name(active.id), place(over?.id ?? active.id)),
    onDragCancel: ({ active }) => words.cancelled(name(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragStart={() => onPick?.()}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {items.map((item) => (
          <Item key={item.id} item={item}>
            {children as Drawn}
          </Item>
        ))}
      </SortableContext>
    </DndContext>
  )
}

type Drawn = Given<SortableItem>['children']

const Item = memo(
  function Item({ item, children }: { readonly item: SortableItem; readonly children: Drawn }) {
    const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
      useSortable({ id: item.id })
    const { role: _, tabIndex: __, ...described } = attributes
    const handle: HandleProps = { ...described, ...listeners, ref: setActivatorNodeRef }
    return (
      <div ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
        {children(item, handle, isDragging)}
      </div>
    )
  },
  (before, after) => before.children === after.children && isSame(before.item, after.item),
)

/** Of two rows of one list, which have the same members. */
function isSame(one: SortableItem, other: SortableItem): boolean {
  return Object.entries(one).every(([name, value]) =>
    Object.is(value, (other as unknown as Readonly<Record<string, unknown>>)[name]),
  )
}

/** The list of before while the names in it are as they were: another list draws every row. */
function useSame(ids: string[]): string[] {
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => ids, [ids.join('\n')])
}
