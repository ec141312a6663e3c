import { shell as en } from './en/shell.ts'
import { shell as sv } from './sv/shell.ts'
import type { Catalogues } from './language.ts'

export const shellWords: Catalogues<typeof en> = { en, sv }
