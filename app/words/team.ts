import { team as en } from './en/team.ts'
import { team as sv } from './sv/team.ts'
import type { Catalogues } from './language.ts'

export const teamWords: Catalogues<typeof en> = { en, sv }
