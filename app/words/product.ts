import { product as en } from './en/product.ts'
import { product as sv } from './sv/product.ts'
import type { Catalogues } from './language.ts'

export const productWords: Catalogues<typeof en> = { en, sv }
