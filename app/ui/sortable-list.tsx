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
import type { ReactNode } from 'react'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'

/** What a handle is given: spread on its button. */
export type HandleProps = Readonly<Record<string, unknown>> & {
  readonly ref: (node: HTMLElement | null) => void
}

interface Given {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  /** `to`: its place afterwards, from 0. */
  readonly onMove: (id: string, to: number) => void
  readonly children: (id: string, handle: HandleProps, isDragged: boolean) => ReactNode
}

/** A pointer has to move as far before it drags, so that a click stays a click. */
const DISTANCE_PIXELS = 4

export function SortableList({ ids, nameOf, onMove, children }: Given) {
  const { sort: words } = useWords(uiWords)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: unknown) => String(ids.indexOf(String(id)) + 1)
  const name = (id: unknown) => nameOf(String(id))
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked(name(active.id), place(active.id)),
    onDragOver: ({ active, over }) => (over ? words.moved(name(active.id), place(over.id)) : undefined),
    onDragEnd: ({ active, over }) => words.dropped(name(active.id), place(over?.id ?? active.id)),
    onDragCancel: ({ active }) => words.cancelled(name(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <Item key={id} id={id}>
            {children}
          </Item>
        ))}
      </SortableContext>
    </DndContext>
  )
}

function Item({ id, children }: { readonly id: string; readonly children: Given['children'] }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id })
  const { role: _, tabIndex: __, ...described } = attributes
  const handle: HandleProps = { ...described, ...listeners, ref: setActivatorNodeRef }
  return (
    <div ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {children(id, handle, isDragging)}
    </div>
  )
}
