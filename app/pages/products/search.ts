/** Which products are shown, as the address says it. */
import { readListSearch, type ListSearch } from '../../ui/list/search.ts'

export interface ProductsSearch extends ListSearch {
  /** As a shopper would say it. */
  readonly prompt?: string
}

/** For `validateSearch`: what is not understood is left out. */
export function readProductSearch({ prompt, ...rest }: Record<string, unknown>): ProductsSearch {
  return { ...readListSearch(rest), ...(typeof prompt === 'string' && prompt.trim() ? { prompt } : {}) }
}
