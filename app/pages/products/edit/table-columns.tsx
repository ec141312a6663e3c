/** Which fields each row of a property has. */
import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { useId } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import css from '../product.module.css'
import { COLUMN_KINDS, nameFault, type ColumnKind, type EditedTable, type TableColumn } from './table.ts'

export function TableColumns({
  table,
  isTried,
  onChange,
}: {
  readonly table: EditedTable
  readonly isTried: boolean
  readonly onChange: (table: EditedTable) => void
}) {
  const { table: words } = useWords(productWords).properties
  const id = useId()
  const { columns, rows } = table
  const set = (at: number, column: TableColumn) => onChange({ ...table, columns: columns.with(at, column) })
  const add = () =>
    onChange({
      ...table,
      columns: [...columns, { name: '', kind: 'text' }],
      rows: rows.map((row) => ({ ...row, cells: [...row.cells, undefined] })),
    })
  const remove = (at: number) =>
    onChange({
      ...table,
      columns: columns.toSpliced(at, 1),
      rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) })),
    })
  return (
    <div role="group" aria-labelledby={id} className={css['tableColumns']}>
      <Text size="sm" fw={550} id={id}>
        {words.fields}
      </Text>
      {columns.map((column, at) => (
        <ColumnFields
          key={at}
          column={column}
          number={String(at + 1)}
          fault={isTried ? nameFault(column.name, columns) : undefined}
          onChange={(changed) => set(at, changed)}
          onRemove={columns.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <Group>
        <Button size="xs" variant="default" leftSection={<Icon name="plus" size={16} />} onClick={add}>
          {words.addField}
        </Button>
      </Group>
    </div>
  )
}

function ColumnFields({
  column,
  number,
  fault,
  onChange,
  onRemove,
}: {
  readonly column: TableColumn
  readonly number: string
  readonly fault: ReturnType<typeof nameFault>
  readonly onChange: (column: TableColumn) => void
  readonly onRemove: (() => void) | undefined
}) {
  const { table: words, faults } = useWords(productWords).properties
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TextInput
        aria-label={words.fieldName(number)}
        placeholder={words.unnamed}
        value={column.name}
        error={fault && faults[fault]}
        onChange={(event) => onChange({ ...column, name: event.currentTarget.value })}
        flex={1}
      />
      <Select
        aria-label={words.fieldKind(column.name || number)}
        data={COLUMN_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={column.kind}
        // Its choices are these.
        onChange={(kind) => onChange({ ...column, kind: kind as ColumnKind })}
        allowDeselect={false}
        w={128}
      />
      {onRemove && (
        <Button
          variant="subtle"
          px={8}
          aria-label={words.removeField(column.name || number)}
          onClick={onRemove}
        >
          <Icon name="trash" size={16} />
        </Button>
      )}
    </Group>
  )
}
