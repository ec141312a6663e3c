import { settingsForms as en } from './en/settings-forms.ts'
import { settingsForms as sv } from './sv/settings-forms.ts'
import type { Catalogues } from './language.ts'

export const settingsFormsWords: Catalogues<typeof en> = { en, sv }
