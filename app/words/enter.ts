import { enter as en } from './en/enter.ts'
import { enter as sv } from './sv/enter.ts'
import type { Catalogues } from './language.ts'

export const enterWords: Catalogues<typeof en> = { en, sv }
