import { ui as en } from './en/ui.ts'
import { ui as sv } from './sv/ui.ts'
import type { Catalogues } from './language.ts'

export const uiWords: Catalogues<typeof en> = { en, sv }
