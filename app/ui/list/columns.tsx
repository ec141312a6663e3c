/** Which columns of a table are shown: each browser remembers its own choice. */
import { Button, Popover } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { lazy, Suspense, type ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import type { ColumnListGiven } from './column-list.tsx'
import type { Column } from './column.ts'

// Dragging is a third of a list's code, and few choose columns.
const ColumnList = lazy(() => import('./column-list.tsx').then(({ ColumnList }) => ({ default: ColumnList })))

interface Choice {
  /** Every column but the first, in the chosen order. */
  readonly order: readonly string[]
  readonly shown: readonly string[]
}

/** The columns that are shown, and the button to choose them and their order; the first one always is there, and first. */
export function useColumns<Row>(
  list: string,
  all: readonly Column<Row>[],
): { columns: readonly Column<Row>[]; chooser: ReactNode } {
  const [first, ...others] = all
  const [{ order, shown }, setChoice] = useLocalStorage<Choice>({
    key: `columns-${list}`,
    defaultValue: {
      order: others.map(({ id }) => id),
      shown: others.filter(({ isExtra }) => !isExtra).map(({ id }) => id),
    },
    getInitialValueInEffect: false,
  })
  // A column that is new since then comes last.
  const placeOf = ({ id }: Column<Row>) => (order.indexOf(id) + order.length + 1) % (order.length + 1)
  const ordered = others.toSorted((one, other) => placeOf(one) - placeOf(other))
  const chosen = ordered.filter(({ id }) => shown.includes(id))
  return {
    columns: first ? [first, ...chosen] : chosen,
    chooser: (
      <Chooser
        columns={ordered}
        shown={shown}
        onToggle={(id) =>
          setChoice({
            order,
            shown: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id],
          })
        }
        onOrder={(ids) => setChoice({ order: ids, shown })}
      />
    ),
  }
}

function Chooser(given: ColumnListGiven) {
  const words = useWords(uiWords)
  return (
    <Popover position="bottom-end" trapFocus withRoles width={240}>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<Icon name="columns" size={16} />} visibleFrom="sm">
          {words.list.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <ColumnList {...given} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
