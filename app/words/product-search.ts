import { productSearch as en } from './en/product-search.ts'
import { productSearch as sv } from './sv/product-search.ts'
import type { Catalogues } from './language.ts'

export const productSearchWords: Catalogues<typeof en> = { en, sv }
