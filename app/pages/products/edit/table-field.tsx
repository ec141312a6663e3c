/** The rows of a property, such as variants: each with its fields, added, removed and put in order. */
import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { OrderedList } from '../../../ui/ordered-list.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import css from '../product.module.css'
import { TableColumns } from './table-columns.tsx'
import { cellFault, nameFault, type EditedTable, type TableRow } from './table.ts'

interface Given {
  readonly table: EditedTable
  /** Tried to be sent: what is wrong is said beside its field. */
  readonly isTried: boolean
  readonly onChange: (table: EditedTable) => void
}

export function TableField({ table, isTried, onChange }: Given) {
  const { table: words } = useWords(productWords).properties
  const { rows, columns } = table
  const named = (row: TableRow) => titleOf(table, row) || words.numbered(String(rows.indexOf(row) + 1))
  const setRows = (changed: readonly TableRow[]) => onChange({ ...table, rows: changed })
  const fields = (row: TableRow) => (
    <RowFields
      table={table}
      row={row}
      title={named(row)}
      isTried={isTried}
      onChange={(changed) => setRows(rows.map((each) => (each === row ? changed : each)))}
      onRemove={rows.length > 1 ? () => setRows(rows.filter((each) => each !== row)) : undefined}
    />
  )
  return (
    <div className={css['table']}>
      {table.shape === 'named' ? (
        <>
          <Text size="xs" c="dimmed">
            {words.unordered}
          </Text>
          {rows.map((row) => (
            <div key={row.id}>{fields(row)}</div>
          ))}
        </>
      ) : (
        <OrderedList label={words.rows} items={rows} idOf={({ id }) => id} nameOf={named} onOrder={setRows}>
          {fields}
        </OrderedList>
      )}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() =>
            setRows([...rows, { id: nextId(rows), name: '', cells: columns.map(() => undefined) }])
          }
        >
          {words.add}
        </Button>
      </Group>
      <TableColumns table={table} isTried={isTried} onChange={onChange} />
    </div>
  )
}

/** What people call it by: its name, or its first words. */
function titleOf({ columns }: EditedTable, { name, cells }: TableRow): string {
  return name || cells.find((cell, at) => cell && columns[at]?.kind === 'text') || ''
}

function nextId(rows: readonly TableRow[]): string {
  return String(Math.max(...rows.map(({ id }) => Number(id)), 0) + 1)
}

function RowFields({
  table,
  row,
  title,
  isTried,
  onChange,
  onRemove,
}: {
  readonly table: EditedTable
  readonly row: TableRow
  readonly title: string
  readonly isTried: boolean
  readonly onChange: (row: TableRow) => void
  readonly onRemove: (() => void) | undefined
}) {
  const { name: nameWord, table: words, faults } = useWords(productWords).properties
  const fault = isTried && table.shape === 'named' ? nameFault(row.name, table.rows) : undefined
  return (
    <div role="group" aria-label={words.row(title)} className={css['tableRow']}>
      <div className={css['cells']}>
        {table.shape === 'named' && (
          <TextInput
            label={nameWord}
            value={row.name}
            error={fault && faults[fault]}
            onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
          />
        )}
        {table.columns.map((_, at) => (
          <Cell
            key={at}
            table={table}
            row={row}
            at={at}
            isTried={isTried}
            onChange={(cell) => onChange({ ...row, cells: row.cells.with(at, cell || undefined) })}
          />
        ))}
      </div>
      {onRemove && (
        <Button variant="subtle" px={8} aria-label={words.remove(title)} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </Button>
      )}
    </div>
  )
}

function Cell({
  table,
  row,
  at,
  isTried,
  onChange,
}: {
  readonly table: EditedTable
  readonly row: TableRow
  readonly at: number
  readonly isTried: boolean
  readonly onChange: (cell: string) => void
}) {
  const { properties, yes, no } = useWords(productWords)
  const { name = '', kind } = table.columns[at] ?? {}
  const label = name || properties.table.unnamed
  const value = row.cells[at] ?? ''
  if (kind === 'yesNo')
    return (
      <Select
        label={label}
        data={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
        value={value || null}
        clearable
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  const fault = isTried ? cellFault(table, row, at) : undefined
  return (
    <TextInput
      label={label}
      {...(kind === 'number' && { inputMode: 'decimal' })}
      value={value}
      error={fault && properties.faults[fault]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
