import { blocks as en } from './en/campaigns-blocks.ts'
import { blocks as sv } from './sv/campaigns-blocks.ts'
import type { Catalogues } from './language.ts'

export const blockWords: Catalogues<typeof en> = { en, sv }
