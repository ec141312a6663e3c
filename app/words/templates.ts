import { templates as en } from './en/templates.ts'
import { templates as sv } from './sv/templates.ts'
import type { Catalogues } from './language.ts'

export const templateWords: Catalogues<typeof en> = { en, sv }
