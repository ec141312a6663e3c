/** What the counters count of a product, besides the product. Pure. */

/** The names that prompts may hold. */
export function facetsOf(product: {
  readonly vendor: string | null
  readonly currency: string | null
  readonly tags: readonly string[]
}): string[] {
  const { vendor, currency, tags } = product
  return [
    ...(vendor === null ? [] : [`vendor=${vendor}`]),
    ...(currency === null ? [] : [`currency=${currency}`]),
    ...tags.map((tag) => `tag=${tag}`),
  ]
}
