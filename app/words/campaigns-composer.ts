import { composer as en } from './en/campaigns-composer.ts'
import { composer as sv } from './sv/campaigns-composer.ts'
import type { Catalogues } from './language.ts'

export const composerWords: Catalogues<typeof en> = { en, sv }
