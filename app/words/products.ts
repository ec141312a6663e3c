import { products as en } from './en/products.ts'
import { products as sv } from './sv/products.ts'
import type { Catalogues } from './language.ts'

export const productsWords: Catalogues<typeof en> = { en, sv }
