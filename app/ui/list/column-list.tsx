/** The columns of a table to tick and to put in order. */
import { Checkbox } from '@mantine/core'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { OrderedList } from '../ordered-list.tsx'

export interface ColumnListGiven {
  readonly columns: readonly { readonly id: string; readonly title: string }[]
  readonly shown: readonly string[]
  readonly onToggle: (id: string) => void
  readonly onOrder: (ids: string[]) => void
}

export function ColumnList({ columns, shown, onToggle, onOrder }: ColumnListGiven) {
  const words = useWords(uiWords)
  return (
    <OrderedList
      label={words.list.columnOrder}
      items={columns}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOrder={(items) => onOrder(items.map(({ id }) => id))}
    >
      {({ id, title }) => (
        <Checkbox label={title} checked={shown.includes(id)} onChange={() => onToggle(id)} />
      )}
    </OrderedList>
  )
}
