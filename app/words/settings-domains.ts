import { settingsDomains as en } from './en/settings-domains.ts'
import { settingsDomains as sv } from './sv/settings-domains.ts'
import type { Catalogues } from './language.ts'

export const settingsDomainsWords: Catalogues<typeof en> = { en, sv }
