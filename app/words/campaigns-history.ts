import { history as en } from './en/campaigns-history.ts'
import { history as sv } from './sv/campaigns-history.ts'
import type { Catalogues } from './language.ts'

export const historyWords: Catalogues<typeof en> = { en, sv }
