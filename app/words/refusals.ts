import { refusals as en } from './en/refusals.ts'
import { refusals as sv } from './sv/refusals.ts'
import type { Catalogues } from './language.ts'

export const refusalWords: Catalogues<typeof en> = { en, sv }
