import { home as en } from './en/home.ts'
import { home as sv } from './sv/home.ts'
import type { Catalogues } from './language.ts'

export const homeWords: Catalogues<typeof en> = { en, sv }
