import { bulk as en } from './en/bulk.ts'
import { bulk as sv } from './sv/bulk.ts'
import type { Catalogues } from './language.ts'

export const bulkWords: Catalogues<typeof en> = { en, sv }
