import { warnings as en } from './en/campaigns-warnings.ts'
import { warnings as sv } from './sv/campaigns-warnings.ts'
import type { Catalogues } from './language.ts'

export const warningWords: Catalogues<typeof en> = { en, sv }
