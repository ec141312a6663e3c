/** A row of a table: its cells, and below what it is called those that have no column where it is narrow. */
import { Checkbox, Table } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import type { Column } from './column.ts'
import type { Selection } from './selection.ts'
import css from './list.module.css'

export function DataRow<Row>({
  row,
  id,
  name,
  columns,
  below,
  selection,
}: {
  readonly row: Row
  readonly id: string
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly below: readonly Column<Row>[]
  readonly selection: Selection | undefined
}) {
  const words = useWords(uiWords)
  const isSelected = selection?.ids.has(id) ?? false
  return (
    <Table.Tr data-selected={isSelected || undefined}>
      {selection && (
        <Table.Td className={css['tick'] ?? ''}>
          <Checkbox
            size="sm"
            checked={isSelected}
            onChange={() => selection.toggle(id)}
            aria-label={words.list.selectRow(name)}
            // Rows are walked through with the arrows, by what they open.
            tabIndex={-1}
          />
        </Table.Td>
      )}
      {columns.map((column, at) => (
        <Table.Td key={column.id} {...looksOf(column, at === 0)}>
          <Figured figure={column.figure?.(row)}>
            {column.cell(row)}
            {at === 0 && <Below row={row} columns={below} />}
          </Figured>
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

/** What a heading and the cells below it have in common. */
export function looksOf<Row>({ align = 'left', grows }: Column<Row>, isFirst: boolean) {
  return {
    'data-align': align,
    'data-first': isFirst || undefined,
    'data-grows': grows !== undefined || undefined,
    ...(grows !== undefined && { w: `${grows}%` }),
  }
}

function Figured({ figure, children }: { readonly figure: ReactNode; readonly children: ReactNode }) {
  if (figure === undefined) return children
  return (
    <span className={css['figured']}>
      {figure}
      <span>{children}</span>
    </span>
  )
}

function Below<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  const parts = columns
    .map(({ id, cell, belowAs = cell }) => ({ id, part: belowAs(row) }))
    .filter(({ part }) => part !== null && part !== undefined && part !== false && part !== '')
  if (parts.length === 0) return null
  return (
    <span className={css['below']}>
      {parts.map(({ id, part }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
