/** A list that is read from the newest on, without pages: its table and the way further back. */
import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { Older } from './older-rows.tsx'

interface Said {
  readonly title: string
  readonly text: string
}

interface Given<Row> {
  readonly list: {
    readonly data: { readonly items: readonly Row[] } | undefined
    readonly error: Error | null
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** Narrowed by what its address says. */
  readonly isFiltered: boolean
  readonly words: { readonly empty: Said; readonly noMatch: Said }
  readonly icon: IconName
  /** How many there are, where it is known. */
  readonly total?: string | undefined
  readonly isFirst: boolean
  readonly next: string | null
  /** Undefined: the newest. */
  readonly onPage: (after: string | undefined) => void
}

export function NewestFirst<Row>({
  list: { data, error, isPlaceholderData, refetch },
  words,
  icon,
  isFiltered,
  total,
  isFirst,
  next,
  onPage,
  ...table
}: Given<Row>): ReactNode {
  const shown = data?.items.length ?? 0
  return (
    <>
      <DataTable
        {...table}
        rows={error ? undefined : data?.items}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={isFiltered ? 'search' : icon} {...(isFiltered ? words.noMatch : words.empty)} />
        }
      />
      {data && (shown > 0 || !isFirst) && (
        <Older
          shown={shown}
          isFirst={isFirst}
          next={next}
          onPage={onPage}
          {...(total !== undefined && { total })}
        />
      )}
    </>
  )
}
