/** `$orderBy` of one column, as the head of a table reads and writes it. */

export type Direction = 'asc' | 'desc'

export function directionOf(sort: string | undefined, field: string): Direction | undefined {
  const [first = '', direction = 'asc'] = (sort ?? '').split(',')[0]?.trim().split(/\s+/) ?? []
  if (first !== field) return undefined
  return direction === 'desc' ? 'desc' : 'asc'
}

/** Ascending first, then descending. */
export function toggled(sort: string | undefined, field: string): string {
  return directionOf(sort, field) === 'asc' ? `${field} desc` : `${field} asc`
}
