/** A list of the API with pages: its table and, below it, the way through it. Its address holds its state. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import type { List } from '../../api/workspace.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { Pager } from './pager.tsx'
import { PAGE_ROWS, type ListChange, type ListSearch } from './search.ts'
import type { Selection } from './selection.ts'

export function PagedTable<Row extends { readonly id: string }>({
  list: { data, error, isPlaceholderData, refetch },
  search,
  onChange,
  sort,
  perPage = PAGE_ROWS,
  ...given
}: {
  readonly list: Pick<UseQueryResult<List<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>
  readonly search: Pick<ListSearch, 'sort' | 'page'>
  readonly onChange: (change: ListChange) => void
  /** How it is sorted where its address does not say. */
  readonly sort?: string
  readonly perPage?: number
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly nameOf: (row: Row) => string
  readonly selection?: Selection
  readonly empty: ReactNode
}) {
  const total = data?.meta.maxResults ?? 0
  return (
    <>
      <DataTable
        {...given}
        rows={error ? undefined : data?.items}
        idOf={({ id }) => id}
        sort={search.sort ?? sort}
        onSort={(chosen) => onChange({ sort: chosen })}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
      />
      {total > 0 && (
        <Pager total={total} page={search.page ?? 1} rows={perPage} onPage={(page) => onChange({ page })} />
      )}
    </>
  )
}

/** What is wrong with a filter that the API has read, said beside it; then there is no list to be shown. */
export function faultIn(filter: string | undefined, error: Error | null): string | undefined {
  return filter !== undefined && error instanceof ApiError && error.status === 400 ? error.message : undefined
}
