import { report as en } from './en/campaigns-report.ts'
import { report as sv } from './sv/campaigns-report.ts'
import type { Catalogues } from './language.ts'

export const reportWords: Catalogues<typeof en> = { en, sv }
