/** What a list shows, as its address says it: filter, order, page. */

export const PAGE_ROWS = 50

export interface ListSearch {
  /** In the language of `$filter`. */
  readonly filter?: string
  /** In the language of `$orderBy`. */
  readonly sort?: string
  /** From 1. */
  readonly page?: number
}

/** For `validateSearch`: what is not understood is left out. */
export function readListSearch({ filter, sort, page }: Record<string, unknown>): ListSearch {
  const number = Number(page)
  return {
    ...(typeof filter === 'string' && filter ? { filter } : {}),
    ...(typeof sort === 'string' && sort ? { sort } : {}),
    ...(Number.isSafeInteger(number) && number > 1 ? { page: number } : {}),
  }
}

/** As `useList` takes it. */
export function pageOf({ filter, sort, page = 1 }: ListSearch, rows = PAGE_ROWS) {
  return { filter, sort, offset: (page - 1) * rows, limit: rows }
}

export type ListChange = { readonly [Name in keyof ListSearch]?: ListSearch[Name] | undefined }

/** With a change; another filter or order begins at the first page. */
export function withChange(search: ListSearch, change: ListChange): ListSearch {
  return readListSearch({ ...search, page: undefined, ...change })
}
