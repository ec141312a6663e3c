/** Which columns of a table are shown: each browser remembers its own choice. */
import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import type { Column } from './data-table.tsx'

/** The columns that are shown, and the button to choose them; the first one always is. */
export function useColumns<Row>(
  list: string,
  all: readonly Column<Row>[],
): { columns: readonly Column<Row>[]; chooser: ReactNode } {
  const usual = all.filter(({ isExtra }) => !isExtra).map(({ id }) => id)
  const [shown, setShown] = useLocalStorage<readonly string[]>({
    key: `columns-${list}`,
    defaultValue: usual,
    getInitialValueInEffect: false,
  })
  const columns = all.filter(({ id }, at) => at === 0 || shown.includes(id))
  return {
    columns,
    chooser: (
      <Chooser
        columns={all.slice(1)}
        shown={shown}
        onToggle={(id) => setShown(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id])}
      />
    ),
  }
}

function Chooser({
  columns,
  shown,
  onToggle,
}: {
  readonly columns: readonly { readonly id: string; readonly title: string }[]
  readonly shown: readonly string[]
  readonly onToggle: (id: string) => void
}) {
  const words = useWords(uiWords)
  return (
    <Popover position="bottom-end" trapFocus withRoles>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<Icon name="columns" size={16} />} visibleFrom="sm">
          {words.list.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {columns.map(({ id, title }) => (
            <Checkbox key={id} label={title} checked={shown.includes(id)} onChange={() => onToggle(id)} />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
