/** What the page of pictures shows, as its address says it. */

export interface MediaSearch {
  readonly search?: string
  readonly unused?: true
  /** From 1. */
  readonly page?: number
  /** The picture that is open, by id. */
  readonly open?: string
}

export function readMediaSearch({ search, unused, page, open }: Record<string, unknown>): MediaSearch {
  const number = Number(page)
  return {
    ...(typeof search === 'string' && search ? { search } : {}),
    ...(unused === true ? { unused } : {}),
    ...(Number.isSafeInteger(number) && number > 1 ? { page: number } : {}),
    ...(typeof open === 'string' && open ? { open } : {}),
  }
}
