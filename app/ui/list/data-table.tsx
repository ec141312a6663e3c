/** A table of a list that the server filters, sorts and pages: any number of rows, one page of them here. */
import { Alert, Button, Checkbox, Skeleton, Table } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import { foldsOf, type Column } from './column.ts'
import { DataRow, looksOf } from './data-row.tsx'
import { useFold, WrappedContext } from './fold.ts'
import { directionOf, toggled } from './sort.ts'
import { moveOnKey } from './table-keys.ts'
import type { Selection } from './selection.ts'
import css from './list.module.css'

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
  const { rows, isStale, error, empty } = given
  const words = useWords(uiWords)
  const folds = foldsOf(given.columns)
  const most = folds.length - 1
  const { fold, ref } = useFold(given.columns.map(({ id }) => id).join(' '), most, rows)
  const isWrapped = fold === most
  if (error && !rows) return <Failure error={error} onRetry={given.onRetry} />
  if (rows?.length === 0) return empty
  return (
    <div
      ref={ref}
      className={css['scroll']}
      data-wrapped={isWrapped || undefined}
      data-stale={isStale || undefined}
      aria-busy={isStale || !rows}
    >
      <WrappedContext value={isWrapped}>
        <Rows given={given} {...(folds[fold] ?? folds[0])} />
      </WrappedContext>
      {!rows && (
        <span className="visually-hidden" role="status">
          {words.list.loading}
        </span>
      )}
    </div>
  )
}

function Rows<Row>({
  given,
  columns,
  below,
}: {
  readonly given: Given<Row>
  readonly columns: readonly Column<Row>[]
  readonly below: readonly Column<Row>[]
}) {
  const { rows, selection, idOf, nameOf } = given
  const body = useRef<HTMLTableSectionElement>(null)
  return (
    <Table aria-label={given.label} className={css['table'] ?? ''} verticalSpacing={0} horizontalSpacing="sm">
      <Table.Thead className={css['head'] ?? ''}>
        <Table.Tr>
          {selection && rows && (
            <Table.Th className={css['tick'] ?? ''}>
              <SelectAll ids={rows.map(idOf)} selection={selection} />
            </Table.Th>
          )}
          {columns.map((column, at) => (
            <Heading
              key={column.id}
              column={column}
              isFirst={at === 0}
              sort={given.sort}
              onSort={given.onSort ?? NOT_SORTED}
            />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={body} onKeyDown={(event) => moveOnKey(event, body.current)}>
        {rows
          ? rows.map((row) => {
              const id = idOf(row)
              return <DataRow key={id} {...{ row, id, columns, below, selection }} name={nameOf(row)} />
            })
          : Array.from({ length: SKELETONS }, (_, at) => <Waiting key={at} columns={columns} />)}
      </Table.Tbody>
    </Table>
  )
}

function Heading<Row>({
  column,
  isFirst,
  sort,
  onSort,
}: {
  readonly column: Column<Row>
  readonly isFirst: boolean
  readonly sort: string | undefined
  readonly onSort: (sort: string) => void
}) {
  const words = useWords(uiWords)
  const { title, sort: field } = column
  const direction = field === undefined ? undefined : directionOf(sort, field)
  const ariaSort = direction && (direction === 'asc' ? 'ascending' : 'descending')
  return (
    <Table.Th {...looksOf(column, isFirst)} {...(ariaSort && { 'aria-sort': ariaSort })}>
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
      {columns.map(({ id }) => (
        <Table.Td key={id}>
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
