import { ending as en } from './en/ending.ts'
import { ending as sv } from './sv/ending.ts'
import type { Catalogues } from './language.ts'

export const endingWords: Catalogues<typeof en> = { en, sv }
