/** A table of a list that the server filters, sorts and pages: any number of rows, one page of them here. */
import { Alert, Button, Checkbox, Skeleton, Table } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import { directionOf, toggled } from './sort.ts'
import { moveOnKey } from './table-keys.ts'
import type { Selection } from './selection.ts'
import css from './list.module.css'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Its name in `$orderBy`; without one it is not sorted by. */
  readonly sort?: string
  readonly align?: 'left' | 'right'
  /** Takes this share of the room there is, in percent, and is cut where that is less than its words: the others are read whole. */
  readonly grows?: number
  /** Shown on phones too. */
  readonly phone?: boolean
  /** Shown only when chosen from the columns. */
  readonly isExtra?: boolean
}

interface Given<Row> {
  /** What is listed, for whoever listens. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while the first page is read. */
  readonly rows: readonly Row[] | undefined
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  readonly sort?: string | undefined
  /** Left out where none of its columns is sorted by. */
  readonly onSort?: ((sort: string) => void) | undefined
  readonly selection?: Selection
  /** The rows are of the page before; the next is being read. */
  readonly isStale?: boolean
  readonly error?: Error | null
  readonly onRetry?: () => void
  /** Shown instead of rows where there are none. */
  readonly empty: ReactNode
}

const SKELETONS = 8
const NOT_SORTED = (): void => undefined

export function DataTable<Row>(given: Given<Row>) {
  const { label, columns, rows, selection, isStale, error, empty } = given
  const words = useWords(uiWords)
  const body = useRef<HTMLTableSectionElement>(null)
  if (error && !rows) return <Failure error={error} onRetry={given.onRetry} />
  if (rows?.length === 0) return empty
  return (
    <div className={css['scroll']} data-stale={isStale || undefined} aria-busy={isStale || !rows}>
      <Table aria-label={label} className={css['table'] ?? ''} verticalSpacing={0} horizontalSpacing="sm">
        <Table.Thead className={css['head'] ?? ''}>
          <Table.Tr>
            {selection && rows && (
              <Table.Th className={css['tick'] ?? ''}>
                <SelectAll ids={rows.map(given.idOf)} selection={selection} />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Heading
                key={column.id}
                column={column}
                sort={given.sort}
                onSort={given.onSort ?? NOT_SORTED}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body} onKeyDown={(event) => moveOnKey(event, body.current)}>
          {rows
            ? rows.map((row) => <Row key={given.idOf(row)} row={row} given={given} />)
            : Array.from({ length: SKELETONS }, (_, at) => <Waiting key={at} columns={columns} />)}
        </Table.Tbody>
      </Table>
      {!rows && (
        <span className="visually-hidden" role="status">
          {words.list.loading}
        </span>
      )}
    </div>
  )
}

function Heading<Row>({
  column: { title, sort: field, align = 'left', phone, grows },
  sort,
  onSort,
}: {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: (sort: string) => void
}) {
  const words = useWords(uiWords)
  const direction = field === undefined ? undefined : directionOf(sort, field)
  const ariaSort = direction && (direction === 'asc' ? 'ascending' : 'descending')
  return (
    <Table.Th
      data-align={align}
      data-phone={phone || undefined}
      data-grows={grows !== undefined || undefined}
      {...(grows !== undefined && { w: `${grows}%` })}
      {...(ariaSort && { 'aria-sort': ariaSort })}
    >
      {field === undefined ? (
        title
      ) : (
        <button
          type="button"
          className={css['sort']}
          title={words.list.sortBy(title)}
          onClick={() => onSort(toggled(sort, field))}
        >
          {title}
          <Icon name={direction === 'asc' ? 'up' : direction === 'desc' ? 'down' : 'sort'} size={14} />
        </button>
      )}
    </Table.Th>
  )
}

function Row<Row>({ row, given }: { readonly row: Row; readonly given: Given<Row> }) {
  const words = useWords(uiWords)
  const { selection, columns } = given
  const id = given.idOf(row)
  const isSelected = selection?.ids.has(id) ?? false
  return (
    <Table.Tr data-selected={isSelected || undefined}>
      {selection && (
        <Table.Td className={css['tick'] ?? ''}>
          <Checkbox
            size="sm"
            checked={isSelected}
            onChange={() => selection.toggle(id)}
            aria-label={words.list.selectRow(given.nameOf(row))}
            // Rows are walked through with the arrows, by what they open.
            tabIndex={-1}
          />
        </Table.Td>
      )}
      {columns.map(({ id: column, cell, align = 'left', phone, grows }) => (
        <Table.Td
          key={column}
          data-align={align}
          data-phone={phone || undefined}
          data-grows={grows !== undefined || undefined}
          {...(grows !== undefined && { w: `${grows}%` })}
        >
          {cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function SelectAll({ ids, selection }: { readonly ids: readonly string[]; readonly selection: Selection }) {
  const words = useWords(uiWords)
  const selected = ids.filter((id) => selection.ids.has(id)).length
  return (
    <Checkbox
      size="sm"
      aria-label={words.list.selectAll}
      checked={selected > 0 && selected === ids.length}
      indeterminate={selected > 0 && selected < ids.length}
      onChange={() => selection.set(ids, selected < ids.length)}
    />
  )
}

function Waiting<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <Table.Tr aria-hidden="true">
      {columns.map(({ id, phone }) => (
        <Table.Td key={id} data-phone={phone || undefined}>
          <Skeleton height={12} width="70%" />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: (() => void) | undefined }) {
  const words = useWords(uiWords)
  return (
    <Alert color="red" icon={<Icon name="warning" />} title={words.list.failed} role="alert">
      {error.message}
      {onRetry && (
        <Button variant="default" size="xs" onClick={onRetry} display="block" mt="sm">
          {words.list.again}
        </Button>
      )}
    </Alert>
  )
}
