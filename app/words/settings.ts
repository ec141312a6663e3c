import { settings as en } from './en/settings.ts'
import { settings as sv } from './sv/settings.ts'
import type { Catalogues } from './language.ts'

export const settingsWords: Catalogues<typeof en> = { en, sv }
