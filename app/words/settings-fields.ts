import { settingsFields as en } from './en/settings-fields.ts'
import { settingsFields as sv } from './sv/settings-fields.ts'
import type { Catalogues } from './language.ts'

export const settingsFieldsWords: Catalogues<typeof en> = { en, sv }
