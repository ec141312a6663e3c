/** Whether a shop sells a product now, by what it says of it. */

/** Not when it is sold out, taken down or not yet there: nothing that a reader could buy. What is not said is no reason. */
export function isForSale({
  isForSale,
  status,
}: {
  readonly isForSale: boolean | null
  readonly status: string | null
}): boolean {
  return isForSale !== false && (status === null || status === '' || status.toLowerCase() === 'active')
}
