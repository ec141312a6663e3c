import { security as en } from './en/security.ts'
import { security as sv } from './sv/security.ts'
import type { Catalogues } from './language.ts'

export const securityWords: Catalogues<typeof en> = { en, sv }
