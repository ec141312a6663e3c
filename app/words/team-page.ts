import { teamPage as en } from './en/team-page.ts'
import { teamPage as sv } from './sv/team-page.ts'
import type { Catalogues } from './language.ts'

export const teamPageWords: Catalogues<typeof en> = { en, sv }
